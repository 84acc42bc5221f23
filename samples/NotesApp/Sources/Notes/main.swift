// SPDX-License-Identifier: Apache-2.0

import Foundation
import NotesKit

/// Prints the notes, the newest first.
func list() throws {
    let store = try NoteStore()
    let notes = try store.notes()
    guard !notes.isEmpty else { return print("There are no notes yet.") }
    for (note, file) in notes {
        var line = "\(note.date.ISO8601Format())  \(note.accountName)  \(note.title)"
        if let file {
            let bytes = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            line += "  (\(bytes) bytes)"
        }
        print(line)
    }
    if let account = store.lastAccountName { print("Last account: \(account)") }
}

do {
    try list()
} catch {
    FileHandle.standardError.write(Data("Notes: \(error.localizedDescription)\n".utf8))
    exit(1)
}
