// SPDX-License-Identifier: Apache-2.0

/// The reason that a predicate could not be read or evaluated.
public struct PredicateError: Error, Hashable, Sendable {
    /// What went wrong, in a form that callers can compare and later versions can add to.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        enum Kind: String {
            case syntax = "syntax"
            case missingVariable = "missing-variable"
            case argument = "argument"
            case unsupported = "unsupported"
            case tooLong = "too-long"
            case tooDeep = "too-deep"
            case tooExpensive = "too-expensive"
            case type = "type"
            case key = "unknown-key"
            case variable = "unknown-variable"
            case regularExpression = "regular-expression"
            case machineLacks = "machine-lacks"
        }

        let kind: Kind

        /// The text is no predicate.
        public static var syntax: Self { Self(kind: .syntax) }
        /// A SUBQUERY lacks its variable, as happens when a build expands the dollar sign.
        public static var missingVariable: Self { Self(kind: .missingVariable) }
        /// A placeholder has no argument, an argument no placeholder, or the two do not fit.
        public static var argument: Self { Self(kind: .argument) }
        /// The text asks for something that only other systems offer.
        public static var unsupported: Self { Self(kind: .unsupported) }
        /// The text is longer than a predicate may be.
        public static var tooLong: Self { Self(kind: .tooLong) }
        /// The text nests deeper than a predicate may.
        public static var tooDeep: Self { Self(kind: .tooDeep) }
        /// The evaluation used up its budget of steps or time.
        public static var tooExpensive: Self { Self(kind: .tooExpensive) }
        /// An operator met a value that it cannot work on.
        public static var type: Self { Self(kind: .type) }
        /// The object lacks the key.
        public static var key: Self { Self(kind: .key) }
        /// Nothing binds the variable.
        public static var variable: Self { Self(kind: .variable) }
        /// The right side of MATCHES is no regular expression.
        public static var regularExpression: Self { Self(kind: .regularExpression) }
        /// This machine lacks a library that the operator needs.
        public static var machineLacks: Self { Self(kind: .machineLacks) }

        /// The code as one word.
        public var description: String { kind.rawValue }
    }

    /// What went wrong.
    public let code: Code
    /// What went wrong, for people.
    public let message: String
    /// What would have been right at this place, where that is known.
    public let expected: String?
    /// What stands at this place, where that is known.
    public let found: String?
    /// Bytes of UTF-8 before the place.
    public let offset: Int
    /// The line of the place; the first is 1.
    public let line: Int
    /// The column of the place in characters; the first is 1.
    public let column: Int
    /// The line and a caret under the column.
    public let picture: String

    init(
        _ code: Code,
        _ message: String,
        at offset: Int,
        in text: [UInt8],
        expected: String? = nil,
        found: String? = nil
    ) {
        let place = SourcePlace(offset: offset, in: text)
        self.code = code
        self.message = message
        self.expected = expected
        self.found = found
        self.offset = place.offset
        self.line = place.line
        self.column = place.column
        self.picture = place.picture
    }
}

extension PredicateError: CustomStringConvertible {
    /// The error as one line of text.
    public var description: String { "line \(line), column \(column): \(message)" }
}
