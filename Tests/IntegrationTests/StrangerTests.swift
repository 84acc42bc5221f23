// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    /// What somebody without a manual has tried.
    @Suite
    struct `A stranger` {
        @Test
        func `is told of every app that was removed, also behind an unknown one`() async throws {
            let home = try await Home(installing: App.conduct())
            let run = try await home.raw("uninstall", App.identifier, "org.example.Nobody", "--json")
            let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
            #expect(run.status == 1)
            #expect(document?["uninstalled"] as? [String] == [App.identifier])
            #expect((document?["error"] as? [String: Any])?["name"] as? String == "not-found")
        }

        @Test
        func `cannot install an extension without its app, or nothing`() async throws {
            let home = try Home()
            for path in [try await App.conduct().extensionPath, ""] {
                let result = try await home.run("install", path)
                #expect(result.run.status == 2)
                #expect(result.error?.name == "bad-input")
            }
        }

        @Test(arguments: [("garbage((", "rule-malformed"), ("TRUEPREDICATE", "rule-true-predicate")])
        func `is warned of a rule that cannot be meant`(rule: String, code: String) async throws {
            let home = try Home()
            let app = try await App.copy(in: home.scratch)
            try app.changeInfo { info in
                var dictionary = info["NSExtension"] as? [String: Any] ?? [:]
                dictionary["NSExtensionAttributes"] = ["NSExtensionActivationRule": rule]
                info["NSExtension"] = dictionary
            }
            let run = try await home.raw("install", app.path, "--json")
            #expect(run.status == 0)
            let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
            let installed = (document?["installed"] as? [[String: Any]])?.first
            let warnings = try #require(installed?["warnings"] as? [[String: Any]])
            #expect(warnings.compactMap { $0["code"] as? String }.contains(code))
        }

        @Test
        func `hears of a home whose apps cannot be read`() async throws {
            let home = try Home()
            try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: "\(home.path)/Applications"))
            let result = try await home.run("list")
            #expect(result.run.status == 3)
            #expect(result.error?.name == "machine-lacks")
        }

        @Test
        func `may describe items through a slow pipe`() async throws {
            let home = try Home()
            try home.scratch.write("[{\"attachments\":[{\"value\":\"x\"}]}]", to: "items.json")
            let script = "(sleep 0.3; cat items.json) | '\(Program.lodger.path)' match --items /dev/stdin --json"
            let run = try await Program(path: "/bin/sh").run(
                ["-c", script].map { Array($0.utf8) },
                environment: home.environment.merging(["LODGER_HOME": home.path]) { _, own in own },
                in: home.scratch.path("")
            )
            #expect(run.status == 1, "\(run.diagnostics)")
            #expect(run.text.contains("extensionItems"))
        }
    }
}
