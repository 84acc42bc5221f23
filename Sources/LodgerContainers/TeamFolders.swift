// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem

/// Folders by team and name in a folder of the home: the common part of containers and groups.
struct TeamFolders: Hashable, Sendable {
    let home: HomeFolder
    let name: FileName
    /// The folders that each one starts with.
    let layout: [[FileName]]

    func path(of owner: ContainerOwner) -> String {
        "\(home.path)/\(name)/\(owner.team)/\(owner.identifier)"
    }

    func open(_ owner: ContainerOwner) throws(SystemError) -> Folder {
        let (teamName, ownName) = try names(of: owner)
        let container = try home.open().makeFolder(name).makeFolder(teamName).makeFolder(ownName)
        for path in layout {
            var folder = try container.duplicate()
            for step in path { folder = try folder.makeFolder(step) }
        }
        return container
    }

    func list() throws(SystemError) -> [ContainerUsage] {
        guard let all = try existing(in: home.open(), name) else { return [] }
        var usages: [ContainerUsage] = []
        for teamName in try all.names() {
            guard let team = teamName.text, let folder = try existing(in: all, teamName) else { continue }
            for ownName in try folder.names() {
                guard
                    let identifier = ownName.text, let owner = ContainerOwner(team: team, identifier: identifier),
                    let container = try existing(in: folder, ownName)
                else { continue }
                usages.append(ContainerUsage(owner: owner, path: path(of: owner), bytes: Self.size(of: container)))
            }
        }
        return usages
    }

    /// Removes a container in one step, as others see it.
    func remove(_ owner: ContainerOwner) throws(SystemError) {
        let (teamName, ownName) = try names(of: owner)
        let home = try home.open()
        guard
            let all = try existing(in: home, name), let team = try existing(in: all, teamName),
            try team.status(of: ownName) != nil
        else { return }
        let staging = try StagingFolder.make(in: home)
        try team.move(ownName, to: staging.folder, as: ownName)
        try staging.remove()
        // Another container of the team keeps the folder.
        try? all.removeFolder(teamName)
    }

    func removeAll(of team: String) throws(SystemError) {
        for usage in try list() where usage.owner.team == team { try remove(usage.owner) }
    }

    private func names(of owner: ContainerOwner) throws(SystemError) -> (FileName, FileName) {
        guard let team = owner.teamFolder, let own = owner.folder else {
            throw SystemError(call: "mkdirat", path: path(of: owner), errno: SystemError.invalidArgument)
        }
        return (team, own)
    }

    private func existing(in folder: borrowing Folder, _ name: FileName) throws(SystemError) -> Folder? {
        guard try folder.status(of: name)?.kind == .folder else { return nil }
        return try folder.folder(name)
    }

    private static func size(of folder: borrowing Folder) -> UInt64 {
        var limits = FileTree.Limits()
        limits.entries = 1_000_000
        limits.bytes = .max
        var bytes: UInt64 = 0
        // Whatever stops the walk, what was counted so far is the answer.
        try? FileTree.walk(folder, limits: limits) { entry in
            // The walk itself stops before the sum could overflow.
            if entry.status.kind == .file { bytes += entry.status.size }
            return true
        }
        return bytes
    }
}
