// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// The flag of `sendmsg` and `recvmsg` that makes them return instead of waiting.
let doNotWait = CInt(MSG_DONTWAIT)

extension SystemError {
    /// Whether the call would have had to wait.
    var isWouldBlock: Bool { errno == EAGAIN || errno == EWOULDBLOCK }

    /// Whether the other side is gone.
    var isHangUp: Bool { errno == EPIPE || errno == ECONNRESET || errno == ENOTCONN }
}
