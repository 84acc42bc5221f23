// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Folder {
    /// The bytes of a regular file in this folder.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - limit: The most bytes to read.
    /// - Returns: All its bytes.
    /// - Throws: A `SystemError`, with `EFBIG` for a larger file and `EINVAL` for what is no regular file.
    package func contents(of name: FileName, limit: Int) throws(SystemError) -> [UInt8] {
        let file = try open(name, mode: 0)
        guard try file.status().kind == .file else {
            throw SystemError(call: "read", path: name.description, errno: EINVAL)
        }
        return try file.contents(limit: limit)
    }

    /// Replaces a file so that it holds the old bytes or the new ones whenever the machine stops.
    package func write(_ bytes: [UInt8], to name: FileName, mode: UInt32 = 0o600) throws(SystemError) {
        let temporary = FileName.random(prefix: ".new-")
        do {
            let file = try open(temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
            try file.write(bytes)
            try file.synchronize()
            try move(temporary, to: self, as: name)
        } catch {
            try? removeFile(temporary)
            throw error
        }
        try synchronize()
    }
}

extension OwnedDescriptor {
    /// What is left to read, at most `limit` bytes.
    package func contents(limit: Int) throws(SystemError) -> [UInt8] {
        var contents: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
            if count == 0 { return contents }
            if count < 0 {
                if errno == EINTR { continue }
                guard errno == EAGAIN else { throw SystemError(call: "read", errno: errno) }
                // A pipe whose writer is slow: wait for it.
                var state = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
                _ = unsafe poll(&state, 1, -1)
                continue
            }
            guard count <= limit - contents.count else { throw SystemError(call: "read", errno: EFBIG) }
            contents += buffer.prefix(count)
        }
    }

    /// Writes all bytes.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        try unsafe bytes.span.bytes.withUnsafeBytes { (bytes) throws(SystemError) in
            try unsafe writeAll(bytes, to: number)
        }
    }

    /// Waits until the file's bytes are on the disk.
    package func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw SystemError(call: "fsync", errno: errno) }
    }

    /// Takes the lock of the open file, which the kernel drops when its holders end.
    ///
    /// - Parameter waits: Whether to wait for another holder.
    /// - Returns: Whether the lock is taken; always true for a call that waits.
    /// - Throws: A `SystemError` where the file cannot be locked.
    package func lock(waits: Bool = true) throws(SystemError) -> Bool {
        while flock(number, LOCK_EX | (waits ? 0 : LOCK_NB)) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: return false
            default: throw SystemError(call: "flock", errno: errno)
            }
        }
        return true
    }
}

extension Folder {
    /// Opens a file to lock, and makes it, for its owner alone, if it is missing.
    package func openLock(_ name: FileName) throws(SystemError) -> OwnedDescriptor {
        try open(name, flags: O_RDWR | O_CREAT, mode: 0o600)
    }
}
