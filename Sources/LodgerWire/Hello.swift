// SPDX-License-Identifier: Apache-2.0

/// What each side says of itself first.
package struct Hello: Hashable, Sendable {
    /// The protocol's version, major part: both sides must have the same.
    package var major: Int64
    /// The protocol's version, minor part: the lower of both holds.
    package var minor: Int64
    /// The program that speaks, for messages to people.
    package var software: String

    package init(major: Int64 = Self.current.major, minor: Int64 = Self.current.minor, software: String) {
        self.major = major
        self.minor = minor
        self.software = software
    }

    /// The version that this code speaks.
    package static let current: (major: Int64, minor: Int64) = (1, 0)

    /// Whether both sides can talk to one another.
    package func isCompatible(with other: Hello) -> Bool { major == other.major }
}

extension Hello {
    var wireValue: WireValue {
        ["protocol": .array([.integer(major), .integer(minor)]), "software": .string(software)]
    }

    init(wireValue: WireValue) throws(WireError) {
        guard let version = wireValue["protocol"]?.array, version.count >= 2,
            let major = version[0].integer, let minor = version[1].integer
        else { throw WireError(.malformed, "a hello without a protocol version") }
        self.init(major: major, minor: minor, software: wireValue["software"]?.string ?? "unknown")
    }
}
