// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost
internal import LodgerSystem
internal import LodgerTypes

/// From asking a living extension to its answer.
enum RoundTrips {
    private static let warmUps = 200

    static func measure(_ host: Host, _ table: inout Table) async throws {
        for (name, bytes, count) in [("100 B", 100, 20_000), ("64 KiB", 65_536, 5_000)] {
            let lodger = try await lodger(host, bytes: bytes, count: count)
            table.add("round trip \(name), p50", lodger.quantile(0.5))
            table.add("round trip \(name), p99", lodger.quantile(0.99))
            let bare = try await bare(bytes: bytes, count: count)
            table.add("limit: socket pair \(name), p50", bare.quantile(0.5))
            table.add("limit: socket pair \(name), p99", bare.quantile(0.99))
        }
    }

    /// One item with so many bytes.
    static func items(bytes: Int) -> [ExtensionItem] {
        [ExtensionItem(userInfo: ["bytes": .data([UInt8](repeating: 7, count: bytes))])]
    }

    private static func lodger(_ host: Host, bytes: Int, count: Int) async throws -> Samples {
        let process = try await host.start(echo)
        let items = items(bytes: bytes)
        let expected = items[0].userInfo
        // A host that cares for microseconds runs on the event loop, as the extension's frames do.
        let samples = try await Task(executorPreference: EventLoop.shared) {
            var samples = Samples()
            for round in -warmUps..<count {
                var sample = Samples()
                var answer: [ExtensionItem] = []
                try await sample.measure { answer = try await process.request(items: items) }
                guard answer.first?.userInfo == expected else { throw WrongAnswer() }
                if round >= 0 { samples.add(sample) }
            }
            return samples
        }.value
        await process.end()
        return samples
    }

    private static func bare(bytes: Int, count: Int) async throws -> Samples {
        let peer = try BarePeer(program: barePeerPath())
        let packet = [UInt8](repeating: 7, count: bytes)
        var samples = Samples()
        for round in -warmUps..<count {
            var sample = Samples()
            try await sample.measure { try peer.echo(packet) }
            if round >= 0 { samples.add(sample) }
        }
        return samples
    }
}

/// An answer that differs from what was sent.
struct WrongAnswer: Error, CustomStringConvertible {
    /// The error as one line of text.
    var description: String { "the extension answered with something else" }
}
