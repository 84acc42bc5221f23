// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageFilters
import LodgerSDK

/// A picture among the attachments.
struct Picture {
    private let provider: NSItemProvider
    private let type: UTType

    /// Takes an attachment; `nil` where it is no picture that the filter knows.
    init?(_ provider: NSItemProvider) {
        let known = [UTType.png, .jpeg].first { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        guard let known else { return nil }
        self.provider = provider
        type = known
    }

    /// A provider of the grey picture.
    func grey() async throws -> NSItemProvider {
        let grey = try GrayscaleFilter.apply(
            to: try await provider.loadItem(forTypeIdentifier: type.identifier, as: Data.self)
        )
        let result = NSItemProvider(item: grey, typeIdentifier: type.identifier)
        result.suggestedName = name
        return result
    }

    /// The picture's own name with the word grey in it.
    private var name: String {
        let own = (provider.suggestedName ?? "picture") as NSString
        let suffix = own.pathExtension.isEmpty ? type.preferredFilenameExtension ?? "" : own.pathExtension
        return "\(own.deletingPathExtension)-grey.\(suffix)"
    }
}
