// SPDX-License-Identifier: Apache-2.0

/// Bytes that do not follow the protocol.
package struct WireError: Error, Hashable, Sendable {
    /// What is wrong, in a form that callers can compare and later versions can add to.
    package struct Code: Hashable, Sendable {
        private enum Kind: String { case truncated, malformed, unsupported, tooDeep, tooLarge, unexpected }

        private let kind: Kind

        /// The bytes end inside a value.
        package static var truncated: Self { Self(kind: .truncated) }
        /// The bytes are no value of the protocol.
        package static var malformed: Self { Self(kind: .malformed) }
        /// A form of CBOR that the protocol does not use.
        package static var unsupported: Self { Self(kind: .unsupported) }
        /// Values nest further than the protocol allows.
        package static var tooDeep: Self { Self(kind: .tooDeep) }
        /// A frame or value is larger than the protocol allows.
        package static var tooLarge: Self { Self(kind: .tooLarge) }
        /// A well-formed frame that must not come now.
        package static var unexpected: Self { Self(kind: .unexpected) }

        package var name: String { kind.rawValue }
    }

    /// What is wrong.
    package let code: Code
    /// One sentence that says what was found.
    package let message: String
    /// Where in the bytes, counted from the first.
    package let offset: Int

    package init(_ code: Code, _ message: String, at offset: Int = 0) {
        self.code = code
        self.message = message
        self.offset = offset
    }
}

extension WireError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String { "\(message) (\(code.name), byte \(offset))" }
}
