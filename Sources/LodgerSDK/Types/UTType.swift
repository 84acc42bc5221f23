// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LodgerTypes

/// A uniform type: what kind of thing some data or a file is.
///
/// ```swift
/// UTType.jpeg.conforms(to: .image)                  // true
/// UTType(filenameExtension: "pdf")?.identifier      // "com.adobe.pdf"
/// ```
public struct UTType: Sendable {
    /// The type's name, such as `public.jpeg`.
    public let identifier: String
    /// What a type of the code's own conforms to where no declaration says it.
    private let assumedSupertype: String?

    private init(identifier: String, assumedSupertype: String? = nil) {
        self.identifier = identifier
        self.assumedSupertype = assumedSupertype
    }

    /// A type that the system declares.
    init(system identifier: String) {
        self.init(identifier: identifier)
    }

    init(_ type: UniformType) {
        self.init(identifier: type.identifier)
    }

    /// The types of the system, and those that the extension or its app declares.
    static let catalog: TypeCatalog = {
        let declarations = BundleDeclarations.all
        return declarations.isEmpty ? .system : TypeCatalog(declarations: declarations)
    }()
}

// MARK: - Finding types

extension UTType {
    /// The type with a name; `nil` where neither the system nor the own bundle declares it, and it is no dynamic type.
    public init?(_ identifier: String) {
        let type = Self.catalog.type(identifier)
        guard type.isDeclared || type.isDynamic else { return nil }
        self.init(type)
    }

    /// The type of files whose names end so, a dynamic one where none is declared.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let type = Self.catalog.type(filenameExtension: filenameExtension, conformingTo: supertype.identifier)
        guard let type else { return nil }
        self.init(type)
    }

    /// The type of data with a MIME type, a dynamic one where none is declared.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let type = Self.catalog.type(mimeType: mimeType, conformingTo: supertype.identifier) else { return nil }
        self.init(type)
    }

    /// The type that has a tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let type =
            switch tagClass {
            case .filenameExtension:
                Self.catalog.type(filenameExtension: tag, conformingTo: supertype?.identifier)
            case .mimeType: Self.catalog.type(mimeType: tag, conformingTo: supertype?.identifier)
            default: UniformType?.none
            }
        guard let type else { return nil }
        self.init(type)
    }

    /// A type that the own bundle declares as its own.
    ///
    /// - Parameters:
    ///   - identifier: The type's name.
    ///   - parentType: What it conforms to where the declaration is missing.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, assumedSupertype: parentType?.identifier)
    }

    /// A type of somebody else's that the own bundle declares.
    ///
    /// - Parameters:
    ///   - identifier: The type's name.
    ///   - parentType: What it conforms to where the declaration is missing.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier, assumedSupertype: parentType?.identifier)
    }

    /// All types that have a tag, the best first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
    }
}

// MARK: - Conformance

extension UTType {
    /// Whether the type is another one or, directly or through others, conforms to it.
    public func conforms(to type: UTType) -> Bool {
        if Self.catalog.conforms(identifier, to: type.identifier) { return true }
        guard let assumedSupertype, !isDeclared else { return false }
        return Self.catalog.conforms(assumedSupertype, to: type.identifier)
    }

    /// Whether the type conforms to another one and is not that one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type conforms to this one and is not this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Everything that the type conforms to beside itself.
    public var supertypes: Set<UTType> {
        var names = Self.catalog.supertypes(of: identifier)
        if let assumedSupertype, !isDeclared {
            names += [assumedSupertype] + Self.catalog.supertypes(of: assumedSupertype)
        }
        return Set(names.map { UTType(identifier: $0) })
    }
}

// MARK: - What is known about a type

extension UTType {
    /// Whether the system or the own bundle declares the type.
    public var isDeclared: Bool { Self.catalog.type(identifier).isDeclared }
    /// Whether the type's name was made up for a tag that no declared type has.
    public var isDynamic: Bool { Self.catalog.type(identifier).isDynamic }
    /// Whether the type is in the public domain.
    public var isPublic: Bool { Self.catalog.type(identifier).isPublic }
    /// The words that the declaration describes the type with.
    public var localizedDescription: String? { Self.catalog.type(identifier).localizedDescription }
    /// The file name extension that a new file of the type gets.
    public var preferredFilenameExtension: String? { Self.catalog.preferredFilenameExtension(of: identifier) }
    /// The MIME type that data of the type is sent with.
    public var preferredMIMEType: String? { Self.catalog.preferredMIMEType(of: identifier) }

    /// File name extensions and MIME types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        let all: [UTTagClass: [String]] = [
            .filenameExtension: Self.catalog.filenameExtensions(of: identifier),
            .mimeType: Self.catalog.mimeTypes(of: identifier),
        ]
        return all.filter { !$0.value.isEmpty }
    }
}

// MARK: - Protocols

extension UTType: Hashable {
    /// Whether two values name the same type; case does not matter.
    public static func == (left: UTType, right: UTType) -> Bool {
        left.identifier.lowercased() == right.identifier.lowercased()
    }

    /// Hashes the name without case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier.lowercased())
    }
}

extension UTType: Codable {
    /// Reads the name.
    public init(from decoder: any Decoder) throws {
        self.init(identifier: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible {
    /// The name.
    public var description: String { identifier }
}
