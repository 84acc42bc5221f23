// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// A file that the user names.
enum InputFile {
    /// The largest file that is read.
    private static let largest = 1 << 30

    /// Reads all of a regular file.
    static func read(_ path: String, followsLinks: Bool = true) throws(PackError) -> [UInt8] {
        do throws(SystemError) {
            // A pipe would make a plain open wait for a writer.
            let file = try OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK, followsLinks: followsLinks)
            var status = stat()
            guard unsafe fstat(file.number, &status) == 0 else {
                throw SystemError(call: "fstat", path: path, errno: errno)
            }
            if status.st_mode & S_IFMT == S_IFREG { return try read(file, path: path) }
        } catch {
            throw PackError(.unusable, error)
        }
        throw PackError(.unusable, "this is no file", at: path, fix: "name a file, not a folder or device")
    }

    private static func read(_ file: borrowing OwnedDescriptor, path: String) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= largest {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe Glibc.read(file.number, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes += chunk.prefix(count)
            } else if errno != EINTR {
                throw SystemError(call: "read", path: path, errno: errno)
            }
        }
        throw SystemError(call: "read", path: path, errno: EFBIG)
    }
}
