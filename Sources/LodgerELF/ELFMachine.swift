// SPDX-License-Identifier: Apache-2.0

/// A kind of processor, as an ELF header numbers it.
package struct ELFMachine: RawRepresentable, Hashable, Sendable {
    /// The number (`EM_…`).
    package let rawValue: UInt16

    /// Takes a number, known or not.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Intel and AMD, 32 bit.
    package static var i386: Self { Self(rawValue: 3) }
    /// ARM, 32 bit.
    package static var arm: Self { Self(rawValue: 40) }
    // The name is the processor's own.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Intel and AMD, 64 bit.
    package static var x86_64: Self { Self(rawValue: 62) }
    /// ARM, 64 bit.
    package static var aarch64: Self { Self(rawValue: 183) }
    /// RISC-V.
    package static var riscv: Self { Self(rawValue: 243) }

    /// The machine that this code was compiled for.
    package static var current: Self {
        #if arch(x86_64)
        .x86_64
        #elseif arch(arm64)
        .aarch64
        #elseif arch(riscv64)
        .riscv
        #else
        #error("add this machine's number")
        #endif
    }

    /// The name, as the kernel writes it; a number where this list has none.
    package var name: String {
        switch self {
        case .i386: "i386"
        case .arm: "arm"
        case .x86_64: "x86_64"
        case .aarch64: "aarch64"
        case .riscv: "riscv"
        default: "machine-\(rawValue)"
        }
    }
}
