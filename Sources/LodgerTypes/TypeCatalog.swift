// SPDX-License-Identifier: Apache-2.0

/// The uniform types that are known, and what conforms to what.
///
/// Identifiers compare without case. A type that nothing declares conforms only to itself, except a dynamic type,
/// which conforms to what its identifier says.
///
/// ```swift
/// TypeCatalog.system.conforms("public.jpeg", to: "public.data")  // true
/// TypeCatalog.system.type(filenameExtension: "jpg")?.identifier  // "public.jpeg"
/// ```
public struct TypeCatalog: Sendable {
    let declared: DeclaredTypes?

    /// The types that the system declares.
    public static var system: TypeCatalog { TypeCatalog(declared: nil) }

    init(declared: DeclaredTypes?) {
        self.declared = declared
    }

    /// The types that the system declares, and those that bundles declare, in the order of their precedence.
    ///
    /// The system's declarations come before exported ones, and these before imported ones. Nothing that a bundle
    /// declares stops the others; see `diagnostics` for what was left out.
    public init(declarations: [TypeDeclarations]) {
        declared = DeclaredTypes(declarations)
    }

    /// What is wrong with the bundles' declarations; only so many are kept.
    public var diagnostics: [TypeDiagnostic] { declared?.diagnostics ?? [] }
}

// MARK: - Types

extension TypeCatalog {
    /// Looks a type up once, to compare it often.
    public func resolve(_ identifier: String) -> ResolvedType {
        if let number = number(of: identifier) { return ResolvedType(.known(number)) }
        // A dynamic type inside a dynamic type is always shorter, so this ends.
        let parents = DynamicType(identifier)?.supertypes.map(resolve) ?? []
        return ResolvedType(.other(OtherType(identifier: identifier.asciiLowercased, parents: parents)))
    }

    /// The name of a type that this catalogue has looked up.
    public func identifier(of type: ResolvedType) -> String {
        switch type.storage {
        case .known(let number): identifier(ofNumber: number)
        case .other(let other): other.identifier
        }
    }

    /// What is known about the type with an identifier, which may be little.
    public func type(_ identifier: String) -> UniformType {
        guard let number = number(of: identifier) else { return UniformType(identifier: identifier, isDeclared: false) }
        return type(ofNumber: number)
    }

    func number(of identifier: String) -> Int? {
        if let number = SystemTypes.number(of: identifier) { return number }
        return declared?.numbers[identifier.asciiLowercased]
    }

    func type(ofNumber number: Int) -> UniformType {
        guard let type = declared?[number] else {
            return UniformType(identifier: identifier(ofNumber: number), isDeclared: true)
        }
        return UniformType(
            identifier: type.identifier,
            isDeclared: type.isDeclared,
            localizedDescription: type.localizedDescription
        )
    }

    private func identifier(ofNumber number: Int) -> String {
        if number < SystemTypes.count { return SystemTypes.identifiers[number] }
        return declared?[number]?.identifier ?? ""
    }
}

// MARK: - Conformance

extension TypeCatalog {
    /// Whether a type is another one or, directly or through others, conforms to it.
    public func conforms(_ type: String, to other: String) -> Bool {
        if let number = SystemTypes.number(of: type), let otherNumber = SystemTypes.number(of: other) {
            return SystemTypes.conforms(number, to: otherNumber)
        }
        return conforms(resolve(type), to: resolve(other))
    }

    /// Whether a type is another one or, directly or through others, conforms to it.
    public func conforms(_ type: ResolvedType, to other: ResolvedType) -> Bool {
        switch (type.storage, other.storage) {
        case (.known(let number), .known(let otherNumber)):
            conforms(number, to: otherNumber)
        case (.known, .other):
            false
        case (.other(let unknown), _):
            type == other || unknown.parents.contains { conforms($0, to: other) }
        }
    }

    func conforms(_ number: Int, to other: Int) -> Bool {
        if number < SystemTypes.count { return SystemTypes.conforms(number, to: other) }
        return number == other || declared?[number]?.ancestors.contains(other) == true
    }

    /// What a type directly conforms to.
    public func directSupertypes(of identifier: String) -> [String] {
        let type = resolve(identifier)
        let parents: [ResolvedType] =
            switch type.storage {
            case .other(let other): other.parents
            case .known(let number): known(declared?[number]?.parents ?? Array(SystemTypes.parents[number]))
            }
        return parents.map { self.identifier(of: $0) }
    }

    /// Everything that a type conforms to beside itself, nearest first.
    public func supertypes(of identifier: String) -> [String] {
        ancestors(of: resolve(identifier)).map { self.identifier(of: $0) }
    }

    private func ancestors(of type: ResolvedType) -> [ResolvedType] {
        switch type.storage {
        case .known(let number):
            return known(declared?[number]?.ancestors ?? Array(SystemTypes.ancestors[number]))
        case .other(let other):
            var found: Set = [type]
            return other.parents.flatMap { [$0] + ancestors(of: $0) }.filter { found.insert($0).inserted }
        }
    }

    private func known(_ numbers: [Int]) -> [ResolvedType] {
        numbers.map { ResolvedType(.known($0)) }
    }
}
