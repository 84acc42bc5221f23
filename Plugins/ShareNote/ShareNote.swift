// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK
import NotesKit

/// Keeps what a person shares as notes, which the Notes app shows.
final class ShareNote: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        Task {
            do {
                let store = try NoteStore()
                var count = 0
                for case let item as NSExtensionItem in context.inputItems {
                    count += try await SharedItem(item, store: store).keep()
                }
                guard count > 0 else {
                    throw NoteError("There is nothing to keep: share a text, an address or a file.")
                }
                await context.completeRequest(returningItems: nil)
            } catch {
                context.cancelRequest(withError: error)
            }
        }
    }
}
