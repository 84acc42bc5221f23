// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// One form of what a provider has.
struct Representation: @unchecked Sendable {
    /// Gives the content; the completion may be called on any thread.
    typealias Loader = (
        _ expectedClass: AnyClass?, _ options: [AnyHashable: Any],
        _ completion: @escaping (Result<Content, any Error>) -> Void
    ) -> Progress?

    let typeIdentifier: String
    var visibility = NSItemProviderRepresentationVisibility.all
    var fileOptions: NSItemProviderFileOptions = []
    let load: Loader

    init(
        typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility = .all,
        fileOptions: NSItemProviderFileOptions = [],
        load: @escaping Loader
    ) {
        self.typeIdentifier = typeIdentifier
        self.visibility = visibility
        self.fileOptions = fileOptions
        self.load = load
    }
}
