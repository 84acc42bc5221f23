// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import LodgerSystem
internal import LodgerWire

/// A message as the bytes and descriptors of one packet.
package struct OutgoingFrame: Sendable {
    private let header: [UInt8]
    private let body: [UInt8]
    private let descriptors: [SharedDescriptor]
    /// Bytes that the message takes until it has gone, those in sealed memory included.
    package let size: Int

    /// Lays a message out; a body that does not fit one packet goes into sealed memory.
    package init(_ parcel: Parcel) throws(ConnectionError) {
        var header = parcel.message.header
        var body = parcel.message.body
        var descriptors = parcel.descriptors
        size = FrameHeader.size + body.count
        if size > WireLimits.frame {
            guard body.count <= WireLimits.memoryBody else {
                throw .violation(WireError(.tooLarge, "a message of \(body.count) bytes"))
            }
            do throws(SystemError) {
                descriptors.append(SharedDescriptor(try SealedMemory.make("lodger-body", parts: [body])))
            } catch {
                throw .system(error)
            }
            body = []
            header.bodyIsInMemory = true
        }
        guard descriptors.count <= WireLimits.descriptors else {
            throw .violation(WireError(.tooLarge, "a message with \(descriptors.count) descriptors"))
        }
        header.descriptorCount = descriptors.count
        self.header = header.bytes
        self.body = body
        self.descriptors = descriptors
    }

    /// Sends the packet.
    ///
    /// - Returns: Whether it went; `false` only where the socket has no room and `waits` is false.
    package func send(on socket: CInt, waits: Bool) throws(ConnectionError) -> Bool {
        let result =
            descriptors.isEmpty
            ? unsafe CLodgerLinux_send(socket, header, header.count, body, body.count, nil, 0, waits ? 0 : doNotWait)
            : unsafe CLodgerLinux_send(
                socket,
                header,
                header.count,
                body,
                body.count,
                descriptors.map(\.number),
                descriptors.count,
                waits ? 0 : doNotWait
            )
        // The packet may have left with the last use of an owner.
        return try withExtendedLifetime(descriptors) { () throws(ConnectionError) -> Bool in
            if result >= 0 { return true }
            let error = SystemError(call: "sendmsg", errno: CInt(truncatingIfNeeded: -result))
            if error.isWouldBlock { return false }
            throw error.isHangUp ? .closed : .system(error)
        }
    }
}
