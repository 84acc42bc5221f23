// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension FileTree {
    /// Copies what a folder holds into an empty folder, and waits until it is on the disk.
    ///
    /// Only files, folders and links that stay inside are copied; owners, times, set-id bits and access lists are
    /// not: a file that its owner may run gets mode 0755, any other 0644. Holes of sparse files stay holes.
    package static func copy(
        from source: borrowing Folder,
        to target: borrowing Folder,
        limits: Limits = Limits()
    ) throws(FileTreeError) {
        let targetDescriptor = target.descriptor.number
        var walk = FileTreeWalk(limits: limits)
        try walk.enter(source, path: []) { folder, entry throws(FileTreeError) in
            guard entry.status.kind != .other else { throw FileTreeError(.fileKind, path: entry.path) }
            guard !entry.leavesTree else { throw FileTreeError(.linkEscapes, path: entry.path) }
            do throws(SystemError) {
                let parent = try Folder.descend(from: targetDescriptor, along: entry.path.dropLast())
                try copy(entry, from: folder, to: parent)
            } catch {
                throw FileTreeError(error, path: entry.path)
            }
            return true
        } leave: { _, path throws(FileTreeError) in
            do throws(SystemError) {
                try Folder.descend(from: targetDescriptor, along: path[...]).synchronize()
            } catch {
                throw FileTreeError(error, path: path)
            }
        }
        do throws(SystemError) {
            try target.synchronize()
        } catch {
            throw FileTreeError(error, path: [])
        }
    }

    private static func copy(
        _ entry: Entry,
        from source: borrowing Folder,
        to target: borrowing Folder
    ) throws(SystemError) {
        guard let name = entry.path.last else { return }
        switch entry.status.kind {
        case .folder: try target.makeNewFolder(name).descriptor.setMode(0o755)
        case .link: try target.makeLink(name, to: entry.target ?? "")
        case .file: try copyFile(name, from: source, to: target, length: entry.status.size)
        case .other: break
        }
    }

    /// Copies a file up to the length that was counted, however it grows meanwhile.
    private static func copyFile(
        _ name: FileName,
        from source: borrowing Folder,
        to target: borrowing Folder,
        length: UInt64
    ) throws(SystemError) {
        let input = try source.open(name, mode: 0)
        let status = try input.status()
        guard status.kind == .file else { throw SystemError(call: "read", path: name.description, errno: EINVAL) }
        let output = try target.open(name, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)

        let end = off_t(clamping: min(length, status.size))
        var position: off_t = 0
        while position < end {
            let start = lseek(input.number, position, nextData)
            if start < 0, errno == ENXIO { break }
            guard start >= 0 else { throw SystemError(call: "lseek", path: name.description, errno: errno) }
            let hole = lseek(input.number, start, nextHole)
            guard hole >= 0 else { throw SystemError(call: "lseek", path: name.description, errno: errno) }
            position = min(hole, end)
            if start < position { try input.copy(start..<position, to: output) }
        }
        guard ftruncate(output.number, end) == 0 else { throw SystemError(call: "ftruncate", errno: errno) }
        try output.setMode(status.isExecutable ? 0o755 : 0o644)
        try output.synchronize()
    }
}

// Glibc's header shows these to GNU sources only.
private let nextData: CInt = 3
private let nextHole: CInt = 4

extension Folder {
    /// Opens the folder that names lead to, one after the other.
    fileprivate static func descend(
        from top: CInt,
        along path: ArraySlice<FileName>
    ) throws(SystemError) -> Folder {
        let start = fcntl(top, F_DUPFD_CLOEXEC, 0)
        guard start >= 0 else { throw SystemError(call: "fcntl", errno: errno) }
        var folder = Folder(owning: start)
        for name in path { folder = try folder.folder(name) }
        return folder
    }
}

extension OwnedDescriptor {
    fileprivate func setMode(_ mode: mode_t) throws(SystemError) {
        guard fchmod(number, mode) == 0 else { throw SystemError(call: "fchmod", errno: errno) }
    }

    fileprivate func copy(_ range: Range<off_t>, to output: borrowing OwnedDescriptor) throws(SystemError) {
        var buffer = [UInt8](repeating: 0, count: Int(min(off_t(256 << 10), range.upperBound - range.lowerBound)))
        var position = range.lowerBound
        while position < range.upperBound {
            let wanted = min(buffer.count, Int(range.upperBound - position))
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe pread(number, buffer.baseAddress, wanted, position)
            }
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError(call: "pread", errno: errno)
            }
            guard lseek(output.number, position, SEEK_SET) >= 0 else { throw SystemError(call: "lseek", errno: errno) }
            try output.write(Array(buffer.prefix(count)))
            position += off_t(count)
        }
    }
}
