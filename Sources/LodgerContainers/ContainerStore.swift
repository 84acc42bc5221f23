// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem

/// The data containers of apps and extensions, each readable by its owner alone.
package struct ContainerStore: Hashable, Sendable {
    private let folders: TeamFolders

    /// The containers of a home.
    package init(home: HomeFolder) {
        folders = TeamFolders(
            home: home,
            name: "Containers",
            layout: [["Documents"], ["Library", "Preferences"], ["Library", "Caches"], ["tmp"]]
        )
    }

    /// Where a container is or would be.
    package func path(of owner: ContainerOwner) -> String { folders.path(of: owner) }

    /// Opens a container, and makes what is missing of it.
    @discardableResult
    package func open(_ owner: ContainerOwner) throws(SystemError) -> Folder { try folders.open(owner) }

    /// All containers, sorted.
    package func list() throws(SystemError) -> [ContainerUsage] { try folders.list() }

    /// Removes a container with all it holds.
    package func remove(_ owner: ContainerOwner) throws(SystemError) { try folders.remove(owner) }

    /// Removes all containers of a team.
    package func removeAll(of team: String) throws(SystemError) { try folders.removeAll(of: team) }

    /// Replaces a container by an empty one.
    package func reset(_ owner: ContainerOwner) throws(SystemError) {
        try folders.remove(owner)
        _ = try folders.open(owner)
    }
}
