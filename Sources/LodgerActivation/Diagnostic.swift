// SPDX-License-Identifier: Apache-2.0

internal import Predicates

/// Something that is wrong with a rule, or that surprises people.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    /// What it is; a name never changes its meaning.
    package struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case malformed = "rule-malformed"
            case variableMissing = "rule-variable-missing"
            case wrongType = "rule-type"
            case truePredicate = "rule-true-predicate"
            case always = "rule-always"
            case never = "rule-never"
            case evaluation = "rule-evaluation"
            case unknownKey = "rule-key-unknown"
            case misplacedKey = "rule-key-misplaced"
            case value = "rule-value"
            case countZero = "rule-count-zero"
            case precedence = "rule-precedence"
            case fileURL = "rule-file-url"
            case publicData = "rule-public-data"
            case singleItem = "rule-single-item"
            case unknownKeyPath = "rule-unknown-key-path"
            case anyMissing = "rule-any-missing"
        }

        private let kind: Kind

        /// The predicate cannot be read.
        package static var malformed: Self { Self(kind: .malformed) }
        /// A SUBQUERY has an empty operand: a build expanded the dollar sign.
        package static var variableMissing: Self { Self(kind: .variableMissing) }
        /// The rule is neither a dictionary nor a string.
        package static var wrongType: Self { Self(kind: .wrongType) }
        /// The rule contains TRUEPREDICATE.
        package static var truePredicate: Self { Self(kind: .truePredicate) }
        /// The rule accepts every usual share.
        package static var always: Self { Self(kind: .always) }
        /// The rule accepts no usual share.
        package static var never: Self { Self(kind: .never) }
        /// The evaluation ends with an error.
        package static var evaluation: Self { Self(kind: .evaluation) }
        /// The dictionary has a key that means nothing.
        package static var unknownKey: Self { Self(kind: .unknownKey) }
        /// A key stands where it has no effect.
        package static var misplacedKey: Self { Self(kind: .misplacedKey) }
        /// A value of the dictionary has an unusual shape.
        package static var value: Self { Self(kind: .value) }
        /// A count is also satisfied by nothing at all.
        package static var countZero: Self { Self(kind: .countZero) }
        /// AND and OR are mixed without parentheses.
        package static var precedence: Self { Self(kind: .precedence) }
        /// A rule for URLs accepts files.
        package static var fileURL: Self { Self(kind: .fileURL) }
        /// A rule for data accepts URLs and text.
        package static var publicData: Self { Self(kind: .publicData) }
        /// The rule fails when a host sends two items.
        package static var singleItem: Self { Self(kind: .singleItem) }
        /// A key path leads nowhere.
        package static var unknownKeyPath: Self { Self(kind: .unknownKeyPath) }
        /// A list of types is compared as if it were one type.
        package static var anyMissing: Self { Self(kind: .anyMissing) }

        /// The code as it is written in documents.
        package var description: String { kind.rawValue }
    }

    package var code: Code
    package var severity: Severity
    package var line: Int
    package var column: Int
    package var message: String
    /// What to do, or to write instead.
    package var fix: String?

    init(_ code: Code, _ severity: Severity, line: Int = 1, column: Int = 1, _ message: String, fix: String? = nil) {
        self.code = code
        self.severity = severity
        self.line = line
        self.column = column
        self.message = message
        self.fix = fix
    }

    /// A predicate that cannot be read.
    init(malformed error: PredicateError) {
        let isVariable = error.code == .missingVariable
        self.init(
            isVariable ? .variableMissing : .malformed,
            .error,
            line: error.line,
            column: error.column,
            "\(error.message)\n\(error.picture)",
            fix: isVariable
                ? "name the variable, such as $extensionItem, and keep the build from expanding it"
                : error.expected.map { "write \($0) here" }
        )
    }

    /// An evaluation that ended with an error.
    init(evaluation error: PredicateError) {
        self.init(
            .evaluation,
            .error,
            line: error.line,
            column: error.column,
            "the extension is not offered: \(error.message)\n\(error.picture)"
        )
    }
}
