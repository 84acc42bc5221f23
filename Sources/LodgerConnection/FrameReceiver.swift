// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import LodgerSystem
internal import LodgerWire

/// Receives packets from a socket and reads the messages in them, whatever the other side sends.
@safe
package final class FrameReceiver {
    /// What one look at the socket found.
    package enum Found {
        case parcel(Parcel)
        /// A frame that a later version may send and that does not matter to this one.
        case ignored
        /// Nothing yet.
        case nothing
    }

    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: WireLimits.frame, alignment: 16)
    private var numbers = [CInt](repeating: -1, count: WireLimits.descriptors)

    package init() {}

    deinit { unsafe buffer.deallocate() }

    /// Takes the next packet.
    ///
    /// - Parameters:
    ///   - socket: The socket to take it from.
    ///   - waits: Whether to wait for one, at most as long as the socket's own time limit.
    /// - Returns: What there was.
    /// - Throws: A `ConnectionError`; the connection is of no use afterwards.
    package func receive(from socket: CInt, waits: Bool) throws(ConnectionError) -> Found {
        var received = CLodgerLinux_received()
        let outcome = unsafe CLodgerLinux_receive(
            socket,
            buffer.baseAddress,
            buffer.count,
            &numbers,
            numbers.count,
            waits ? 0 : doNotWait,
            &received
        )
        let descriptors = numbers.prefix(Int(received.descriptor_count)).map {
            SharedDescriptor(OwnedDescriptor(owning: $0))
        }
        guard outcome > 0 else {
            if outcome == 0 { throw .closed }
            let error = SystemError(call: "recvmsg", errno: CInt(-outcome))
            if error.isWouldBlock { return .nothing }
            throw error.isHangUp ? .closed : .system(error)
        }
        guard received.length > 0 else { throw .violation(WireError(.truncated, "an empty frame")) }
        guard received.truncated == 0 else {
            throw .violation(WireError(.tooLarge, "a frame of \(received.length) bytes or with too many descriptors"))
        }
        do throws(WireError) {
            return try unsafe read(UnsafeRawBufferPointer(rebasing: buffer.prefix(received.length)), descriptors)
        } catch {
            throw .violation(error)
        }
    }

    private func read(
        _ frame: UnsafeRawBufferPointer,
        _ descriptors: [SharedDescriptor]
    ) throws(WireError) -> Found {
        guard let header = try unsafe FrameHeader.read(frame) else { return .ignored }
        guard header.descriptorCount == descriptors.count else {
            throw WireError(.malformed, "\(header.descriptorCount) descriptors announced, \(descriptors.count) came")
        }
        guard header.bodyIsInMemory, let memory = descriptors.last else {
            let body = unsafe UnsafeRawBufferPointer(rebasing: frame.dropFirst(FrameHeader.size))
            return .parcel(Parcel(try unsafe Message(header, body: body), descriptors: descriptors))
        }
        let message = try unsafe SealedMemory.withBytes(
            of: memory.number,
            limit: WireLimits.memoryBody,
            failure: { WireError(.malformed, "a body in memory that cannot be read: \($0)") },
            { (body) throws(WireError) -> Message in try unsafe Message(header, body: body) }
        )
        return .parcel(Parcel(message, descriptors: Array(descriptors.dropLast())))
    }
}
