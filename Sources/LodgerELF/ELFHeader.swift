// SPDX-License-Identifier: Apache-2.0

/// What the first bytes of an ELF file say about the rest.
package struct ELFHeader: Hashable, Sendable {
    /// How wide addresses are.
    package enum WordSize: Int, Sendable {
        /// 32 bits.
        case bits32 = 32
        /// 64 bits.
        case bits64 = 64
    }

    /// Which byte of a number comes first.
    package enum ByteOrder: Sendable {
        /// The lowest.
        case little
        /// The highest.
        case big
    }

    /// What the file is for, as an ELF header numbers it.
    package struct FileType: RawRepresentable, Hashable, Sendable {
        /// The number (`ET_…`).
        package let rawValue: UInt16

        /// Takes a number, known or not.
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// An object file, for the linker.
        package static var relocatable: Self { Self(rawValue: 1) }
        /// A program for one fixed address.
        package static var executable: Self { Self(rawValue: 2) }
        /// A shared library, or a program for any address.
        package static var sharedObject: Self { Self(rawValue: 3) }
        /// The memory of a process that crashed.
        package static var core: Self { Self(rawValue: 4) }
    }

    /// How wide addresses are.
    package let wordSize: WordSize
    /// Which byte of a number comes first.
    package let byteOrder: ByteOrder
    /// The operating system that the file is for: 0 for any, 3 for GNU.
    package let operatingSystem: UInt8
    /// What the file is for.
    package let type: FileType
    /// The processor that the file is for.
    package let machine: ELFMachine

    /// Reads the start of a file of any word size and byte order.
    package init(_ bytes: [UInt8]) throws(ELFError) {
        try self.init(ELFBytes(copying: Array(bytes.prefix(Self.size))))
    }

    init(_ bytes: ELFBytes) throws(ELFError) {
        guard bytes.has([0x7f, 0x45, 0x4c, 0x46], at: 0) else {
            throw ELFError(.notELF, "the file does not start as an ELF file does", at: 0)
        }
        switch try bytes.integer(at: 4, as: UInt8.self) {
        case 1: wordSize = .bits32
        case 2: wordSize = .bits64
        case let other: throw ELFError(.malformed, "the word size has the unknown code \(other)", at: 4)
        }
        switch try bytes.integer(at: 5, as: UInt8.self) {
        case 1: byteOrder = .little
        case 2: byteOrder = .big
        case let other: throw ELFError(.malformed, "the byte order has the unknown code \(other)", at: 5)
        }
        operatingSystem = try bytes.integer(at: 7)
        let type: UInt16 = try bytes.integer(at: 16)
        let machine: UInt16 = try bytes.integer(at: 18)
        self.type = FileType(rawValue: byteOrder == .big ? type.byteSwapped : type)
        self.machine = ELFMachine(rawValue: byteOrder == .big ? machine.byteSwapped : machine)
    }

    /// The length of the header of a 64-bit file.
    static let size = 64
}
