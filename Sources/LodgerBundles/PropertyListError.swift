// SPDX-License-Identifier: Apache-2.0

/// The reason that bytes are no property list.
package struct PropertyListError: Error, Hashable, Sendable {
    /// What went wrong, in a form that callers can compare and later versions can add to.
    package struct Code: Hashable, Sendable {
        private enum Kind { case malformed, beyondLimit }

        private let kind: Kind

        /// The bytes break the rules of the format.
        package static var malformed: Self { Self(kind: .malformed) }
        /// The list is larger, deeper or fuller than a reader accepts.
        package static var beyondLimit: Self { Self(kind: .beyondLimit) }
    }

    /// Where reading stopped.
    package enum Place: Hashable, Sendable {
        /// A line of an XML property list, from 1.
        case line(Int)
        /// A byte of a binary property list, from 0.
        case byte(Int)
        /// The list as a whole.
        case whole
    }

    /// What went wrong.
    package let code: Code
    /// What went wrong, as a sentence without its full stop.
    package let message: String
    /// Where reading stopped.
    package let place: Place
}

extension PropertyListError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String {
        switch place {
        case .line(let line): "line \(line): \(message)"
        case .byte(let offset): "byte \(offset): \(message)"
        case .whole: message
        }
    }
}
