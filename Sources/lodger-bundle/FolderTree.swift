// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// Folders with all that is in them.
enum FolderTree {
    /// How deep folders may lie in each other.
    private static let deepest = 64

    /// Copies a file or folder without owner and times; a link is refused, because it would lead out of the bundle.
    static func copy(_ source: String, to target: String) throws(PackError) {
        try copy(source, to: target, depth: 0)
    }

    private static func copy(_ source: String, to target: String, depth: Int) throws(PackError) {
        guard depth < deepest else { throw PackError(.refused, "folders lie too deep in each other", at: source) }
        let status = try status(of: source)
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            let mode: mode_t = status.st_mode & 0o111 == 0 ? 0o644 : 0o755
            try OutputFile.write(try InputFile.read(source, followsLinks: false), to: target, mode: mode)
        case S_IFDIR:
            try OutputFile.makeFolder(target)
            for name in try names(in: source) {
                try copy("\(source)/\(name)", to: "\(target)/\(name)", depth: depth + 1)
            }
        default:
            throw PackError(
                .refused,
                "only files and folders can be packed",
                at: source,
                fix: "replace a link by what it leads to"
            )
        }
    }

    /// Removes a folder with all that is in it, as far as that is possible.
    static func remove(_ path: String) {
        guard unsafe unlink(path) != 0 else { return }
        for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
        unsafe rmdir(path)
    }

    private static func status(of path: String) throws(PackError) -> stat {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            throw PackError(.unusable, SystemError(call: "lstat", path: path, errno: errno))
        }
        return status
    }

    private static func names(in path: String) throws(PackError) -> [String] {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe open(path, flags)
        guard descriptor >= 0, let folder = unsafe fdopendir(descriptor) else {
            throw PackError(.unusable, SystemError(call: "opendir", path: path, errno: errno))
        }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
