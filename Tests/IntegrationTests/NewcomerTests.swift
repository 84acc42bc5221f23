// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    /// What the README tells a newcomer to type.
    @Suite
    struct `A newcomer` {
        private static let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

        /// The blocks of code in the README, by language.
        private static func blocks(_ language: String) throws -> [String] {
            let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
            return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
                $0.components(separatedBy: "```").first
            }
        }

        @Test
        func `has the README's first extension running`() async throws {
            let scratch = try Scratch()
            try scratch.write(try #require(Self.blocks("c").first), to: "shout.c")
            let lists = try Self.blocks("xml")
            try scratch.write(try #require(lists.first), to: "Info.plist")
            try scratch.write(try #require(lists.dropFirst().first), to: "App.plist")
            let commands = try #require(Self.blocks("sh").first { $0.contains("shout.c") })
            let output = try await Self.shell(commands, in: scratch)
            #expect(output.hasSuffix("HELLO\n"))
        }

        @Test
        func `has a C extension of lodger new running`() async throws {
            let scratch = try Scratch()
            let commands = """
                "$LODGER/.build/release/lodger" new Greeter --language c
                make -C Greeter
                "$LODGER/.build/release/lodger" install Greeter/build/Greeter.app
                "$LODGER/.build/release/lodger" run org.example.Greeter.Extension --text Wörld
                """
            let output = try await Self.shell(commands, in: scratch)
            #expect(output.hasSuffix("Hello, Wörld!\n"))
        }

        @Test(arguments: ["9x", "a-b", "../x", "", "ä", "Foundation", "swift"])
        func `is told of a name that no module can have`(name: String) async throws {
            let result = try await Home().run("new", name)
            #expect(result.run.status == 2)
            #expect(result.error?.name == "bad-input")
        }

        /// Runs commands as they stand in the README, and gives what they print.
        private static func shell(_ commands: String, in scratch: Scratch) async throws -> String {
            let run = try await Program(path: "/bin/sh").run(
                ["-euc", commands].map { Array($0.utf8) },
                environment: [
                    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
                    "LODGER": root.path(percentEncoded: false), "LODGER_HOME": scratch.path("home"),
                    "LC_ALL": "C.UTF-8",
                ],
                in: scratch.path(""),
                timeout: .seconds(60)
            )
            #expect(run.status == 0, "\(run.diagnostics)")
            return run.text
        }
    }
}
