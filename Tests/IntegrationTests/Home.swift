// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

/// A Lodger home in a scratch folder, which the program is run with.
final class Home: Sendable {
    let scratch: Scratch
    let path: String

    init(named name: String = "home") throws {
        scratch = try Scratch()
        path = scratch.path(name)
    }

    /// A home in which one app is installed.
    convenience init(installing app: App) async throws {
        try self.init()
        let result = try await run("install", app.path)
        guard result.run.status == 0 else { throw ToolFailure(output: result.run.text + result.run.diagnostics) }
    }

    deinit {
        // What a failed test leaves running must not disturb the others.
        for process in processes() { kill(process, SIGKILL) }
    }

    /// An environment that has nothing of the caller's.
    var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": scratch.path("person"), "TMPDIR": scratch.path(""), "LC_ALL": "C.UTF-8",
        ]
    }

    /// What a run with `--json` gave.
    struct Result {
        var run: Program.Run
        var document: Document

        var error: Document.Failure? { document.error }
        var text: String? { document.items?.first?.contentText }
    }

    /// Runs `lodger … --json` in this home and reads the one document that it must print.
    ///
    /// Whatever was asked, the program ends by itself, and leaves no process.
    @discardableResult
    func run(
        _ arguments: String...,
        input: [UInt8] = [],
        environment extra: [String: String] = [:],
        _ location: SourceLocation = #_sourceLocation
    ) async throws -> Result {
        try await run(arguments, input: input, environment: extra, location)
    }

    /// Runs `lodger … --json` in this home and reads the one document that it must print.
    @discardableResult
    func run(
        _ arguments: [String],
        input: [UInt8] = [],
        environment extra: [String: String] = [:],
        _ location: SourceLocation = #_sourceLocation
    ) async throws -> Result {
        let run = try await Program.lodger.run(
            (arguments + ["--json", "--home", path]).map { Array($0.utf8) },
            environment: environment.merging(extra) { $1 },
            in: scratch.path(""),
            input: input
        )
        #expect(!run.isTimedOut, "\(arguments) had to be ended.", sourceLocation: location)
        #expect(run.status >= 0, "\(arguments) was ended by signal \(-run.status).", sourceLocation: location)
        #expect(await isAbandoned(), "\(arguments) left a process.", sourceLocation: location)
        return Result(run: run, document: try Self.document(run, location))
    }

    /// The one document that a run with `--json` must print.
    static func document(_ run: Program.Run, _ location: SourceLocation = #_sourceLocation) throws -> Document {
        do {
            return try JSONDecoder().decode(Document.self, from: Data(run.output))
        } catch {
            throw ToolFailure(output: "\(error)\n\(run.text)\n\(run.diagnostics)\nat \(location)")
        }
    }

    /// Runs `lodger` with exactly these arguments, which need not be text.
    func runPlainly(_ arguments: [[UInt8]], environment extra: [String: String] = [:]) async throws -> Program.Run {
        try await Program.lodger.run(
            arguments,
            environment: environment.merging(extra) { $1 },
            in: scratch.path("")
        )
    }
}

// MARK: - Processes

extension Home {
    /// The processes of extensions in this home: those whose own home is one of its containers.
    func processes() -> [pid_t] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap(pid_t.init) ?? []
        return numbers.filter { number in
            guard let file = FileHandle(forReadingAtPath: "/proc/\(number)/environ") else { return false }
            let variables = (try? file.readToEnd()) ?? Data()
            return variables.split(separator: 0).contains { $0.starts(with: "HOME=\(path)/".utf8) }
        }
    }

    /// Whether no process of an extension is left, or none after the moment that a killed one needs to go.
    func isAbandoned(within limit: Duration = .milliseconds(300)) async -> Bool {
        let end = ContinuousClock.now + limit
        while !processes().isEmpty {
            guard ContinuousClock.now < end else { return false }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return true
    }
}
