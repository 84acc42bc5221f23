// SPDX-License-Identifier: Apache-2.0

/// What an extension's library says about itself before any of its code runs.
///
/// The note lies in the section `.note.lodger`, belongs to the owner `Lodger` and has type 1. Its description is a row
/// of 32-bit numbers; readers ignore those that they do not know. It is a claim, not a proof.
package struct ExtensionNote: Hashable, Sendable {
    /// A version of two numbers, as one number: major × 65,536 + minor.
    package struct Version: RawRepresentable, Hashable, Sendable, Comparable {
        /// Both numbers in one.
        package let rawValue: UInt32

        /// Takes both numbers in one.
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Takes the two numbers.
        package init(major: UInt16, minor: UInt16) {
            rawValue = UInt32(major) << 16 | UInt32(minor)
        }

        /// The number before the point.
        package var major: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 16) }
        /// The number after the point.
        package var minor: UInt16 { UInt16(truncatingIfNeeded: rawValue) }

        /// Whether a version is older.
        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The version of the C interface.
    package let abiVersion: UInt32
    /// The SDK that the extension was built with; `nil` for one written in C.
    package let sdkVersion: Version?
    /// The oldest runtime that the extension works with.
    package let minimumRuntime: Version
    /// The Swift compiler that built the extension; `nil` for one written in C.
    package let swiftVersion: Version?
    /// Whether the library claims to use nothing that extensions must not use.
    package let isExtensionSafe: Bool

    static let owner = "Lodger"
    static let ownerSize = owner.utf8.count + 1
    static let type: UInt32 = 1
    static let layout: UInt32 = 1
    static let wordCounts = 8...64
}

extension ExtensionNote.Version: CustomStringConvertible {
    /// The version as people write it.
    package var description: String { "\(major).\(minor)" }
}
