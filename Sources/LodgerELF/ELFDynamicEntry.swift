// SPDX-License-Identifier: Apache-2.0

/// One instruction to the loader.
package struct ELFDynamicEntry: Hashable, Sendable {
    /// What the instruction is about.
    package struct Tag: RawRepresentable, Hashable, Sendable {
        /// The number (`DT_…`).
        package let rawValue: UInt64

        /// Takes a number, known or not.
        package init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The end of the list.
        package static var null: Self { Self(rawValue: 0) }
        /// A library that must be loaded too.
        package static var needed: Self { Self(rawValue: 1) }
        /// The hash table of System V.
        package static var hash: Self { Self(rawValue: 4) }
        /// The table of names.
        package static var stringTable: Self { Self(rawValue: 5) }
        /// The table of symbols.
        package static var symbolTable: Self { Self(rawValue: 6) }
        /// The length of the table of names.
        package static var stringTableSize: Self { Self(rawValue: 10) }
        /// The length of a symbol.
        package static var symbolSize: Self { Self(rawValue: 11) }
        /// The name that other libraries know this one by.
        package static var soname: Self { Self(rawValue: 14) }
        /// Where to look for libraries, the old way.
        package static var rpath: Self { Self(rawValue: 15) }
        /// Where to look for libraries.
        package static var runpath: Self { Self(rawValue: 29) }
        /// Flags.
        package static var flags: Self { Self(rawValue: 30) }
        /// The hash table of GNU.
        package static var gnuHash: Self { Self(rawValue: 0x6fff_fef5) }
        /// More flags.
        package static var flags1: Self { Self(rawValue: 0x6fff_fffb) }
    }

    /// What the instruction is about.
    package let tag: Tag
    /// A number, an address or the place of a name, as the tag has it.
    package let value: UInt64

    /// The length of an entry.
    static let size = 16
}
