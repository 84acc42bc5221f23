// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    struct `Inputs` {
        @Test
        func `from standard input may be longer than an argument`() async throws {
            let text = String(repeating: "wörd ", count: 60_000)
            let result = try await load("--text", "-", input: Array(text.utf8))
            #expect(result.text == "4:\(text.utf8.count) ")
        }

        @Test
        func `from standard input must be text`() async throws {
            let result = try await load("--text", "-", input: [0x61, 0xFF, 0x62])
            #expect(result.run.status == 2)
            #expect(result.error?.name == "bad-input")
        }

        @Test
        func `that are large files travel as descriptors`() async throws {
            let home = try await Home(installing: App.conduct())
            let file = home.scratch.path("large.bin")
            try home.scratch.write([], to: "large.bin")
            truncate(file, 64 << 20)
            let result = try await home.run("run", App.extensionIdentifier, "--title", "load all", file)
            #expect(result.text == "10:\(64 << 20) ")
            #expect((1..<60_000).contains(result.run.mostKilobytes))
        }

        @Test
        func `may be folders, links, addresses and texts at once`() async throws {
            let home = try await Home(installing: App.conduct())
            try home.scratch.write("linked", to: "file.txt")
            try FileManager.default.createSymbolicLink(
                atPath: home.scratch.path("link.txt"),
                withDestinationPath: "file.txt"
            )
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--title",
                "load all",
                home.scratch.path("link.txt"),
                "https://example.org/x",
                "--text",
                "abc",
                home.scratch.path("")
            )
            let parts = try #require(result.text).split(separator: " ")
            #expect(parts.dropLast() == ["10:6", "9:21", "4:3"])
            #expect(parts.last?.hasPrefix("10:") == true)
        }

        @Test(arguments: ["missing.txt", "fifo", "socket/x", "", "/dev/zero", "file:///", "file://elsewhere/x"])
        func `that cannot be shared are refused`(_ name: String) async throws {
            let home = try await Home(installing: App.conduct())
            mkfifo(home.scratch.path("fifo"), 0o600)
            let input = name.hasPrefix("/") || name.hasPrefix("file:") || name.isEmpty ? name : home.scratch.path(name)
            let result = try await home.run("run", App.extensionIdentifier, "--title", "load all", input)
            if name == "file:///" { return #expect(result.run.status == 0) }
            #expect(result.run.status == 2)
            #expect(result.error?.name == "bad-input")
        }

        @Test
        func `of every form can be written as JSON`() async throws {
            let home = try await Home(installing: App.conduct())
            try home.scratch.write("12345", to: "file.txt")
            try home.scratch.write(
                """
                {"extensionItems": [
                    {"title": "load all", "attachments": [
                        {"registeredTypeIdentifiers": ["public.plain-text"], "value": "abc"},
                        {"registeredTypeIdentifiers": ["public.url"], "value": {"url": "https://example.org"}},
                        {"registeredTypeIdentifiers": ["public.data"], "value": {"data": "AAEC"}},
                        {"registeredTypeIdentifiers": ["public.plain-text"], "value": {"file": "file.txt"}},
                        {"value": {"file": "file.txt"}},
                        {"registeredTypeIdentifiers": ["com.apple.property-list"],
                            "value": {"plist": {"a": [1, 2.5, true, null, "x"], "b": {}}}},
                        {"registeredTypeIdentifiers": ["public.jpeg"], "value": null},
                        {"registeredTypeIdentifiers": ["public.png"]}
                    ], "userInfo": {"n": 1}},
                    {"attachments": [{"registeredTypeIdentifiers": ["public.text"], "value": "second"}]}
                ]}
                """,
                to: "items.json"
            )
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--items",
                home.scratch.path("items.json")
            )
            #expect(result.text == "4:3 9:19 5:3 10:5 10:5 8:2 failed failed 4:6 ")
        }

        @Test(arguments: [
            "", "{", "7", "{}", "[7]", #"[{"title": 7}]"#, #"[{"attachments": 7}]"#, #"[{"attachments": [{}]}]"#,
            #"[{"attachments": [{"registeredTypeIdentifiers": "public.text"}]}]"#,
            #"[{"attachments": [{"registeredTypeIdentifiers": [7]}]}]"#, #"[{"userInfo": []}]"#,
            #"[{"attachments": [{"registeredTypeIdentifiers": ["public.data"], "value": {"data": "%"}}]}]"#,
            #"[{"attachments": [{"registeredTypeIdentifiers": ["public.data"], "value": {"file": 7}}]}]"#,
            #"[{"attachments": [{"registeredTypeIdentifiers": ["public.data"], "value": 7}]}]"#,
            #"[{"attachments": [{"value": {"file": "missing"}}]}]"#, #"[{"contentText": {}}]"#,
            String(repeating: "[", count: 100_000),
        ])
        func `as JSON are checked`(_ document: String) async throws {
            let home = try await Home(installing: App.conduct())
            try home.scratch.write(document, to: "items.json")
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--items",
                home.scratch.path("items.json"),
                "--timeout",
                "5"
            )
            #expect(result.run.status == 2, "\(result.run.text)")
            #expect(result.error?.name == "bad-input")
        }

        @Test
        func `nest no deeper than the wire allows`() async throws {
            let home = try await Home(installing: App.conduct())
            let nested = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
            try home.scratch.write(
                #"[{"title": "load all", "attachments": [{"registeredTypeIdentifiers": ["public.data"], "#
                    + #""value": {"plist": \#(nested)}}]}]"#,
                to: "items.json"
            )
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--items",
                home.scratch.path("items.json"),
                "--timeout",
                "5"
            )
            #expect(result.error.map { $0.name == "bad-input" } ?? (result.text == "failed "), "\(result.run.text)")
        }

        @Test
        func `nobody knows end in not-found`() async throws {
            let home = try await Home(installing: App.conduct())
            let result = try await home.run("run", "org.example.Nobody", "--text", "x")
            #expect(result.run.status == 1)
            #expect(result.error?.name == "not-found")
            #expect(result.error?.fix != nil)
        }

        @Test
        func `see only their own folders`() async throws {
            let home = try await Home(installing: App.conduct())
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--title",
                "environment",
                environment: ["SECRET": "x", "LD_PRELOAD": "", "LODGER_HOME": "/x", "XDG_RUNTIME_DIR": "/run/x"]
            )
            let lines = try #require(result.text).split(separator: "\n").map(String.init)
            let container = try await home.run("container", "path", App.extensionIdentifier).document.path
            #expect(lines[0] == container)
            #expect(lines[1] == container.map { $0 + "/tmp" })
            #expect(lines[2] == lines[0])
            #expect(lines[3] == lines[1])
            let names = Set(lines.dropFirst(4).compactMap { $0.split(separator: "=").first.map(String.init) })
            #expect(names == ["HOME", "TMPDIR", "PATH", "LC_ALL", "CFFIXED_USER_HOME", "SWIFT_BACKTRACE"])
        }

        private func load(_ inputs: String..., input: [UInt8] = []) async throws -> Home.Result {
            let home = try await Home(installing: App.conduct())
            let words = ["run", App.extensionIdentifier, "--title", "load all"] + inputs
            return try await home.run(words, input: input)
        }
    }
}
