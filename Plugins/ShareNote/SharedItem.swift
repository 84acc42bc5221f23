// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK
import NotesKit

/// One shared item on its way into the notes.
struct SharedItem {
    private let item: NSExtensionItem
    private let store: NoteStore
    private let accountName: String

    init(_ item: NSExtensionItem, store: NoteStore) {
        self.item = item
        self.store = store
        accountName = item.userInfo?["accountName"] as? String ?? store.lastAccountName ?? "Personal"
    }

    /// Keeps every attachment as a note, or the item's own text where there is none.
    ///
    /// - Returns: How many notes it made.
    func keep() async throws -> Int {
        let providers = item.attachments ?? []
        for provider in providers { try await keep(provider) }
        var count = providers.count
        if count == 0, let text = item.attributedContentText?.string {
            try store.add(note(text: text))
            count = 1
        }
        if count > 0 { store.lastAccountName = accountName }
        return count
    }

    private func keep(_ provider: NSItemProvider) async throws {
        // A file comes as its content's type and as an address: the address alone would be of no use later.
        if provider.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) {
            try await keepFile(provider, type: provider.registeredTypeIdentifiers.first ?? UTType.data.identifier)
        } else if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            let url = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier, as: URL.self)
            try store.add(note(text: url.absoluteString))
        } else if provider.hasItemConformingToTypeIdentifier(UTType.text.identifier) {
            let text = try await provider.loadItem(forTypeIdentifier: UTType.text.identifier, as: String.self)
            try store.add(note(text: text))
        } else {
            try await keepFile(provider, type: UTType.data.identifier)
        }
    }

    private func keepFile(_ provider: NSItemProvider, type: String) async throws {
        let item = self
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            provider.loadFileRepresentation(forTypeIdentifier: type) { file, error in
                continuation.resume(
                    with: Result {
                        guard let file else { throw error ?? CocoaError(.fileReadUnknown) }
                        // The file goes away when this closure returns.
                        try item.store.add(item.note(file: file), file: file)
                    }
                )
            }
        }
    }

    private func note(text: String) -> Note {
        let firstLine = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "Empty note"
        let title = item.attributedTitle?.string ?? String(firstLine.prefix(60))
        return Note(title: title, text: text, accountName: accountName)
    }

    private func note(file: URL) -> Note {
        let name = file.lastPathComponent
        return Note(title: item.attributedTitle?.string ?? name, fileName: name, accountName: accountName)
    }
}
