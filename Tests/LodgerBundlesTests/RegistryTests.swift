// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerBundles
import LodgerContainers
import LodgerRegistry
import LodgerTypes
import Testing

@Suite(.timeLimit(.minutes(2)))
struct RegistryTests {
    private let scratch: Scratch
    private let home: HomeFolder

    init() throws {
        scratch = try Scratch()
        home = HomeFolder(at: scratch.path + "/home")
    }

    private func scan(_ extensionPath: String? = nil) throws -> Catalog {
        let path = SearchPath(home: home, extensionPath: extensionPath, currentFolder: scratch.path)
        return try Registry(home: home, searchPath: path).scan()
    }

    @Test func `an empty home has no apps`() throws {
        let catalog = try scan("nowhere::/nor/here")
        #expect(catalog.apps.isEmpty)
        #expect(catalog.extensions.isEmpty)
    }

    @Test func `apps that are not installed are found by the extension path`() throws {
        try SampleApp().write(to: scratch, as: "apps/Notes.app")
        let catalog = try scan("apps")
        let entry = try #require(catalog.entry(identifier: "org.example.Notes.Share"))
        #expect(entry.state == .ready)
        #expect(entry.isDevelopment)
        #expect(entry.appIdentifier == "org.example.Notes")
        #expect(entry.name == "Share to Notes")
        #expect(entry.reasons.isEmpty)
        #expect(entry.team?.hasPrefix("dev-") == true)
        #expect(try scan("apps").entry(identifier: entry.identifier)?.team == entry.team)
    }

    @Test func `a bad bundle is a finding for itself only`() throws {
        try SampleApp().write(to: scratch, as: "apps/Notes.app")
        try SampleApp(identifier: "org.example.Bad", missingKeys: ["NSExtension"])
            .write(to: scratch, as: "apps/Bad.app")
        try SampleApp(identifier: "org.example.Worse").write(to: scratch, as: "apps/Worse.app")
        try scratch.write("junk", to: "apps/Worse.app/Info.plist")
        try scratch.write("junk", to: "apps/Junk.app")
        try scratch.makeFolder("apps/Empty.app")
        let catalog = try scan("apps")
        #expect(catalog.apps.count == 5)
        let states = Dictionary(uniqueKeysWithValues: catalog.extensions.map { ($0.identifier, $0.state) })
        #expect(
            states == [
                "org.example.Notes.Share": .ready, "org.example.Bad.Share": .refused,
                "org.example.Worse.Share": .refused,
            ]
        )
        let bad = catalog.entry(identifier: "org.example.Bad.Share")
        #expect(bad?.reasons.map(\.code) == [.keyMissing])
        let worse = catalog.entry(identifier: "org.example.Worse.Share")
        #expect(worse?.reasons.map(\.code) == [.plistMalformed])
    }

    @Test func `of two with the same identifier the installed one is ready and the other shadowed`() throws {
        try SampleApp().write(to: scratch, as: "apps/Notes.app")
        _ = try Installer(home: home).install(appAt: scratch.path + "/apps/Notes.app")
        let catalog = try scan("apps")
        #expect(catalog.extensions.count == 2)
        let entry = try #require(catalog.entry(identifier: "org.example.Notes.Share"))
        #expect(!entry.isDevelopment)
        let other = try #require(catalog.extensions.first { $0.isDevelopment })
        #expect(other.state == .refused)
        #expect(other.reasons.map(\.code) == [.identifierDuplicate])
        #expect(other.team != entry.team)
    }

    @Test func `extensions are sorted by name and then by identifier`() throws {
        for (app, name) in [("A", "Zebra"), ("B", "Ape"), ("C", "Ape")] {
            try SampleApp(identifier: "org.example.\(app)", extensionInfo: ["CFBundleDisplayName": .string(name)])
                .write(to: scratch, as: "apps/\(app).app")
        }
        let catalog = try scan("apps")
        #expect(catalog.extensions.map(\.appIdentifier) == ["org.example.B", "org.example.C", "org.example.A"])
        #expect(catalog.entries(point: "com.apple.share-services").count == 3)
        #expect(catalog.entries(point: "com.apple.services").isEmpty)
    }
}
