// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    struct `Wrong usage` {
        @Test(arguments: [
            ["instal", "x"], ["list", "--jsn"], ["list", "extra"], ["run"], ["run", App.extensionIdentifier],
            ["run", "--text"], ["install"], ["uninstall"], ["container"], ["container", "pth", "x"],
            ["container", "path"], ["container", "list", "x"], ["list", "--json=1"], ["list", "--home", "", "x"],
            ["list", "--runtime-version", "new"], ["list", "--runtime-version", "-1.0"], ["--jsn"], ["-x"],
            ["run", App.extensionIdentifier, "--text", "x", "--timeout", "0"],
            ["run", App.extensionIdentifier, "--text", "x", "--timeout", "nan"],
            ["run", App.extensionIdentifier, "--text", "x", "--timeout", "0x10"],
            ["run", App.extensionIdentifier, "--text", "x", "--timeout", "1e400"],
            ["run", App.extensionIdentifier, "--text", "x", "--timeout", "-5"],
            ["run", App.extensionIdentifier, "--text", "x", "--items", "/dev/null"],
            ["run", App.extensionIdentifier, "--items", "missing.json"],
            ["run", App.extensionIdentifier, "--text", "x", "--out", "/dev/null"],
            ["run", App.extensionIdentifier, "--text", "x", "--out", "/proc/1/nothing"],
        ])
        func `has the status 2 and one document`(_ words: [String]) async throws {
            let result = try await Home(installing: App.conduct()).run(words)
            #expect(result.run.status == 2, "\(result.run.text)")
            #expect(result.error?.name == "bad-input")
            #expect(result.run.diagnostics.hasPrefix("lodger: "))
        }

        @Test(arguments: [
            (["instal", "x"], "install"), (["lsit"], "list"), (["list", "--jsn"], "--json"),
            (["run", "x", "--timout", "3"], "--timeout"),
        ])
        func `is met with the nearest name`(_ words: [String], _ meant: String) async throws {
            let result = try await Home(installing: App.conduct()).run(words)
            #expect(result.error?.fix?.contains("Did you mean \(meant)?") == true)
        }

        @Test(arguments: ["install", "uninstall", "list", "run", "container", "doctor"])
        func `is avoided by help`(_ command: String) async throws {
            let run = try await Home(installing: App.conduct()).runPlainly([Array(command.utf8), Array("--help".utf8)])
            #expect(run.status == 0)
            #expect(run.text.contains("usage: lodger \(command)"))
            #expect(run.text.contains("example:\n"))
            #expect(run.diagnostics.isEmpty)
        }

        @Test(arguments: [[0x66, 0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("a\u{1B}[31m\nb".utf8)])
        func `of bytes that are no text ends as any other`(_ bytes: [UInt8]) async throws {
            let home = try await Home(installing: App.conduct())
            let option = { (text: String) in Array(text.utf8) }
            for words in [
                [bytes], [option("run"), bytes, option("--text"), option("x")], [option("install"), bytes],
                [option("run"), option(App.extensionIdentifier), bytes], [option("uninstall"), bytes],
                [option("container"), option("path"), bytes], [option("list"), option("--runtime-version"), bytes],
            ] {
                let run = try await home.runPlainly(words + [option("--json"), option("--home"), option(home.path)])
                #expect([1, 2].contains(run.status))
                #expect(try Home.document(run).error != nil)
            }
        }

        @Test
        func `keeps to one document where nobody reads it`() async throws {
            let home = try await Home(installing: App.conduct())
            let result = try home.scratch.run(
                "sh",
                [
                    "-c", #""$0" list --home "$1" >&-; echo $?; "$0" list --home "$1" >/dev/full; echo $?"#,
                    Program.lodger.path, home.path,
                ]
            )
            #expect(result.output.split(separator: "\n").filter { $0 == "1" }.count == 2, "\(result.output)")
        }

        @Test
        func `keeps what is meant for people out of other files`() async throws {
            let home = try await Home(installing: App.conduct())
            let out = home.scratch.path("out")
            let result = try home.scratch.run(
                "sh",
                [
                    "-c", #""$0" run "$2" --title "same names" --out "$3" --home "$1" <&- >&- 2>&-; echo $?"#,
                    Program.lodger.path, home.path, App.extensionIdentifier, out,
                ]
            )
            #expect(result.output == "1\n")
            #expect(FileManager.default.contents(atPath: "\(out)/same.txt") == Data("first".utf8))
            #expect(FileManager.default.contents(atPath: "\(out)/same-2.txt") == Data("second".utf8))
        }

        @Test
        func `is not that of a pipe that closes early`() async throws {
            let home = try await Home(installing: App.conduct())
            let result = try home.scratch.run(
                "sh",
                ["-c", #"("$0" list --json --home "$1"; echo $? >&2) | true"#, Program.lodger.path, home.path]
            )
            // 141 is the end by SIGPIPE.
            #expect(["0", "1", "141"].contains(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        }
    }
}
