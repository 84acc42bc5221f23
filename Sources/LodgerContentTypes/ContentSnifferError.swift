// SPDX-License-Identifier: Apache-2.0

/// The reason that contents cannot be looked at.
package struct ContentSnifferError: Error, Hashable, Sendable {
    /// What went wrong, in a form that callers can compare and later versions can add to.
    package struct Code: Hashable, Sendable {
        enum Kind: String {
            case libraryMissing = "library-missing"
            case libraryUnfit = "library-unfit"
            case databaseUnusable = "database-unusable"
        }

        let kind: Kind

        /// The stable name of the code.
        package var name: String { kind.rawValue }

        /// libmagic is not installed.
        package static var libraryMissing: Self { Self(kind: .libraryMissing) }
        /// libmagic lacks a function that it should have.
        package static var libraryUnfit: Self { Self(kind: .libraryUnfit) }
        /// libmagic cannot read its own database.
        package static var databaseUnusable: Self { Self(kind: .databaseUnusable) }
    }

    /// What went wrong.
    package let code: Code
    /// What went wrong, in words.
    package let message: String
    /// What to do about it.
    package let fix: String

    init(_ code: Code, _ message: String, fix: String) {
        self.code = code
        self.message = message
        self.fix = fix
    }
}

extension ContentSnifferError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String { "\(message); \(fix)" }
}
