// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF
internal import LodgerSystem

/// The reason that nothing was packed.
struct PackError: Error, Hashable, Sendable {
    /// Whose fault it is.
    struct Kind: Hashable, Sendable {
        let exitStatus: CInt

        /// The input is there and says no.
        static var refused: Self { Self(exitStatus: 1) }
        /// The command line is wrong, or an input cannot be read.
        static var unusable: Self { Self(exitStatus: 2) }
    }

    /// Whose fault it is.
    let kind: Kind
    /// The file or option concerned.
    let place: String?
    /// What went wrong, as a sentence without its full stop.
    let message: String
    /// What to do about it.
    let fix: String?

    init(_ kind: Kind, _ message: String, at place: String? = nil, fix: String? = nil) {
        self.kind = kind
        self.place = place
        self.message = message
        self.fix = fix
    }

    init(_ kind: Kind, _ error: SystemError, fix: String? = nil) {
        self.init(kind, "\(error.reason) (\(error.call))", at: error.path, fix: fix)
    }

    init(_ error: ELFError, at path: String) {
        self.init(.refused, error.description, at: path, fix: error.fix)
    }
}

extension PackError: CustomStringConvertible {
    /// The error as one or two lines of text.
    var description: String {
        let sentence = place.map { "\($0): \(message)" } ?? message
        return fix.map { "\(sentence)\n  \($0)" } ?? sentence
    }
}
