// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    /// The sample apps in Swift, as `make build` packs them.
    @Suite(.enabled(if: Sample.notes.exists && Sample.images.exists, "make build packs the sample apps"))
    struct `The sample apps` {
        private static let share = "org.lodger.Notes.ShareNote"
        private static let group = "group.org.lodger.Notes"

        @Test
        func `keep shared text as a note that the app lists`() async throws {
            let home = try await Sample.home(Sample.notes)
            #expect(try await home.run("run", Self.share, "--text", "Buy milk").run.status == 0)
            let listed = try await home.launch("org.lodger.Notes", "list")
            #expect(listed.status == 0, "\(listed.diagnostics)")
            #expect(listed.text.contains("Buy milk"))

            let path = try #require(try await home.run("group", "path", Self.group).document.path)
            #expect(path.hasPrefix(home.path))
            #expect(FileManager.default.fileExists(atPath: path))
            #expect(try await home.run("group", "path", "group.org.example.Nobody").error?.name == "not-found")
        }

        @Test
        func `make a picture grey`() async throws {
            let home = try await Sample.home(Sample.images)
            let photo = Sample.root.appending(path: "samples/items/photo.png").path(percentEncoded: false)
            let folder = home.scratch.path("out")
            let result = try await home.run("run", "org.lodger.Images.GrayscaleImage", photo, "--out", folder)
            #expect(result.run.status == 0, "\(result.run.diagnostics)")
            let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
            let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: file))
            #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            // The colour type of the header: 0 is grey, 4 is grey with transparency.
            #expect([0, 4].contains(bytes[25]))
        }

        @Test(arguments: ["list", "--json", "--help"])
        func `get what is typed behind their name`(argument: String) async throws {
            let home = try await Sample.home(Sample.notes)
            let direct = try await home.launch("org.lodger.Notes", argument)
            #expect(!direct.diagnostics.contains("lodger:"))
        }
    }
}

/// A packed sample app.
private struct Sample {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let notes = Sample(name: "Notes")
    static let images = Sample(name: "Images")

    let name: String

    var path: String { Self.root.appending(path: "build/Apps/\(name).app").path(percentEncoded: false) }
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// A home with the app in it.
    static func home(_ sample: Sample) async throws -> Home {
        let home = try Home()
        let result = try await home.run("install", sample.path)
        guard result.run.status == 0 else { throw ToolFailure(output: result.run.diagnostics) }
        return home
    }
}

extension Home {
    /// Starts an app's program.
    fileprivate func launch(_ words: String...) async throws -> Program.Run {
        try await Program.lodger.run(
            (["launch", "--home", path] + words).map { Array($0.utf8) },
            environment: environment,
            in: scratch.path("")
        )
    }
}
