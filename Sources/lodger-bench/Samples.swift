// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem

/// Durations of one thing, in microseconds.
struct Samples {
    private(set) var microseconds: [Double] = []

    /// Measures one more.
    mutating func measure(_ body: () async throws -> Void) async rethrows {
        let start = Instant.now
        try await body()
        microseconds.append(Instant.now.milliseconds(since: start) * 1000)
    }

    /// Adds what another measured.
    mutating func add(_ other: Samples) { microseconds += other.microseconds }

    /// The sample at a fraction of the way from the least to the greatest.
    func quantile(_ fraction: Double) -> Double {
        let sorted = microseconds.sorted()
        guard let last = sorted.last else { return .nan }
        let place = (fraction * Double(sorted.count - 1)).rounded()
        return sorted.indices.contains(Int(place)) ? sorted[Int(place)] : last
    }
}
