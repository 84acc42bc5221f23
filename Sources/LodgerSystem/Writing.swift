// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Writes all bytes, however many calls it takes.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws(SystemError) {
    var written = 0
    while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = unsafe write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
            if errno == EINTR { continue }
            throw SystemError(call: "write", errno: errno)
        }
        written += count
    }
}
