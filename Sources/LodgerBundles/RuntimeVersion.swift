// SPDX-License-Identifier: Apache-2.0

/// A version of the Lodger runtime.
package struct RuntimeVersion: Hashable, Sendable {
    /// Changes where something is taken away.
    package let major: UInt16
    /// Changes where something is added.
    package let minor: UInt16

    /// The runtime that this source is.
    package static let current = RuntimeVersion(major: 1, minor: 0)

    /// A version from its two numbers.
    package init(major: UInt16, minor: UInt16) {
        self.major = major
        self.minor = minor
    }

    /// A version as notes carry it: major × 65,536 + minor.
    package init(packed: UInt32) {
        major = UInt16(truncatingIfNeeded: packed >> 16)
        minor = UInt16(truncatingIfNeeded: packed)
    }

    /// A version from text such as `1`, `1.2` or `1.2.3`, of which the third number does not count.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? UInt16(part) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count, let major = numbers.first else { return nil }
        self.init(major: major, minor: numbers.dropFirst().first ?? 0)
    }
}

extension RuntimeVersion: Comparable {
    /// Orders versions by age.
    package static func < (first: RuntimeVersion, second: RuntimeVersion) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }
}

extension RuntimeVersion: CustomStringConvertible {
    /// The version as text.
    package var description: String { "\(major).\(minor)" }
}
