// SPDX-License-Identifier: Apache-2.0

/// The reason that an ELF file could not be read or edited.
package struct ELFError: Error, Hashable, Sendable {
    /// What went wrong, in a form that callers can compare and later versions can add to.
    package struct Code: Hashable, Sendable {
        private enum Kind: String {
            case notELF = "not-elf"
            case notLibrary = "not-library"
            case unsupported = "elf-unsupported"
            case malformed = "elf-malformed"
            case noteDamaged = "note-damaged"
            case noRoom = "elf-no-room"
        }

        private let kind: Kind

        /// The code as messages and documents write it.
        package var name: String { kind.rawValue }

        /// The file is something else.
        package static var notELF: Self { Self(kind: .notELF) }
        /// The file is a program or an object file, not a library.
        package static var notLibrary: Self { Self(kind: .notLibrary) }
        /// The file is for machines of another word size or byte order.
        package static var unsupported: Self { Self(kind: .unsupported) }
        /// The file contradicts itself, or is cut off.
        package static var malformed: Self { Self(kind: .malformed) }
        /// The file's notes, or the note of an extension in it, cannot be understood.
        package static var noteDamaged: Self { Self(kind: .noteDamaged) }
        /// An edit needs room that the file does not have.
        package static var noRoom: Self { Self(kind: .noRoom) }
    }

    /// What went wrong.
    package let code: Code
    /// What went wrong, as a sentence without its full stop.
    package let message: String
    /// Where in the file, in bytes from its start.
    package let offset: UInt64?
    /// What to do about it.
    package let fix: String

    init(_ code: Code, _ message: String, at offset: UInt64? = nil, fix: String? = nil) {
        self.code = code
        self.message = message
        self.offset = offset
        self.fix = fix ?? code.usualFix
    }

    init(_ code: Code, _ message: String, at offset: Int) {
        self.init(code, message, at: UInt64(clamping: offset))
    }
}

extension ELFError.Code {
    fileprivate var usualFix: String {
        switch self {
        case .notELF: "name a shared library as the linker made it"
        case .notLibrary: "link it as a shared library"
        case .unsupported: "build the library for this machine"
        case .noteDamaged: "build the library again with this version of the SDK"
        default: "build the library again"
        }
    }
}

extension ELFError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String {
        guard let offset else { return message }
        return "\(message) (at byte \(offset))"
    }
}
