// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK

/// The notes, in a folder that the app and its extensions share.
public struct NoteStore: Sendable {
    /// The app group of the app and its extensions.
    public static let group = "group.org.lodger.Notes"
    private static let noteFile = "note.plist"

    private let folder: URL

    /// Opens the shared folder.
    ///
    /// - Throws: A `NoteError` where the app group is not there, as in a program that Lodger has not started.
    public init() throws {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else {
            throw NoteError("There is no app group \(Self.group): start the app with `lodger launch`.")
        }
        folder = container.appendingPathComponent("Notes", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// The account that was used last.
    public var lastAccountName: String? {
        get { UserDefaults(suiteName: Self.group)?.string(forKey: "lastAccountName") }
        nonmutating set { UserDefaults(suiteName: Self.group)?.set(newValue, forKey: "lastAccountName") }
    }

    /// Adds a note, which others see at once or not at all.
    ///
    /// - Parameters:
    ///   - note: The note.
    ///   - file: A file that goes with it, under `note.fileName`; copied.
    /// - Throws: An error of the file system.
    public func add(_ note: Note, file: URL? = nil) throws {
        let files = FileManager.default
        let staging = folder.appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
        try files.createDirectory(at: staging, withIntermediateDirectories: false)
        do {
            if let file, let name = note.fileName {
                try files.copyItem(at: file, to: staging.appendingPathComponent(name))
            }
            try PropertyListEncoder().encode(note).write(to: staging.appendingPathComponent(Self.noteFile))
            try files.moveItem(at: staging, to: folder.appendingPathComponent(UUID().uuidString, isDirectory: true))
        } catch {
            try? files.removeItem(at: staging)
            throw error
        }
    }

    /// All notes with the files that lie beside them, the newest first.
    public func notes() throws -> [(note: Note, file: URL?)] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { !$0.lastPathComponent.hasPrefix(".") }
            .map { entry in
                let data = try Data(contentsOf: entry.appendingPathComponent(Self.noteFile))
                let note = try PropertyListDecoder().decode(Note.self, from: data)
                return (note, note.fileName.map { entry.appendingPathComponent($0) })
            }
            .sorted { $0.note.date > $1.note.date }
    }
}

/// The reason that there are no notes.
public struct NoteError: LocalizedError, Hashable, Sendable {
    /// What went wrong, in one sentence.
    public let errorDescription: String?

    /// An error with a sentence.
    public init(_ message: String) {
        errorDescription = message
    }
}
