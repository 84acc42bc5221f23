// SPDX-License-Identifier: Apache-2.0

/// How much a catalogue takes, so that no bundle can make it large or slow.
enum DeclarationLimit {
    /// Declarations of one kind in a bundle.
    static let declarations = 1024
    /// Types of all bundles, declared or named.
    static let types = 16_384
    /// Types that one type directly conforms to.
    static let parents = 32
    /// Types that one type conforms to in all.
    static let ancestors = 128
    /// Tags of one kind of a type.
    static let tags = 64
    /// Declared types that share a tag.
    static let typesOfTag = 64
    /// Bytes of an identifier.
    static let identifier = 255
    /// Bytes of a description.
    static let description = 1024
    /// Diagnostics kept.
    static let diagnostics = 256
}
