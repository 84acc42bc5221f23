// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

extension OwnedDescriptor {
    /// The kind of file behind the descriptor, as in `st_mode`.
    func fileKind() throws(SystemError) -> mode_t {
        var information = stat()
        guard unsafe fstat(number, &information) == 0 else { throw SystemError(call: "fstat", errno: errno) }
        return information.st_mode & S_IFMT
    }

    /// What a regular file starts with; nothing else is read, so that no device or pipe can block.
    func firstBytes(atMost limit: Int) throws(SystemError) -> [UInt8] {
        guard try fileKind() == S_IFREG else { throw SystemError(call: "read", errno: EINVAL) }
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < limit {
            let result = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(number, buffer.baseAddress.map { unsafe $0 + count }, limit - count, off_t(count))
            }
            if result < 0, errno == EINTR { continue }
            guard result >= 0 else { throw SystemError(call: "pread", errno: errno) }
            guard result > 0 else { break }
            count += result
        }
        return Array(bytes.prefix(count))
    }
}
