// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension FileTree {
    /// Removes an entry of a folder with all it holds; a missing entry is as good as removed.
    ///
    /// Folders may lie inside each other deeper than any path or number of open files allows: what lies too deep is
    /// moved up first.
    package static func remove(_ name: FileName, in folder: borrowing Folder) throws(SystemError) {
        guard let status = try folder.status(of: name) else { return }
        guard status.kind == .folder else { return try folder.removeFile(name) }
        let top = try openForRemoval(name, in: folder)
        // Each round leaves only what was moved up, some fifty levels less than before.
        repeat {
            for inner in try top.names() { try removeShallow(inner, in: top, top: top, depth: 1) }
        } while try !top.names().isEmpty
        try folder.removeFolder(name)
    }

    private static func removeShallow(
        _ name: FileName,
        in folder: borrowing Folder,
        top: borrowing Folder,
        depth: Int
    ) throws(SystemError) {
        guard let status = try folder.status(of: name) else { return }
        guard status.kind == .folder else { return try folder.removeFile(name) }
        guard depth < 50 else { return try folder.move(name, to: top, as: .random()) }
        let inner = try openForRemoval(name, in: folder)
        for name in try inner.names() { try removeShallow(name, in: inner, top: top, depth: depth + 1) }
        try folder.removeFolder(name)
    }

    /// Opens a folder even where its owner had shut it.
    private static func openForRemoval(_ name: FileName, in folder: borrowing Folder) throws(SystemError) -> Folder {
        // A folder that can be read but not changed would fail at its first entry.
        try? folder.openToOwner(name)
        return try folder.folder(name)
    }
}
