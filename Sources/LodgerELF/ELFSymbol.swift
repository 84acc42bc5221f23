// SPDX-License-Identifier: Apache-2.0

/// A function or variable that a file offers to others or wants from them.
package struct ELFSymbol: Hashable, Sendable {
    /// How the loader chooses among symbols of one name, as a symbol numbers it.
    package struct Binding: RawRepresentable, Hashable, Sendable {
        /// The number (`STB_…`).
        package let rawValue: UInt8

        /// Takes a number, known or not.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Not for others.
        package static var local: Self { Self(rawValue: 0) }
        /// For everybody, and missed where absent.
        package static var global: Self { Self(rawValue: 1) }
        /// For everybody, and not missed where absent.
        package static var weak: Self { Self(rawValue: 2) }
        /// For everybody, once in a process.
        package static var unique: Self { Self(rawValue: 10) }
    }

    /// What a symbol stands for, as a symbol numbers it.
    package struct Kind: RawRepresentable, Hashable, Sendable {
        /// The number (`STT_…`).
        package let rawValue: UInt8

        /// Takes a number, known or not.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A variable.
        package static var object: Self { Self(rawValue: 1) }
        /// A function.
        package static var function: Self { Self(rawValue: 2) }
        /// A variable of each thread.
        package static var threadLocal: Self { Self(rawValue: 6) }
        /// A function that chooses a function while the library is loaded.
        package static var indirectFunction: Self { Self(rawValue: 10) }
    }

    /// The name.
    package let name: String
    /// How the loader chooses among symbols of one name.
    package let binding: Binding
    /// What the symbol stands for.
    package let kind: Kind
    /// The section that holds it: 0 for none, 0xfff1 for a plain number.
    package let section: UInt16
    /// The address, counted from where the file is loaded.
    package let value: UInt64
    /// How many bytes it has.
    package let size: UInt64

    /// Whether the file has it; if not, the file wants it from others.
    package var isDefined: Bool { section != 0 }

    /// Whether the loader finds it for others.
    package var isExported: Bool {
        isDefined && [.global, .weak, .unique].contains(binding)
            && (value != 0 || section == Self.absolute || kind == .threadLocal)
    }

    /// The section number of plain numbers.
    private static let absolute: UInt16 = 0xfff1
}
