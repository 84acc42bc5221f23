// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// A file or folder that is made.
enum OutputFile {
    /// Writes a file that must not be there yet.
    static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(PackError) {
        do throws(SystemError) {
            let file = try OwnedDescriptor.open(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file.number, $0.baseAddress, $0.count) }
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { throw SystemError(call: "write", path: path, errno: errno) }
                rest = rest.dropFirst(count)
            }
            // The user's mask does not count for what others are to read.
            guard fchmod(file.number, mode) == 0 else { throw SystemError(call: "fchmod", path: path, errno: errno) }
        } catch {
            throw PackError(.refused, error, fix: error.errno == EEXIST ? "two files would have this name" : nil)
        }
    }

    /// Makes a folder that must not be there yet.
    static func makeFolder(_ path: String) throws(PackError) {
        guard unsafe mkdir(path, 0o700) == 0, unsafe chmod(path, 0o755) == 0 else {
            let error = SystemError(call: "mkdir", path: path, errno: errno)
            throw PackError(.refused, error, fix: error.errno == EEXIST ? "two files would have this name" : nil)
        }
    }

    /// Makes a folder and those that it lies in, where they are missing.
    static func makeFolders(_ path: String) throws(PackError) {
        if unsafe access(path, F_OK) == 0 { return }
        let parent = FileName.folder(of: path)
        if parent != path && parent != "." && parent != "/" { try makeFolders(parent) }
        guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else {
            throw PackError(.refused, SystemError(call: "mkdir", path: path, errno: errno))
        }
    }
}
