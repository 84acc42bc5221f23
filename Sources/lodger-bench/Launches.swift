// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// From asking for a new process to its first answer.
enum Launches {
    private static let warmUps = 2
    private static let count = 40

    static func measure(_ host: Host, _ table: inout Table) async throws {
        let items = RoundTrips.items(bytes: 100)
        var lodger = Samples()
        var bare = Samples()
        let program = barePeerPath()
        let bytes = [UInt8](repeating: 7, count: 100)
        for round in -warmUps..<count {
            var sample = Samples()
            var process: ExtensionProcess?
            try await sample.measure {
                process = try await host.start(echo)
                _ = try await process?.request(items: items)
            }
            await process?.end()
            if round >= 0 { lodger.add(sample) }

            var bareSample = Samples()
            try await bareSample.measure {
                let peer = try BarePeer(program: program)
                try peer.echo(bytes)
            }
            if round >= 0 { bare.add(bareSample) }
        }
        table.add("first answer, C extension", lodger.quantile(0.5))
        table.add("first answer, C extension, p99", lodger.quantile(0.99))
        table.add("limit: bare C program, first answer", bare.quantile(0.5))
    }
}
