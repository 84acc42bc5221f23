// SPDX-License-Identifier: Apache-2.0

/// What a catalogue knows about one uniform type.
public struct UniformType: Sendable {
    /// The type's name, such as `public.jpeg`, as its declaration spells it.
    public let identifier: String
    /// Whether the system or a bundle declares the type.
    public let isDeclared: Bool
    /// The words that the declaration describes the type with.
    public let localizedDescription: String?

    init(identifier: String, isDeclared: Bool, localizedDescription: String? = nil) {
        self.identifier = identifier
        self.isDeclared = isDeclared
        self.localizedDescription = localizedDescription
    }

    /// Whether the identifier was made up for a tag that no declared type has.
    public var isDynamic: Bool { identifier.asciiLowercased.hasPrefix(DynamicType.prefix) }

    /// Whether the type is in the public domain.
    public var isPublic: Bool { identifier.asciiLowercased.hasPrefix(Self.publicPrefix) }

    static var publicPrefix: String { "public." }
}

extension UniformType: Hashable {
    /// Whether two values name the same type; case does not matter.
    public static func == (left: Self, right: Self) -> Bool {
        left.identifier.asciiLowercased == right.identifier.asciiLowercased
    }

    /// Hashes the identifier without case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier.asciiLowercased)
    }
}

extension UniformType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}
