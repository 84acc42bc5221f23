// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK

/// Greets whoever a text names.
final class Hello: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        Task {
            do {
                let greeting = NSExtensionItem()
                let name = try await Hello.name(in: context.inputItems)
                greeting.attributedContentText = NSAttributedString(string: "Hello, \(name)!")
                await context.completeRequest(returningItems: [greeting])
            } catch {
                context.cancelRequest(withError: error)
            }
        }
    }

    /// The first text among the attachments of all items.
    private static func name(in items: [Any]) async throws -> String {
        for case let item as NSExtensionItem in items {
            for provider in item.attachments ?? [] where provider.hasItemConformingToTypeIdentifier("public.text") {
                return try await provider.loadItem(forTypeIdentifier: "public.text", as: String.self)
            }
        }
        return "world"
    }
}
