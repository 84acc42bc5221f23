// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem

/// Whose data a container holds: a bundle or a group, of one team.
package struct ContainerOwner: Hashable, Sendable {
    /// The team.
    package let team: String
    /// The identifier of the bundle or group.
    package let identifier: String

    /// Names an owner, or nothing where the names are not safe as names of folders.
    package init?(team: String, identifier: String) {
        guard Self.isSafe(team), Self.isSafe(identifier) else { return nil }
        self.team = team
        self.identifier = identifier
    }

    /// The team as the name of a folder.
    var teamFolder: FileName? { FileName(team) }

    /// The identifier as the name of a folder.
    var folder: FileName? { FileName(identifier) }

    private static func isSafe(_ name: String) -> Bool {
        FileName(name) != nil && !name.hasPrefix(".")
            && name.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
    }
}
