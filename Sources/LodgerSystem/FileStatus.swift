// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What the system tells about a file.
package struct FileStatus: Hashable, Sendable {
    /// What lies behind a name in a folder.
    package enum Kind: Hashable, Sendable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link.
        case link
        /// A socket, pipe or device.
        case other
    }

    /// What it is.
    package let kind: Kind
    /// Its length in bytes.
    package let size: UInt64
    /// Whether its owner may run it.
    package let isExecutable: Bool

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = UInt64(clamping: status.st_size)
        isExecutable = status.st_mode & S_IXUSR != 0
    }
}

extension OwnedDescriptor {
    /// What the system tells about the open file.
    package func status() throws(SystemError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw SystemError(call: "fstat", errno: errno) }
        return FileStatus(status)
    }
}
