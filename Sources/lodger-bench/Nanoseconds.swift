// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem

/// How long one call of many takes.
enum Nanoseconds {
    private static let batches = 15

    /// The median of batches, each of so many calls of a body.
    static func median(of count: Int, _ body: () throws -> Void) rethrows -> Double {
        try body()
        var samples: [Double] = []
        for _ in 0..<batches {
            let start = Instant.now
            for _ in 0..<count { try body() }
            samples.append(Instant.now.milliseconds(since: start) * 1e6 / Double(count))
        }
        return samples.sorted()[batches / 2]
    }
}
