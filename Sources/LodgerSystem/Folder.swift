// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// An open folder, from which everything in it is reached.
///
/// A name leads only to the entry of this very folder, never through a link: whoever can write in the folder cannot
/// send the caller elsewhere.
package struct Folder: ~Copyable, Sendable {
    /// The open folder.
    package let descriptor: OwnedDescriptor

    /// Takes over the descriptor of a folder.
    init(owning number: CInt) {
        descriptor = OwnedDescriptor(owning: number)
    }

    private init(_ descriptor: consuming OwnedDescriptor) {
        self.descriptor = descriptor
    }

    /// Opens a folder by its path.
    package init(path: String, followsLinks: Bool = false) throws(SystemError) {
        self.init(try OwnedDescriptor.open(path, flags: O_RDONLY | O_DIRECTORY, followsLinks: followsLinks))
    }

    /// Opens the folder and makes it and the folders above it where they are missing.
    package init(making path: String, mode: UInt32 = 0o700) throws(SystemError) {
        var made = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/") {
            made += "/" + part
            guard unsafe mkdir(made, mode) != 0, errno != EEXIST else { continue }
            let code = errno
            // A folder that exists on a read-only file system, or above what may be written, is as good as made.
            guard unsafe access(made, F_OK) == 0 else { throw SystemError(call: "mkdir", path: path, errno: code) }
        }
        try self.init(path: path, followsLinks: true)
    }
}

// MARK: - Folders in it

extension Folder {
    /// Opens a folder in this one.
    package func folder(_ name: FileName) throws(SystemError) -> Folder {
        Folder(try open(name, flags: O_RDONLY | O_DIRECTORY, mode: 0))
    }

    /// Opens a folder in this one, and makes it if it is missing.
    package func makeFolder(_ name: FileName, mode: UInt32 = 0o700) throws(SystemError) -> Folder {
        if unsafe name.withBytes({ unsafe mkdirat(descriptor.number, $0, mode) }) != 0, errno != EEXIST {
            throw failure("mkdirat", name)
        }
        return try folder(name)
    }

    /// Makes a folder that was not there.
    package func makeNewFolder(_ name: FileName, mode: UInt32 = 0o700) throws(SystemError) -> Folder {
        guard unsafe name.withBytes({ unsafe mkdirat(descriptor.number, $0, mode) }) == 0 else {
            throw failure("mkdirat", name)
        }
        return try folder(name)
    }

    /// Another owner of the same folder.
    package func duplicate() throws(SystemError) -> Folder {
        Folder(try descriptor.duplicate())
    }

    /// The names in this folder, sorted.
    ///
    /// - Parameter limit: The most names to read.
    /// - Returns: All names but those of the folder itself and its parent.
    /// - Throws: A `SystemError`, with `EOVERFLOW` where there are more names.
    package func names(limit: Int = .max) throws(SystemError) -> [FileName] {
        // The stream owns its descriptor and its position, so it gets ones of its own.
        let copy = try open(".", flags: O_RDONLY | O_DIRECTORY, mode: 0).release()
        guard let stream = unsafe fdopendir(copy) else {
            let code = errno
            close(copy)
            throw SystemError(call: "fdopendir", errno: code)
        }
        defer { unsafe closedir(stream) }

        var names: [FileName] = []
        while true {
            errno = 0
            guard let entry = unsafe readdir(stream) else { break }
            let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
            let name = unsafe FileName(
                copying: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            )
            if name.isDots { continue }
            guard names.count < limit else { throw SystemError(call: "readdir", errno: EOVERFLOW) }
            names.append(name)
        }
        guard errno == 0 else { throw SystemError(call: "readdir", errno: errno) }
        return names.sorted()
    }
}

// MARK: - Entries

extension Folder {
    /// Opens an entry, never as a terminal and without waiting for the other end of a pipe.
    package func open(_ name: FileName, flags: CInt = O_RDONLY, mode: UInt32) throws(SystemError) -> OwnedDescriptor {
        let flags = flags | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW | O_NONBLOCK
        while true {
            let number = unsafe name.withBytes { unsafe openat(descriptor.number, $0, flags, mode) }
            if number >= 0 { return OwnedDescriptor(owning: number) }
            guard errno == EINTR else { throw failure("openat", name) }
        }
    }

    /// What the system tells about an entry, or `nil` where there is none.
    package func status(of name: FileName) throws(SystemError) -> FileStatus? {
        var status = stat()
        let result = unsafe name.withBytes { unsafe fstatat(descriptor.number, $0, &status, AT_SYMLINK_NOFOLLOW) }
        if result == 0 { return FileStatus(status) }
        guard errno == ENOENT else { throw failure("fstatat", name) }
        return nil
    }

    /// Where a link leads, or `nil` where that is not UTF-8.
    package func target(of name: FileName) throws(SystemError) -> String? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe target.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return -1 }
            return unsafe name.withBytes { unsafe readlinkat(descriptor.number, $0, start, buffer.count) }
        }
        guard length >= 0 else { throw failure("readlinkat", name) }
        return String(validating: target.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Makes a link.
    package func makeLink(_ name: FileName, to target: String) throws(SystemError) {
        guard unsafe name.withBytes({ unsafe symlinkat(target, descriptor.number, $0) }) == 0 else {
            throw failure("symlinkat", name)
        }
    }

    /// Moves an entry to another folder of the same file system, replacing a file there.
    package func move(_ name: FileName, to folder: borrowing Folder, as newName: FileName) throws(SystemError) {
        let target = folder.descriptor.number
        let result = unsafe name.withBytes { old in
            unsafe newName.withBytes { new in unsafe renameat(descriptor.number, old, target, new) }
        }
        guard result == 0 else { throw failure("renameat", name) }
    }

    /// Removes a file, link, pipe or the like.
    package func removeFile(_ name: FileName) throws(SystemError) {
        guard unsafe name.withBytes({ unsafe unlinkat(descriptor.number, $0, 0) }) == 0 else {
            throw failure("unlinkat", name)
        }
    }

    /// Removes an empty folder.
    package func removeFolder(_ name: FileName) throws(SystemError) {
        guard unsafe name.withBytes({ unsafe unlinkat(descriptor.number, $0, AT_REMOVEDIR) }) == 0 else {
            throw failure("unlinkat", name)
        }
    }

    /// Lets the owner read, change and enter a folder in this one.
    func openToOwner(_ name: FileName) throws(SystemError) {
        guard unsafe name.withBytes({ unsafe fchmodat(descriptor.number, $0, 0o700, 0) }) == 0 else {
            throw failure("fchmodat", name)
        }
    }

    /// Waits until the names in this folder are on the disk.
    package func synchronize() throws(SystemError) {
        guard fsync(descriptor.number) == 0 else { throw SystemError(call: "fsync", errno: errno) }
    }

    private func failure(_ call: String, _ name: FileName) -> SystemError {
        SystemError(call: call, path: name.description, errno: errno)
    }
}
