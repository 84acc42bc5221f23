// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Walks, copies and removes folders with all they hold, however hostile their content.
package enum FileTree {
    /// How much of a tree is accepted.
    package struct Limits: Sendable {
        /// Most files, folders and links.
        package var entries = 100_000
        /// Most bytes of all files together, holes included.
        package var bytes: UInt64 = 16 << 30
        /// Most folders inside each other.
        package var depth = 64

        /// The limits for bundles.
        package init() {}
    }

    /// A file, folder or link in a tree.
    package struct Entry: Hashable, Sendable {
        /// The names that lead to it from the top of the tree.
        package let path: [FileName]
        /// What the system tells about it.
        package let status: FileStatus
        /// Where it leads, if it is a link.
        package let target: String?

        /// The path as text, from the top of the tree.
        package var relativePath: String { path.map(\.description).joined(separator: "/") }

        /// Whether it is a link that leads out of the tree.
        ///
        /// A link may go up only at the start of its target and no further than the tree's top. Links that all keep
        /// to this never lead out together either: each is followed from the folder that really holds it, and going
        /// up after another link is what could escape.
        package var leavesTree: Bool {
            guard status.kind == .link else { return false }
            guard let target, !target.isEmpty, !target.hasPrefix("/") else { return true }
            let steps = target.split(separator: "/").filter { $0 != "." }
            let ups = steps.prefix { $0 == ".." }.count
            return ups > path.count - 1 || steps.dropFirst(ups).contains("..")
        }
    }

    /// Visits every entry of a folder, sorted by name, each folder before what it holds.
    ///
    /// - Parameters:
    ///   - folder: The top of the tree.
    ///   - limits: How much of it is accepted.
    ///   - visit: Gets each entry, and tells whether to enter it, if it is a folder.
    /// - Throws: A `FileTreeError` where the tree is too large, or cannot be read.
    package static func walk(
        _ folder: borrowing Folder,
        limits: Limits = Limits(),
        visit: (Entry) -> Bool
    ) throws(FileTreeError) {
        var walk = FileTreeWalk(limits: limits)
        try walk.enter(folder, path: []) { _, entry throws(FileTreeError) in
            visit(entry)
        } leave: { _, _ in
        }
    }
}

/// One pass through a tree, with what is left of its limits.
struct FileTreeWalk {
    let limits: FileTree.Limits
    private var entriesLeft: Int
    private var bytesLeft: UInt64

    init(limits: FileTree.Limits) {
        self.limits = limits
        entriesLeft = limits.entries
        bytesLeft = limits.bytes
    }

    mutating func enter(
        _ folder: borrowing Folder,
        path: [FileName],
        visit: (borrowing Folder, FileTree.Entry) throws(FileTreeError) -> Bool,
        leave: (borrowing Folder, [FileName]) throws(FileTreeError) -> Void
    ) throws(FileTreeError) {
        guard path.count <= limits.depth else { throw FileTreeError(.beyondLimit, path: path) }
        let names: [FileName]
        do throws(SystemError) {
            names = try folder.names(limit: entriesLeft)
        } catch {
            throw error.errno == EOVERFLOW
                ? FileTreeError(.beyondLimit, path: path) : FileTreeError(error, path: path)
        }
        entriesLeft -= names.count

        for name in names {
            let path = path + [name]
            let entry: FileTree.Entry
            do throws(SystemError) {
                // What vanished meanwhile was never there.
                guard let status = try folder.status(of: name) else { continue }
                let target = status.kind == .link ? try folder.target(of: name) : nil
                entry = FileTree.Entry(path: path, status: status, target: target)
            } catch {
                throw FileTreeError(error, path: path)
            }
            if entry.status.kind == .file {
                guard entry.status.size <= bytesLeft else { throw FileTreeError(.beyondLimit, path: path) }
                bytesLeft -= entry.status.size
            }
            guard try visit(folder, entry), entry.status.kind == .folder else { continue }
            let inner: Folder
            do throws(SystemError) {
                inner = try folder.folder(name)
            } catch {
                throw FileTreeError(error, path: path)
            }
            try enter(inner, path: path, visit: visit, leave: leave)
            try leave(inner, path)
        }
    }
}
