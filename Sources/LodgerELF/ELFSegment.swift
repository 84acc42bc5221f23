// SPDX-License-Identifier: Apache-2.0

/// One program header: a part of the file with a meaning for the loader.
package struct ELFSegment: Hashable, Sendable {
    /// What the part means, as a program header numbers it.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        /// The number (`PT_…`).
        package let rawValue: UInt32

        /// Takes a number, known or not.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Bytes to map into memory.
        package static var load: Self { Self(rawValue: 1) }
        /// Where the loader's instructions are.
        package static var dynamic: Self { Self(rawValue: 2) }
        /// The loader that a program asks for.
        package static var interpreter: Self { Self(rawValue: 3) }
        /// Notes.
        package static var note: Self { Self(rawValue: 4) }
        /// What each thread starts with.
        package static var threadLocalStorage: Self { Self(rawValue: 7) }
        /// Whether stacks may hold code.
        package static var stack: Self { Self(rawValue: 0x6474_e551) }
        /// What becomes read-only after relocation.
        package static var readOnlyAfterRelocation: Self { Self(rawValue: 0x6474_e552) }
    }

    /// What the memory may be used for.
    package struct Access: OptionSet, Hashable, Sendable {
        /// The bits (`PF_…`).
        package let rawValue: UInt32

        /// Takes bits, known or not.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It may hold code.
        package static var execute: Self { Self(rawValue: 1) }
        /// It may be changed.
        package static var write: Self { Self(rawValue: 2) }
        /// It may be read.
        package static var read: Self { Self(rawValue: 4) }
    }

    /// What the part means.
    package let kind: Kind
    /// What the memory may be used for.
    package let access: Access
    /// Where the part starts in the file.
    package let offset: UInt64
    /// Where the part starts in memory, counted from where the file is loaded.
    package let address: UInt64
    /// How many bytes the file has of it.
    package let fileSize: UInt64
    /// How many bytes it takes in memory; those that the file lacks are zero.
    package let memorySize: UInt64
    /// What address and offset must agree in.
    package let alignment: UInt64

    /// The length of a program header.
    static let entrySize = 56

    init(_ bytes: ELFBytes, at start: Int) throws(ELFError) {
        kind = Kind(rawValue: try bytes.integer(at: start))
        access = Access(rawValue: try bytes.integer(at: start + 4))
        offset = try bytes.integer(at: start + 8)
        address = try bytes.integer(at: start + 16)
        fileSize = try bytes.integer(at: start + 32)
        memorySize = try bytes.integer(at: start + 40)
        alignment = try bytes.integer(at: start + 48)
    }

    /// Where in the file the bytes for an address are, if the file has all of them in this segment.
    func fileOffset(of address: UInt64, count: UInt64) -> UInt64? {
        guard address >= self.address else { return nil }
        let distance = address - self.address
        guard distance <= fileSize, count <= fileSize - distance else { return nil }
        return offset + distance
    }
}
