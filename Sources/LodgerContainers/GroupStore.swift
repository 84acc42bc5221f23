// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem

/// The containers of app groups, shared by the apps and extensions of one team.
package struct GroupStore: Hashable, Sendable {
    private let folders: TeamFolders

    /// The groups of a home.
    package init(home: HomeFolder) {
        folders = TeamFolders(
            home: home,
            name: "Groups",
            layout: [["Library", "Preferences"], ["Library", "Caches"]]
        )
    }

    /// Names a group of a team, or nothing where the identifier does not begin with `group.` or is not safe.
    package static func owner(team: String, group: String) -> ContainerOwner? {
        group.hasPrefix("group.") ? ContainerOwner(team: team, identifier: group) : nil
    }

    /// Where a group's container is or would be.
    package func path(of owner: ContainerOwner) -> String { folders.path(of: owner) }

    /// Opens a group's container, and makes what is missing of it.
    @discardableResult
    package func open(_ owner: ContainerOwner) throws(SystemError) -> Folder { try folders.open(owner) }

    /// The containers of all groups, sorted.
    package func list() throws(SystemError) -> [ContainerUsage] { try folders.list() }

    /// Removes a group's container with all it holds.
    package func remove(_ owner: ContainerOwner) throws(SystemError) { try folders.remove(owner) }

    /// Removes the containers of all groups of a team.
    package func removeAll(of team: String) throws(SystemError) { try folders.removeAll(of: team) }
}
