// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import LodgerHost
import LodgerTypes
import TestScratch
internal import Testing

extension Integration {
    /// What is offered for items, and why.
    @Suite
    struct `Matching` {
        @Test
        func `a page is offered to rules for pages and for addresses, an address to the latter only`() {
            let pages = Self.rule("NSExtensionActivationSupportsWebPageWithMaxCount")
            let addresses = Self.rule("NSExtensionActivationSupportsWebURLWithMaxCount")
            let page = [ExtensionItem.webPage("https://example.org/", title: "Example")]
            let address = [ExtensionItem(attachments: [.url("https://example.org/")])]
            #expect(pages.isOffered(for: page))
            #expect(addresses.isOffered(for: page))
            #expect(!pages.isOffered(for: address))
            #expect(addresses.isOffered(for: address))
        }

        @Test
        func `every extension is explained on the command line`() async throws {
            let home = try Home()
            let app = try await Self.app(in: home)
            try #require(try await home.run("install", app.path).run.status == 0)
            let run = try await home.raw("match", "--text", "x", "--json")
            let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
            let extensions = try #require(document?["extensions"] as? [[String: Any]])
            #expect(extensions.map { $0["id"] as? String } == [App.extensionIdentifier])
            let explanation = try #require(extensions.first?["explanation"] as? [String: Any])
            #expect((explanation["reason"] as? String)?.isEmpty == false)
            #expect(extensions.first?["offered"] as? Bool == true)
            #expect(run.status == 0)
            #expect(try await home.raw("match", "https://example.org/", "--json").status == 1)
        }

        @Test
        func `a typo is answered with a mark under it`() async throws {
            let home = try Home()
            let items = home.scratch.path("items.json")
            try home.scratch.write("[]", to: "items.json")
            let rule = "SUBQUERY(extensionItems, $e, $e.attachments.@count === 1).@count == 1"
            let run = try await home.raw("rule", "check", "--predicate", rule, "--items", items, "--json")
            #expect(run.status == 1)
            let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
            #expect(document?["valid"] as? Bool == false)
            let diagnostic = try #require((document?["diagnostics"] as? [[String: Any]])?.first)
            #expect(diagnostic["code"] as? String == "rule-malformed")
            let column = try #require(diagnostic["column"] as? Int)
            let lines = try #require(diagnostic["message"] as? String).split(separator: "\n").map(String.init)
            #expect(lines.contains { $0.hasSuffix(String(repeating: " ", count: column - 1) + "^") })
        }

        @Test(.timeLimit(.minutes(1)))
        func `a host hears of apps that come and go`() async throws {
            let home = try Home()
            let app = try await Self.app(in: home)
            let host = try Host(HostConfiguration(homePath: home.path, extensionPath: []))
            let items = [ExtensionItem(attachments: [.text("x")])]
            var offered = host.extensions(for: items).makeAsyncIterator()
            #expect(try await offered.next()?.map(\.id) == [])

            let install = Task { try await home.run("install", app.path).run.status }
            #expect(try await offered.next()?.map(\.id) == [App.extensionIdentifier])
            #expect(try await install.value == 0)

            let removal = Task { try await home.run("uninstall", App.identifier).run.status }
            #expect(try await offered.next()?.map(\.id) == [])
            #expect(try await removal.value == 0)
        }

        /// An app whose extension accepts text.
        private static func app(in home: Home) async throws -> App {
            let app = try await App.copy(in: home.scratch)
            try app.changeInfo { info in
                var dictionary = info["NSExtension"] as? [String: Any] ?? [:]
                let rule = ["NSExtensionActivationSupportsText": true]
                dictionary["NSExtensionAttributes"] = ["NSExtensionActivationRule": rule]
                info["NSExtension"] = dictionary
            }
            return app
        }

        private static func rule(_ key: String) -> ActivationRule {
            ActivationRule(.dictionary([key: .integer(1)]))
        }
    }
}

extension Home {
    /// Runs `lodger …` in this home without a look at what it prints.
    func raw(_ words: String...) async throws -> Program.Run {
        try await Program.lodger.run(
            (words + ["--home", path]).map { Array($0.utf8) },
            environment: environment,
            in: scratch.path("")
        )
    }
}
