// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageFilters
import LodgerSDK

/// Returns grey pictures of the pictures that it gets, each in the format that it came in.
final class GrayscaleImage: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        Task {
            do {
                let pictures = context.inputItems.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
                    .compactMap { Picture($0) }
                guard !pictures.isEmpty else {
                    throw CocoaError(
                        .featureUnsupported,
                        userInfo: [NSLocalizedDescriptionKey: "There is no picture: share a PNG or JPEG file."]
                    )
                }
                let item = NSExtensionItem()
                item.attachments = try await grey(pictures)
                await context.completeRequest(returningItems: [item])
            } catch {
                context.cancelRequest(withError: error)
            }
        }
    }
}

/// One picture after the other, so that only one takes memory.
private func grey(_ pictures: [Picture]) async throws -> [NSItemProvider] {
    var providers: [NSItemProvider] = []
    for picture in pictures { providers.append(try await picture.grey()) }
    return providers
}
