// SPDX-License-Identifier: Apache-2.0

/// One frame's meaning.
package enum Message: Hashable, Sendable {
    /// The first frame in each direction.
    case hello(Hello)
    /// A request under a number of the sender's.
    case request(UInt64, route: String, payload: WireValue)
    /// The good end of a request.
    case reply(UInt64, WireValue)
    /// The bad end of a request.
    case failure(UInt64, RemoteError)
    /// Its sender does not want the answer of a request any more.
    case cancel(UInt64)
    /// How far the receiver of a request is.
    case progress(UInt64, completed: Int64, total: Int64)
    /// News without an answer.
    case notice(route: String, payload: WireValue)
    /// Bytes of the stream that belongs to a request.
    case streamData(UInt64, [UInt8])
    /// Room for as many more bytes of a stream.
    case streamCredit(UInt64, bytes: Int64)
    /// The last frame of a stream; with an error where it ended early.
    case streamEnd(UInt64, RemoteError?)
}

extension Message {
    /// The header, without what only sending decides.
    package var header: FrameHeader {
        switch self {
        case .hello: FrameHeader(.hello)
        case .request(let number, _, _): FrameHeader(.request, request: number)
        case .reply(let number, _): FrameHeader(.reply, request: number)
        case .failure(let number, _): FrameHeader(.failure, request: number)
        case .cancel(let number): FrameHeader(.cancel, request: number)
        case .progress(let number, _, _): FrameHeader(.progress, request: number)
        case .notice: FrameHeader(.notice)
        case .streamData(let number, _): FrameHeader(.streamData, request: number)
        case .streamCredit(let number, _): FrameHeader(.streamCredit, request: number)
        case .streamEnd(let number, _): FrameHeader(.streamEnd, request: number)
        }
    }

    /// The body as bytes.
    package var body: [UInt8] {
        switch self {
        case .streamData(_, let bytes): bytes
        case .cancel: []
        case .hello(let hello): ValueEncoder.encode(hello.wireValue)
        case .request(_, let route, let payload), .notice(let route, let payload):
            ValueEncoder.encode(["route": .string(route), "payload": payload])
        case .reply(_, let value): ValueEncoder.encode(value)
        case .failure(_, let error): ValueEncoder.encode(.error(error))
        case .progress(_, let completed, let total):
            ValueEncoder.encode(["completed": .integer(completed), "total": .integer(total)])
        case .streamCredit(_, let bytes): ValueEncoder.encode(.integer(bytes))
        case .streamEnd(_, let error): ValueEncoder.encode(error.map { .error($0) } ?? .null)
        }
    }

    /// Reads the meaning of a frame from its header and body.
    package init(_ header: FrameHeader, body: UnsafeRawBufferPointer) throws(WireError) {
        let number = header.request
        switch header.kind {
        case .streamData: self = .streamData(number, Array(body))
        case .cancel: self = .cancel(number)
        case .hello: self = .hello(try Hello(wireValue: try ValueDecoder.decode(body)))
        case .request:
            let (route, payload) = try Self.routed(body)
            self = .request(number, route: route, payload: payload)
        case .notice:
            let (route, payload) = try Self.routed(body)
            self = .notice(route: route, payload: payload)
        case .reply: self = .reply(number, try ValueDecoder.decode(body))
        case .failure:
            guard case .error(let error) = try ValueDecoder.decode(body) else {
                throw WireError(.malformed, "a failure without an error")
            }
            self = .failure(number, error)
        case .progress:
            let value = try ValueDecoder.decode(body)
            guard let completed = value["completed"]?.integer, let total = value["total"]?.integer else {
                throw WireError(.malformed, "progress without its numbers")
            }
            self = .progress(number, completed: completed, total: total)
        case .streamCredit:
            guard let bytes = try ValueDecoder.decode(body).integer, bytes > 0 else {
                throw WireError(.malformed, "stream credit that is no positive number")
            }
            self = .streamCredit(number, bytes: bytes)
        case .streamEnd:
            switch try ValueDecoder.decode(body) {
            case .null: self = .streamEnd(number, nil)
            case .error(let error): self = .streamEnd(number, error)
            default: throw WireError(.malformed, "the end of a stream with something that is no error")
            }
        }
    }

    private static func routed(_ body: UnsafeRawBufferPointer) throws(WireError) -> (String, WireValue) {
        guard case .dictionary(var fields) = try ValueDecoder.decode(body),
            case .string(let route)? = fields["route"]
        else { throw WireError(.malformed, "a request or notice without a route") }
        return (route, fields.removeValue(forKey: "payload") ?? .null)
    }
}
