// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// A file that came from an extension, open for reading until the last reference goes.
public final class OpenFile: Sendable {
    /// Largest file that is copied: an extension can state any size, without having a byte of it.
    private static let mostBytes = 8 << 30

    let sharedDescriptor: SharedDescriptor

    init(_ sharedDescriptor: SharedDescriptor) {
        self.sharedDescriptor = sharedDescriptor
    }

    /// The descriptor; duplicate it to keep it longer than this object.
    public var descriptor: Int32 { sharedDescriptor.number }

    /// Writes the file's bytes to a new file.
    ///
    /// - Parameter path: Where; nothing must be there yet.
    /// - Throws: A `HostError` that names the path.
    public func copy(toNewFile path: String) throws(HostError) {
        do throws(SystemError) {
            var status = stat()
            guard unsafe fstat(sharedDescriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                throw SystemError(call: "fstat", path: path, errno: EINVAL)
            }
            guard status.st_size <= Self.mostBytes else { throw SystemError(call: "fstat", path: path, errno: EFBIG) }
            let target = try OwnedDescriptor.open(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
            var position: off_t = 0
            while position < status.st_size {
                let count = unsafe sendfile(target.number, sharedDescriptor.number, &position, 1 << 20)
                if count == 0 { break }
                guard count > 0 || errno == EINTR else {
                    let error = SystemError(call: "sendfile", path: path, errno: errno)
                    unlink(path)
                    throw error
                }
            }
        } catch {
            throw HostError(.badInput, "The returned file cannot be written: \(error).")
        }
    }
}

extension OpenFile: Hashable {
    /// Whether both are one object.
    public static func == (left: OpenFile, right: OpenFile) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
