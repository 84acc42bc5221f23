// SPDX-License-Identifier: Apache-2.0

/// What a predicate knows about uniform types.
public protocol TypeConformance: Sendable {
    /// Whether a type is another type or a kind of it.
    func conforms(_ identifier: String, to other: String) -> Bool

    /// Whether two identifiers name one type.
    func equal(_ identifier: String, _ other: String) -> Bool
}

extension TypeConformance {
    /// Whether two identifiers are the same without regard to case.
    public func equal(_ identifier: String, _ other: String) -> Bool {
        let left = identifier.utf8
        let right = other.utf8
        return left.count == right.count && zip(left, right).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

/// Types that conform to themselves only.
public struct ExactTypeConformance: TypeConformance {
    /// Makes the only value.
    public init() {}

    /// Whether the two identifiers are the same without regard to case.
    public func conforms(_ identifier: String, to other: String) -> Bool { equal(identifier, other) }
}
