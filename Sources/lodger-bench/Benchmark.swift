// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// Runs every measurement, round after round.
enum Benchmark {
    private static let usage = """
        lodger-bench prints what things cost, next to the machine's limit measured in the same run.

        usage: lodger-bench APP [ROUNDS]
               lodger-bench predicates [PEER]

        APP is the packed Echo.app that `make bench` builds. Pin the run to one CPU with `taskset -c 1`.
        PEER is the program that `make bench-predicates` builds.
        """

    static func run(_ arguments: [String]) async -> Int32 {
        if arguments.first == "predicates", arguments.count <= 2 {
            return await status { try predicates(peer: arguments.dropFirst().first.map(PredicatePeer.init)) }
        }
        guard let app = arguments.first, app.hasSuffix(".app"), arguments.count <= 2,
            let rounds = arguments.count == 2 ? Int(arguments[1]) : 5, (1...100).contains(rounds)
        else {
            print(usage)
            return arguments == ["--help"] ? 0 : 2
        }
        return await status { try await measure(app: app, rounds: rounds) }
    }

    private static func status(_ body: () async throws -> Void) async -> Int32 {
        do {
            try await body()
            return 0
        } catch {
            StandardError.print("lodger-bench: \(error)")
            return 1
        }
    }

    private static func predicates(peer: PredicatePeer?) throws {
        try PredicateFigures.print(peer: peer)
        RuleFigures.print()
    }

    private static func measure(app: String, rounds: Int) async throws {
        let scratch = try ScratchHome()
        let host = try Host(HostConfiguration(homePath: scratch.path, extensionPath: []))
        _ = try await host.install(appAt: app)
        var table = Table()
        for _ in 0..<rounds {
            try await Launches.measure(host, &table)
            try await RoundTrips.measure(host, &table)
        }
        print("microseconds: median, least and greatest of \(rounds) rounds\n\n\(table.text)\n\nratios to the limit\n")
        for (name, limit) in [
            ("first answer, C extension", "limit: bare C program, first answer"),
            ("round trip 100 B, p50", "limit: socket pair 100 B, p50"),
            ("round trip 64 KiB, p50", "limit: socket pair 64 KiB, p50"),
        ] {
            print("\(name): \(Table.padded(table.median(name) / table.median(limit), width: 0).dropFirst()) times")
        }
    }
}

/// The extension that echoes.
let echo = "org.lodger.Echo.Echo"

/// The program that is the limit, beside this one.
func barePeerPath() -> String {
    guard let program = realpath("/proc/self/exe", nil) else { return "bench-peer" }
    defer { free(program) }
    return String(cString: program).split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/bench-peer"
}
