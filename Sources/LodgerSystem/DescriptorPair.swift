// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc

/// Two descriptors that belong together.
package struct DescriptorPair: ~Copyable {
    package let first: OwnedDescriptor
    package let second: OwnedDescriptor

    /// Two connected sequenced-packet sockets.
    package static func sockets() throws(SystemError) -> DescriptorPair {
        var ends: (CInt, CInt) = (-1, -1)
        try checked(
            unsafe withUnsafeMutablePointer(to: &ends) {
                unsafe CLodgerLinux_seqpacket_pair(UnsafeMutableRawPointer($0).assumingMemoryBound(to: CInt.self))
            },
            call: "socketpair"
        )
        return DescriptorPair(first: OwnedDescriptor(owning: ends.0), second: OwnedDescriptor(owning: ends.1))
    }

    /// The reading and the writing end of a pipe.
    package static func pipe() throws(SystemError) -> DescriptorPair {
        var ends: (CInt, CInt) = (-1, -1)
        try checked(
            unsafe withUnsafeMutablePointer(to: &ends) {
                unsafe CLodgerLinux_pipe(UnsafeMutableRawPointer($0).assumingMemoryBound(to: CInt.self))
            },
            call: "pipe2"
        )
        return DescriptorPair(first: OwnedDescriptor(owning: ends.0), second: OwnedDescriptor(owning: ends.1))
    }

    /// Gives both ends to owners of their own.
    package consuming func split<Result>(
        _ body: (consuming OwnedDescriptor, consuming OwnedDescriptor) -> Result
    ) -> Result {
        body(first, second)
    }
}
