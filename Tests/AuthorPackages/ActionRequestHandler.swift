// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK

// An action without views as authors write it for Apple's systems: an open completion, the main queue, and a property
// list in return. It must compile and run as it stands, in the language mode that such code uses.
class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
    var extensionContext: NSExtensionContext?

    func beginRequest(with context: NSExtensionContext) {
        extensionContext = context
        for item in context.inputItems as? [NSExtensionItem] ?? [] {
            for provider in item.attachments ?? [] where provider.hasItemConformingToTypeIdentifier("public.text") {
                provider.loadItem(forTypeIdentifier: "public.text", options: nil) { item, error in
                    let text = item as? String ?? "\(String(describing: error))"
                    OperationQueue.main.addOperation { self.finish(with: text) }
                }
                return
            }
        }
        context.completeRequest(returningItems: [], completionHandler: nil)
    }

    func finish(with text: String) {
        let result = NSExtensionItem()
        result.attributedContentText = NSAttributedString(string: "\(text), main thread: \(Thread.isMainThread)")
        let list: NSDictionary = ["text": text]
        result.attachments = [NSItemProvider(item: list, typeIdentifier: "com.apple.property-list")]
        extensionContext?.completeRequest(returningItems: [result], completionHandler: nil)
        extensionContext = nil
    }
}
