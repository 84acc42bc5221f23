// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

/// What an attachment counts as for the keys of an activation dictionary.
package struct AttachmentKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let image = Self(rawValue: 1)
    package static let movie = Self(rawValue: 2)
    package static let text = Self(rawValue: 4)
    /// A URL of anything but a file.
    package static let webURL = Self(rawValue: 8)
    /// Any URL: what counts as a web URL where files are accepted too.
    package static let url = Self(rawValue: 16)
    package static let webPage = Self(rawValue: 32)
    package static let file = Self(rawValue: 64)

    /// What an attachment with these registered types counts as.
    package init(identifiers: [String], in catalog: TypeCatalog) {
        self = identifiers.reduce(into: []) { $0.formUnion(Self(identifier: $1, in: catalog)) }
    }

    private init(identifier: String, in catalog: TypeCatalog) {
        let type = catalog.resolve(identifier)
        func conforms(_ other: String) -> Bool { catalog.conforms(type, to: catalog.resolve(other)) }

        let isFileURL = conforms("public.file-url")
        let isURL = conforms("public.url")
        let isText = conforms("public.text")
        let isWebPage = conforms("com.apple.active-webpage")
        let isContent = conforms("public.data") || conforms("public.directory")
        let isPlain = isText || isURL || isWebPage || conforms("com.apple.property-list")

        self = []
        if conforms("public.image") { insert(.image) }
        if conforms("public.movie") { insert(.movie) }
        if isText { insert(.text) }
        if isURL { insert(.url) }
        if isURL, !isFileURL { insert(.webURL) }
        if isWebPage { insert(.webPage) }
        if isFileURL || isContent && !isPlain { insert(.file) }
    }
}
