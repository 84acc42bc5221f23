// SPDX-License-Identifier: Apache-2.0

/// A type that a catalogue has looked up once, so that comparing it often costs little.
///
/// It is good for the catalogue that made it; types of the system mean the same in every catalogue.
@frozen
public struct ResolvedType: Hashable, Sendable {
    @usableFromInline let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    @frozen @usableFromInline
    enum Storage: Hashable, Sendable {
        /// A type that the catalogue names.
        case known(Int)
        /// Any other type.
        case other(OtherType)
    }
}

/// A type that no declaration names: an unknown or a dynamic one.
@usableFromInline
final class OtherType: Hashable, Sendable {
    /// The identifier in lower case.
    let identifier: String
    /// What the type directly conforms to.
    let parents: [ResolvedType]

    init(identifier: String, parents: [ResolvedType]) {
        self.identifier = identifier
        self.parents = parents
    }

    @usableFromInline
    static func == (left: OtherType, right: OtherType) -> Bool {
        left.identifier == right.identifier
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}
