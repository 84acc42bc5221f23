// SPDX-License-Identifier: Apache-2.0

/// The types that every catalogue knows, as constant data.
///
/// A type is a number, its place in `identifiers`. The tables are generated; see `Generate/generate.py`.
enum SystemTypes {
    /// How many types there are.
    static var count: Int { identifiers.count }

    /// The number of a type, compared without case.
    static func number(of identifier: String) -> Int? {
        identifiers.find(identifier)
    }

    /// Whether a type conforms to another one.
    static func conforms(_ type: Int, to other: Int) -> Bool {
        type == other || ancestors.list(type, contains: other)
    }
}
