// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    /// A way to misbehave during a request, and the error that it ends with.
    struct Misconduct: Sendable, CustomTestStringConvertible {
        let conduct: String
        let name: String
        var status: Int?
        var signal: String?

        init(_ conduct: String, _ name: String, status: Int? = nil, signal: String? = nil) {
            self.conduct = conduct
            self.name = name
            self.status = status
            self.signal = signal
        }

        var testDescription: String { conduct }
    }

    struct `Extensions that misbehave` {
        @Test(arguments: [
            Misconduct("exit 0", "exited", status: 0),
            Misconduct("exit 7", "exited", status: 7),
            Misconduct("_exit", "exited", status: 3),
            Misconduct("fork and exit", "exited", status: 0),
            Misconduct("abort", "crashed", signal: "SIGABRT"),
            Misconduct("segfault", "crashed", signal: "SIGSEGV"),
            Misconduct("illegal", "crashed", signal: "SIGILL"),
            Misconduct("give up", "protocol-violation"),
            Misconduct("no list", "protocol-violation"),
            Misconduct("list of numbers", "protocol-violation"),
            Misconduct("close 3 and spin", "protocol-violation"),
            Misconduct("close 3 and sleep", "protocol-violation"),
            Misconduct("close 3 and return", "protocol-violation"),
            Misconduct("close 3 and open", "protocol-violation"),
            Misconduct("junk", "protocol-violation"),
            Misconduct("empty", "protocol-violation"),
            Misconduct("over-long", "protocol-violation"),
            Misconduct("too many descriptors", "protocol-violation"),
            Misconduct("unannounced descriptors", "protocol-violation"),
            Misconduct("second hello", "protocol-violation"),
            Misconduct("host's number", "protocol-violation"),
            Misconduct("same number", "protocol-violation"),
        ])
        func `end with one error and leave nothing`(_ misconduct: Misconduct) async throws {
            let result = try await conduct(misconduct.conduct)
            let error = try #require(result.error)
            #expect(result.document.outcome == "failed")
            #expect(error.name == misconduct.name, "\(error)")
            #expect(error.exitStatus == misconduct.status)
            #expect(error.signal == misconduct.signal)
            #expect(error.domain == "NSCocoaErrorDomain")
            #expect(error.code == 4097)
            #expect(error.extension == App.extensionIdentifier)
            #expect(error.request != nil)
            #expect(result.run.status == 1)
            #expect(try #require(result.document.timing).total < 5000)
        }

        @Test(arguments: ["spin", "sleep", "never", "stop", "flood", "flood loads", "flood progress"])
        func `miss their deadline`(_ name: String) async throws {
            let result = try await conduct(name, timeout: "0.5")
            #expect(result.error?.name == "deadline", "\(String(describing: result.error))")
            #expect(result.run.status == 1)
            #expect(result.error?.message == "\(App.extensionIdentifier) did not answer within 500 ms.")
            let total = try #require(result.document.timing).total
            #expect(total >= 490 && total < 1500)
            #expect((1..<200_000).contains(result.run.mostKilobytes))
        }

        @Test
        func `a flooded log keeps its end and not the rest`() async throws {
            let result = try await conduct("flood log")
            let error = try #require(result.error)
            #expect(error.name == "crashed")
            #expect(error.log.last == "the last line")
            #expect(error.log.count == 20)
            #expect((1..<100_000).contains(result.run.mostKilobytes))
        }

        @Test
        func `what was printed before a crash is in the log`() async throws {
            #expect(try await conduct("abort").error?.log == ["about to abort"])
        }

        @Test
        func `an end from outside is told from a crash`() async throws {
            let home = try await Home(installing: App.conduct())
            async let killed = home.run("run", App.extensionIdentifier, "--title", "never")
            let process = try #require(await home.process())
            kill(process, SIGKILL)
            let result = try await killed
            #expect(result.error?.name == "runner-lost")
            #expect(result.error?.signal == "SIGKILL")
        }

        @Test(arguments: ["spin", "sleep", "never"])
        func `go with their host`(_ conduct: String) async throws {
            let home = try await Home(installing: App.conduct())
            let started = Promise<pid_t>()
            async let run = Program.lodger.run(
                ["run", App.extensionIdentifier, "--title", conduct, "--home", home.path].map { Array($0.utf8) },
                environment: home.environment,
                in: "/",
                started: { started.keep($0) }
            )
            _ = try #require(await home.process())
            kill(await started.value, SIGKILL)
            #expect(try await run.status == -SIGKILL)
            #expect(await home.isAbandoned())
        }

        private func conduct(_ name: String, timeout: String = "10") async throws -> Home.Result {
            let home = try await Home(installing: App.conduct())
            return try await home.run("run", App.extensionIdentifier, "--title", name, "--timeout", timeout)
        }
    }
}

extension Home {
    /// The process of an extension, once it has begun its request.
    func process() async -> pid_t? {
        let end = ContinuousClock.now + .seconds(120)
        while ContinuousClock.now < end {
            if let process = processes().first {
                // The library is loaded and the request has come a moment later.
                try? await Task.sleep(for: .milliseconds(100))
                return process
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return nil
    }
}

/// A value that comes later.
final class Promise<Value: Sendable>: Sendable {
    private let stream: AsyncStream<Value>
    private let source: AsyncStream<Value>.Continuation

    init() { (stream, source) = AsyncStream.makeStream() }

    func keep(_ value: Value) { source.yield(value) }

    var value: Value {
        get async {
            for await value in stream { return value }
            fatalError("The promise was not kept.")
        }
    }
}
