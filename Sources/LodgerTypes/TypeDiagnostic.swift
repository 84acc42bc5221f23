// SPDX-License-Identifier: Apache-2.0

/// Something in a bundle's type declarations that was left out or bent.
public struct TypeDiagnostic: Hashable, Sendable {
    /// What is wrong, in a form that callers can compare and later versions can add to.
    public struct Code: Hashable, Sendable {
        enum Kind: String {
            case malformed
            case identifierInvalid = "identifier-invalid"
            case identifierReserved = "identifier-reserved"
            case systemType = "system-type"
            case duplicate
            case tagInvalid = "tag-invalid"
            case cycle
            case limit
        }

        let kind: Kind

        /// The stable name of the code.
        public var name: String { kind.rawValue }

        /// A value is not of the kind that its key asks for.
        public static var malformed: Self { Self(kind: .malformed) }
        /// An identifier is not made of ASCII letters, digits, hyphens and periods.
        public static var identifierInvalid: Self { Self(kind: .identifierInvalid) }
        /// An identifier belongs to the system: an exported `public.` or any `dyn.` type.
        public static var identifierReserved: Self { Self(kind: .identifierReserved) }
        /// The system declares the type already.
        public static var systemType: Self { Self(kind: .systemType) }
        /// Another bundle exports the same type.
        public static var duplicate: Self { Self(kind: .duplicate) }
        /// A file name extension or a MIME type that no file can have.
        public static var tagInvalid: Self { Self(kind: .tagInvalid) }
        /// A type conforms to itself, directly or through others.
        public static var cycle: Self { Self(kind: .cycle) }
        /// There is more than a catalogue takes.
        public static var limit: Self { Self(kind: .limit) }
    }

    /// What is wrong.
    public let code: Code
    /// The bundle that declares it.
    public let owner: String
    /// The type concerned, where it has a name.
    public let identifier: String?
    /// What is wrong and what becomes of it, in words.
    public let message: String
}

extension TypeDiagnostic: CustomStringConvertible {
    /// The diagnostic as one line of text.
    public var description: String {
        "\(owner): \(identifier.map { "\($0): " } ?? "")\(message)"
    }
}
