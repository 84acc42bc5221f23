// SPDX-License-Identifier: Apache-2.0

package import LodgerWire

/// Bytes that come in for a request.
struct IncomingStream {
    var credit = StreamCredit()
    var received: ([UInt8]) -> Void
    var ended: (RemoteError?) -> Void
}

/// Bytes that go out for a request, as far as the other side makes room.
struct OutgoingStream {
    var credit = StreamCredit()
    var hasRoom: () -> Void = {}
}

extension LoopConnection {
    /// Makes room for the other side's bytes on a request's stream.
    ///
    /// - Parameters:
    ///   - number: The request that the stream belongs to, of either side.
    ///   - credit: Bytes that may come before `grantStreamCredit` makes more room.
    ///   - received: Takes bytes as they come.
    ///   - ended: Called at the end of the stream, with an error where it ended early.
    package func openIncomingStream(
        _ number: UInt64,
        credit: Int64,
        received: @escaping ([UInt8]) -> Void,
        ended: @escaping (RemoteError?) -> Void
    ) {
        guard isOpen(number) else { return }
        incomingStreams[number] = IncomingStream(received: received, ended: ended)
        grantStreamCredit(number, credit)
    }

    /// Makes more room on a stream.
    package func grantStreamCredit(_ number: UInt64, _ bytes: Int64) {
        guard incomingStreams[number] != nil, (try? incomingStreams[number]?.credit.grant(bytes)) != nil else { return }
        send(Parcel(.streamCredit(number, bytes: bytes)))
    }

    /// Bytes that the other side has room for on a request's stream.
    package func streamRoom(_ number: UInt64) -> Int64 { outgoingStreams[number]?.credit.bytes ?? 0 }

    /// Calls `handler` whenever the other side makes room on a request's stream.
    package func onStreamRoom(_ number: UInt64, _ handler: @escaping () -> Void) {
        guard isOpen(number) else { return }
        outgoingStreams[number, default: OutgoingStream()].hasRoom = handler
    }

    /// Sends bytes on a request's stream.
    ///
    /// - Returns: How many went: as many as the other side has room for, and one frame at the most.
    package func sendStreamData(_ number: UInt64, _ bytes: ArraySlice<UInt8>) -> Int {
        let room = Int(min(streamRoom(number), Int64(WireLimits.frame - FrameHeader.size)))
        let part = bytes.prefix(room)
        guard !part.isEmpty, (try? outgoingStreams[number]?.credit.use(part.count)) != nil else { return 0 }
        send(Parcel(.streamData(number, Array(part))))
        return part.count
    }

    /// Ends a request's outgoing stream.
    package func endStream(_ number: UInt64, _ error: RemoteError? = nil) {
        guard isOpen(number) else { return }
        outgoingStreams[number] = nil
        send(Parcel(.streamEnd(number, error)))
    }
}

extension LoopConnection {
    func receiveStreamData(_ number: UInt64, _ bytes: [UInt8]) throws(WireError) {
        guard incomingStreams[number] != nil else {
            // The request may have ended while the bytes were under way; without room they must not come at all.
            guard isOpen(number) else { return }
            throw WireError(.unexpected, "stream data without credit")
        }
        try incomingStreams[number]?.credit.use(bytes.count)
        incomingStreams[number]?.received(bytes)
    }

    func receiveStreamCredit(_ number: UInt64, _ bytes: Int64) throws(WireError) {
        guard isOpen(number) else { return }
        try outgoingStreams[number, default: OutgoingStream()].credit.grant(bytes)
        outgoingStreams[number]?.hasRoom()
    }

    func endIncomingStream(_ number: UInt64, _ error: RemoteError?) {
        incomingStreams.removeValue(forKey: number)?.ended(error)
    }

    func forgetStreams(of number: UInt64) {
        incomingStreams[number] = nil
        outgoingStreams[number] = nil
    }
}
