// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    struct `Answers` {
        @Test(arguments: [
            ("twice", "first"), ("answer later", "from a thread"), ("fork", "forked"), ("progress", "done"),
            ("close output", "closed"), ("unknown frames", "answered"),
            ("beyond the end", "There is no such item, attachment or type."),
        ])
        func `reach the host`(_ conduct: String, _ text: String) async throws {
            let home = try await Home(installing: App.conduct())
            let result = try await home.run("run", App.extensionIdentifier, "--title", conduct)
            #expect(result.run.status == 0)
            #expect(result.document.outcome == "completed")
            #expect(result.text == text)
            #expect(result.error == nil)
        }

        @Test
        func `may be empty`() async throws {
            let result = try await run("no items")
            #expect(result.document.outcome == "completed")
            #expect(result.document.items?.isEmpty == true)
        }

        @Test(arguments: [
            ("own error", "org.example.Errors", 42), ("complete after cancel", "org.example", 5),
            ("cancel", "NSCocoaErrorDomain", 3072), ("imitate errors", "LodgerErrorDomain", 3),
        ])
        func `can be errors of the extension's own`(_ conduct: String, _ domain: String, _ code: Int) async throws {
            let result = try await run(conduct)
            #expect(result.run.status == 1)
            #expect(result.document.outcome == "cancelled")
            #expect(result.error?.name == "cancelled")
            #expect(result.error?.domain == domain)
            #expect(result.error?.code == code)
        }

        @Test
        func `that nobody asked for are ignored and told`() async throws {
            let result = try await run("answer unasked")
            #expect(result.text == "answered")
            #expect(result.document.diagnostics?.count == 1)
        }

        @Test
        func `are followed by the work that was announced`() async throws {
            let home = try await Home(installing: App.conduct())
            let result = try await home.run("run", App.extensionIdentifier, "--title", "work after end")
            #expect(result.run.status == 0)
            let container = try #require(try await home.run("container", "path", App.extensionIdentifier).document.path)
            #expect(FileManager.default.contents(atPath: "\(container)/after") == Data("d".utf8))
        }

        @Test(arguments: ["--json", "--verbose"])
        func `may hold any value`(_ option: String) async throws {
            let home = try await Home(installing: App.conduct())
            let words = ["run", App.extensionIdentifier, "--title", "strange values", "--home", home.path, option]
            let run = try await home.runPlainly(words.map { Array($0.utf8) })
            #expect(run.status == 0, "\(run.text) \(run.diagnostics)")
            // What a terminal would take as a command must not reach it.
            #expect(!run.output.contains(0x1B))
        }

        @Test(arguments: ["too large data", "too many files"])
        func `that do not fit into a message end in one error`(_ conduct: String) async throws {
            let result = try await run(conduct)
            #expect(result.run.status == 1)
            #expect(result.error?.name == "protocol-violation")
        }

        private func run(_ conduct: String) async throws -> Home.Result {
            let home = try await Home(installing: App.conduct())
            return try await home.run("run", App.extensionIdentifier, "--title", conduct)
        }
    }

    struct `Returned files` {
        @Test(arguments: [
            ("../../x", "x"), ("/etc/passwd", "passwd"), ("", "attachment-1"), ("..", "attachment-1"),
            (".", "attachment-1"), ("a/..", "attachment-1"), ("...", "..."), (".hidden", ".hidden"),
            ("a\u{1}\n\u{7F}b\u{1B}[31m", "ab[31m"), ("-rf", "-rf"), ("ü b.txt", "ü b.txt"),
            (String(repeating: "n", count: 300), String(repeating: "n", count: 200)),
            (String(repeating: "ü", count: 150), String(repeating: "ü", count: 100)),
        ])
        func `are written under harmless names`(_ suggested: String, _ name: String) async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--title",
                "named file",
                "--content-text",
                suggested,
                "--out",
                out
            )
            #expect(result.run.status == 0, "\(result.run.diagnostics)")
            #expect(result.document.files == ["\(out)/\(name)"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: out) == [name])
            #expect(FileManager.default.contents(atPath: "\(out)/\(name)") == Data("content".utf8))
        }

        @Test
        func `keep a long name's extension`() async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            try await home.run(
                "run",
                App.extensionIdentifier,
                "--title",
                "named file",
                "--content-text",
                String(repeating: "n", count: 300) + ".txt",
                "--out",
                out
            )
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: out).first)
            #expect(name.hasSuffix("n.txt"))
        }

        @Test
        func `get a number where their name is taken`() async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            let result = try await home.run("run", App.extensionIdentifier, "--title", "same names", "--out", out)
            #expect(result.document.files == ["\(out)/same.txt", "\(out)/same-2.txt"])
            #expect(FileManager.default.contents(atPath: "\(out)/same.txt") == Data("first".utf8))
            #expect(FileManager.default.contents(atPath: "\(out)/same-2.txt") == Data("second".utf8))
        }

        @Test
        func `do not follow a link that lies in their place`() async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(
                atPath: "\(out)/x",
                withDestinationPath: home.scratch.path("outside")
            )
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--title",
                "named file",
                "--content-text",
                "x",
                "--out",
                out
            )
            #expect(result.document.files == ["\(out)/x-2"])
            #expect(!FileManager.default.fileExists(atPath: home.scratch.path("outside")))
        }

        @Test
        func `may be larger than a frame`() async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            try await home.run("run", App.extensionIdentifier, "--title", "large data", "--out", out)
            let written = FileManager.default.contents(atPath: "\(out)/large.bin")
            #expect(written == Data((0..<5 * 1024 * 1024).map { UInt8($0 % 251) }))
        }

        @Test(arguments: ["folder as file", "pipe as file"])
        func `must be files`(_ conduct: String) async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            let result = try await home.run("run", App.extensionIdentifier, "--title", conduct, "--out", out)
            #expect(result.run.status == 2)
            #expect(result.document.outcome == "failed")
            #expect(result.error?.name == "bad-input")
            #expect(try FileManager.default.contentsOfDirectory(atPath: out).isEmpty)
        }
    }
}
