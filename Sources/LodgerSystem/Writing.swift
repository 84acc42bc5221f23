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
            if errno == EAGAIN {
                // Somebody else has made the other end not wait.
                var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if unsafe poll(&state, 1, -1) >= 0 { continue }
            }
            throw SystemError(call: "write", errno: errno)
        }
        written += count
    }
}
