// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file descriptor that closes when its owner goes away.
package struct OwnedDescriptor: ~Copyable, Sendable {
    /// The number, valid as long as this owner lives.
    package let number: CInt

    /// Takes over a descriptor that nobody else will close.
    package init(owning number: CInt) {
        self.number = number
    }

    deinit { close(number) }

    /// Gives the descriptor away; the caller closes it from now on.
    package consuming func release() -> CInt {
        let number = number
        discard self
        return number
    }

    /// Closes the descriptor before the end of its scope.
    package consuming func closeNow() {}

    /// A second descriptor of the same open file, closing on exec.
    package func duplicate() throws(SystemError) -> OwnedDescriptor {
        try Self.duplicate(of: number)
    }

    /// A descriptor of the file that another one, which somebody else owns, has open.
    package static func duplicate(of number: CInt) throws(SystemError) -> OwnedDescriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw SystemError(call: "fcntl", errno: errno) }
        return OwnedDescriptor(owning: copy)
    }
}

extension OwnedDescriptor {
    /// Opens a file, never through a link at the end of its path unless `followsLinks`, and never as a terminal.
    package static func open(
        _ path: String,
        flags: CInt = O_RDONLY,
        mode: UInt32 = 0o600,
        followsLinks: Bool = false
    ) throws(SystemError) -> OwnedDescriptor {
        let flags = flags | O_CLOEXEC | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
        while true {
            let number = unsafe Glibc.open(path, flags, mode)
            if number >= 0 { return OwnedDescriptor(owning: number) }
            guard errno == EINTR else { throw SystemError(call: "open", path: path, errno: errno) }
        }
    }
}
