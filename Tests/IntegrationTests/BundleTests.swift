// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    /// Something wrong with an app, and the finding that says so.
    struct Fault: Sendable, CustomTestStringConvertible {
        let finding: String
        let testDescription: String
        let make: @Sendable (Scratch) async throws -> App

        init(_ description: String, _ finding: String, _ make: @escaping @Sendable (Scratch) async throws -> App) {
            testDescription = description
            self.finding = finding
            self.make = make
        }

        /// A fault in the extension's Info.plist.
        static func info(
            _ description: String,
            _ finding: String,
            _ change: @escaping @Sendable (inout [String: Any]) -> Void
        ) -> Fault {
            Fault(description, finding) { scratch in
                let app = try await App.copy(in: scratch)
                try app.changeInfo(change)
                return app
            }
        }

        /// A fault in the extension's library.
        static func executable(
            _ description: String,
            _ finding: String,
            _ change: @escaping @Sendable (inout [UInt8]) -> Void
        ) -> Fault {
            Fault(description, finding) {
                let app = try await App.copy(in: $0)
                try app.changeExecutable(change)
                return app
            }
        }
    }

    struct `Bundles with faults` {
        static let faults: [Fault] = [
            Fault("Info.plist missing", "plist-missing") {
                let app = try await App.copy(in: $0)
                try FileManager.default.removeItem(atPath: "\(app.extensionPath)/Info.plist")
                return app
            },
            Fault("Info.plist cut off", "plist-malformed") {
                let app = try await App.copy(in: $0)
                let list = "\(app.extensionPath)/Info.plist"
                try Data(contentsOf: URL(filePath: list)).prefix(200).write(to: URL(filePath: list))
                return app
            },
            Fault("Info.plist a folder", "plist-missing") {
                let app = try await App.copy(in: $0)
                try FileManager.default.removeItem(atPath: "\(app.extensionPath)/Info.plist")
                try FileManager.default.createDirectory(
                    atPath: "\(app.extensionPath)/Info.plist",
                    withIntermediateDirectories: false
                )
                return app
            },
            Fault("Info.plist of the app missing", "plist-missing") {
                let app = try await App.copy(in: $0)
                try FileManager.default.removeItem(atPath: "\(app.path)/Info.plist")
                return app
            },
            .info("identifier a number", "key-type") { $0["CFBundleIdentifier"] = 7 },
            .info("identifier missing", "key-missing") { $0["CFBundleIdentifier"] = nil },
            .info("identifier not the app's", "identifier-prefix") { $0["CFBundleIdentifier"] = "com.other.Run" },
            .info("version an array", "key-type") { $0["CFBundleVersion"] = ["1"] },
            .info("NSExtension text", "key-type") { $0["NSExtension"] = "yes" },
            .info("NSExtension missing", "key-missing") { $0["NSExtension"] = nil },
            .info("extension point missing", "key-missing") { $0["NSExtension"] = [String: String]() },
            .info("executable in another folder", "key-type") { $0["CFBundleExecutable"] = "../../Conduct" },
            .info("executable missing", "executable-missing") { $0["CFBundleExecutable"] = "Absent" },
            .info("MinimumOSVersion above", "minimum-runtime") { $0["MinimumOSVersion"] = "7.0" },
            .info("MinimumOSVersion no version", "key-type") { $0["MinimumOSVersion"] = "soon" },
            .executable("executable empty", "not-elf") { $0 = [] },
            .executable("executable a text", "not-elf") { $0 = Array("#!/bin/sh\n".utf8) },
            .executable("executable cut off", "elf-malformed") { $0.removeLast($0.count / 2) },
            .executable("executable for another machine", "architecture") {
                $0[18] = 0xF3
                $0[19] = 0
            },
            Fault("executable a program", "not-elf") { try await .program(in: $0) },
            Fault("entry missing", "entry-missing") {
                try await .copy(in: $0, compiledWith: "-DWITHOUT_ENTRY", "-Wno-all")
            },
            Fault("note missing", "note-missing") { try await .copy(in: $0, compiledWith: "-DWITHOUT_NOTE") },
            .executable("note of a wrong length", "elf-malformed") { $0.changeNote(at: -8, to: 20) },
            .executable("note longer than the file", "elf-malformed") { $0.changeNote(at: -8, to: 0xFFFF_FFF0) },
            .executable("note of another layout", "elf-malformed") { $0.changeNote(at: 8, to: 9) },
            .executable("interface of the future", "abi-version") { $0.changeNote(at: 12, to: 2) },
            .executable("runtime of the future", "minimum-runtime") { $0.changeNote(at: 20, to: 0x20000) },
            .executable("other Swift", "swift-version") { $0.changeNote(at: 24, to: 0x50000) },
        ]

        @Test(arguments: faults)
        func `are not installed`(_ fault: Fault) async throws {
            let home = try Home()
            let app = try await fault.make(home.scratch)
            let result = try await home.run("install", app.path)
            #expect(result.run.status == 1)
            #expect(result.document.installed?.isEmpty == true)
            let findings = try #require(result.document.refused?.first?.findings)
            #expect(findings.contains { $0.code == fault.finding && $0.severity == "error" }, "\(findings)")
            #expect(try await home.run("list").document.extensions?.isEmpty == true)
        }

        @Test(arguments: faults)
        func `are listed with their reason and do not run`(_ fault: Fault) async throws {
            let home = try Home()
            let app = try await fault.make(home.scratch)
            let variables = ["LODGER_EXTENSION_PATH": app.folder]
            let list = try #require(try await home.run("list", environment: variables).document.extensions)
            let found = try #require(list.first)
            #expect(found.state == "refused")
            #expect(found.development)
            #expect(found.reasons.contains { $0.code == fault.finding }, "\(found.reasons)")

            let result = try await home.run("run", found.id, "--text", "x", environment: variables)
            #expect(result.run.status == 1)
            #expect(result.document.outcome == "failed")
            #expect(result.error?.name == "refused")
            #expect(result.error?.reasons.contains { $0.code == fault.finding } == true)
        }

        @Test
        func `an older runtime refuses what it does not know`() async throws {
            let home = try await Home(installing: App.conduct())
            let result = try await home.run("run", App.extensionIdentifier, "--text", "x", "--runtime-version", "0.9")
            #expect(result.error?.name == "refused")
            #expect(result.error?.reasons.map(\.code) == ["minimum-runtime"])
            #expect(result.error?.message.contains("0.9") == true)
        }

        @Test
        func `a library that is damaged after its installation does not run`() async throws {
            let home = try await Home(installing: App.conduct())
            let list = try await home.run("list").document.extensions
            let installed = URL(filePath: try #require(list?.first?.path)).appending(path: "Conduct")
            try Data("no library".utf8).write(to: installed)
            let result = try await home.run("run", App.extensionIdentifier, "--text", "x")
            #expect(result.run.status == 1)
            #expect(result.error?.reasons.map(\.code) == ["not-elf"])
        }
    }
}

extension [UInt8] {
    /// Changes one word of the extension note, by its distance from the note's name.
    fileprivate mutating func changeNote(at distance: Int, to word: UInt32) {
        let name = Array("Lodger\0\0".utf8)
        let type: [UInt8] = [1, 0, 0, 0]
        guard
            let place = indices.dropLast(8).first(where: {
                self[$0...].starts(with: name) && self[..<$0].suffix(4) == type[...]
            })
        else { return removeAll() }
        for byte in 0..<4 { self[place + distance + byte] = UInt8(truncatingIfNeeded: word >> (8 * UInt32(byte))) }
    }
}
