// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// Paths of files that people name.
enum FilePath {
    /// The absolute path of a file or folder that can be opened for reading.
    static func resolved(_ path: String) throws(SystemError) -> String {
        guard let resolved = unsafe realpath(path, nil) else {
            throw SystemError(call: "realpath", path: path, errno: errno)
        }
        defer { unsafe free(resolved) }
        let full = unsafe String(cString: resolved)
        _ = try open(full)
        return full
    }

    /// A file or folder, open for reading.
    static func opened(_ path: String) throws(HostError) -> SharedDescriptor {
        do throws(SystemError) {
            return SharedDescriptor(try open(path))
        } catch {
            throw HostError(.badInput, "\(path) cannot be read: \(error.reason).")
        }
    }

    /// Opens a file or folder for reading; pipes, sockets and devices are refused.
    static func open(_ path: String) throws(SystemError) -> OwnedDescriptor {
        let descriptor = try OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK, followsLinks: true)
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0 else {
            throw SystemError(call: "fstat", path: path, errno: errno)
        }
        guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            throw SystemError(call: "open", path: path, errno: EINVAL)
        }
        return descriptor
    }
}
