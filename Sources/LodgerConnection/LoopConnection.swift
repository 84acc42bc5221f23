// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem
package import LodgerWire

/// The host's end of a connection, on the event loop: requests and their answers in both directions.
///
/// Everything here is called and calls back on the loop's thread.
package final class LoopConnection {
    /// What an answer brings.
    package typealias Answer = Result<(value: WireValue, descriptors: [SharedDescriptor]), RemoteError>

    /// A request of this side that waits for its answer.
    struct Pending {
        var answered: (_ number: UInt64, Answer) -> Void
        var progressed: ((_ completed: Int64, _ total: Int64) -> Void)?
    }

    /// Requests of the other side that may be in work at once; more wait in the socket.
    private static let mostInWork = 256

    private let loop: EventLoop
    let socket: LoopSocket
    var pending = PendingRequests<Pending>(.host)
    private var inWork: Set<UInt64> = []
    var incomingStreams: [UInt64: IncomingStream] = [:]
    var outgoingStreams: [UInt64: OutgoingStream] = [:]

    /// What the other side said of itself; nil until it has.
    package private(set) var peer: Hello?

    /// A request of the other side; answer it with `reply` or `fail`.
    package var onRequest: (_ number: UInt64, _ route: String, _ payload: WireValue, [SharedDescriptor]) -> Void = {
        _,
        _,
        _,
        _ in
    }
    /// The other side does not want an answer any more.
    package var onCancel: (_ number: UInt64) -> Void = { _ in }
    /// News of the other side.
    package var onNotice: (_ route: String, _ payload: WireValue) -> Void = { _, _ in }
    /// Something harmless that should not have come, as one sentence.
    package var onDiagnostic: (String) -> Void = { _ in }
    /// The connection is over; requests without an answer get none.
    package var onEnd: (ConnectionError) -> Void = { _ in }

    /// Takes over a socket; nothing is read before `start`.
    package init(_ socket: consuming OwnedDescriptor, loop: EventLoop) {
        self.loop = loop
        self.socket = LoopSocket(socket, loop: loop)
    }

    /// Says hello and begins to listen.
    package func start(software: String) throws(SystemError) {
        socket.onParcel = { [weak self] in self?.receive($0) }
        socket.onEnd = { [weak self] in self?.end($0) }
        try socket.start()
        send(Parcel(.hello(Hello(software: software))))
    }

    /// Closes the connection; nobody is called any more.
    package func close() {
        onEnd = { _ in }
        end(.closed)
    }

    /// Handles what the other side had sent before it ended.
    package func drain(mostPackets: Int = .max) { socket.drain(mostPackets: mostPackets) }

    /// Sends what this side makes small enough itself.
    func send(_ parcel: Parcel) {
        do throws(WireError) {
            try socket.send(parcel)
        } catch {
            onDiagnostic("Something was not sent: \(error).")
        }
    }
}

// MARK: - Requests of this side

extension LoopConnection {
    /// Sends a request and calls `answered` once, unless the connection ends before, and never before this returns.
    ///
    /// A request that the protocol does not allow, because it is too large or one too many, is answered with an error.
    @discardableResult
    package func request(
        _ route: Route,
        _ payload: WireValue,
        descriptors: [SharedDescriptor] = [],
        progressed: ((_ completed: Int64, _ total: Int64) -> Void)? = nil,
        answered: @escaping (_ number: UInt64, Answer) -> Void
    ) -> UInt64 {
        let number = pending.insert(Pending(answered: answered, progressed: progressed))
        guard pending.count <= WireLimits.openRequests else {
            answerLater(number, .tooManyRequests)
            return number
        }
        do throws(WireError) {
            try socket.send(
                Parcel(.request(number, route: route.rawValue, payload: payload), descriptors: descriptors)
            )
        } catch {
            answerLater(number, .tooLarge(error))
        }
        return number
    }

    private func answerLater(_ number: UInt64, _ error: RemoteError) {
        _ = loop.schedule(at: .now) { [weak self] in self?.pending.take(number)?.answered(number, .failure(error)) }
    }

    /// Withdraws a request: its answer does not matter any more.
    ///
    /// - Parameters:
    ///   - number: The request.
    ///   - ended: Called when the other side has nevertheless ended it, unless the connection ends before.
    package func cancel(_ number: UInt64, ended: (() -> Void)? = nil) {
        guard pending.take(number) != nil else { return }
        if let ended { pending.put(number, Pending(answered: { _, _ in ended() }, progressed: nil)) }
        forgetStreams(of: number)
        send(Parcel(.cancel(number)))
    }

    /// Tells news.
    package func notify(_ route: Route, _ payload: WireValue) {
        send(Parcel(.notice(route: route.rawValue, payload: payload)))
    }
}

// MARK: - Requests of the other side

extension LoopConnection {
    /// Answers a request; with an error where the answer is too large for the protocol.
    package func reply(_ number: UInt64, _ value: WireValue, descriptors: [SharedDescriptor] = []) {
        guard finish(number) else { return }
        do throws(WireError) {
            try socket.send(Parcel(.reply(number, value), descriptors: descriptors))
        } catch {
            send(Parcel(.failure(number, .tooLarge(error))))
        }
    }

    /// Answers a request with an error.
    package func fail(_ number: UInt64, _ error: RemoteError) {
        guard finish(number) else { return }
        send(Parcel(.failure(number, error)))
    }

    private func finish(_ number: UInt64) -> Bool {
        guard inWork.remove(number) != nil else { return false }
        forgetStreams(of: number)
        if socket.isPaused, inWork.count < Self.mostInWork { socket.isPaused = false }
        return true
    }
}

// MARK: - Receiving

extension LoopConnection {
    private func receive(_ parcel: Parcel) {
        do throws(ConnectionError) {
            try handle(parcel)
        } catch {
            end(error)
        }
    }

    private func handle(_ parcel: Parcel) throws(ConnectionError) {
        if case .hello(let hello) = parcel.message { return try greet(hello) }
        guard peer != nil else { throw .violation(WireError(.unexpected, "a frame before the hello")) }
        do throws(WireError) {
            switch parcel.message {
            case .hello: break
            case .request(let number, let route, let payload):
                try begin(number)
                onRequest(number, route, payload, parcel.descriptors)
            case .reply(let number, let value):
                answer(number, .success((value, parcel.descriptors)))
            case .failure(let number, let error): answer(number, .failure(error))
            case .cancel(let number):
                if inWork.contains(number) { onCancel(number) }
            case .progress(let number, let completed, let total): pending[number]?.progressed?(completed, total)
            case .notice(let route, let payload): onNotice(route, payload)
            case .streamData(let number, let bytes): try receiveStreamData(number, bytes)
            case .streamCredit(let number, let bytes): try receiveStreamCredit(number, bytes)
            case .streamEnd(let number, let error): endIncomingStream(number, error)
            }
        } catch {
            throw .violation(error)
        }
    }

    private func greet(_ hello: Hello) throws(ConnectionError) {
        guard peer == nil else { throw .violation(WireError(.unexpected, "a second hello")) }
        peer = hello
        guard hello.isCompatible(with: Hello(software: "")) else { throw .incompatible(hello) }
    }

    private func begin(_ number: UInt64) throws(WireError) {
        guard Side.extension.owns(number) else {
            throw WireError(.unexpected, "a request with the number \(number), which is the host's to give")
        }
        guard inWork.insert(number).inserted else {
            throw WireError(.unexpected, "a second request with the number \(number)")
        }
        if inWork.count >= Self.mostInWork { socket.isPaused = true }
    }

    private func answer(_ number: UInt64, _ answer: Answer) {
        guard let request = pending.take(number) else {
            onDiagnostic("An answer to request \(number) was ignored: it had been answered, cancelled or never made.")
            return
        }
        forgetStreams(of: number)
        request.answered(number, answer)
    }

    private func end(_ error: ConnectionError) {
        socket.close()
        _ = pending.takeAll()
        inWork.removeAll()
        incomingStreams.removeAll()
        outgoingStreams.removeAll()
        let onEnd = onEnd
        self.onEnd = { _ in }
        onEnd(error)
    }

    /// Whether a request, of either side, still waits for its answer.
    func isOpen(_ number: UInt64) -> Bool { pending[number] != nil || inWork.contains(number) }
}

extension RemoteError {
    fileprivate static func tooLarge(_ error: WireError) -> RemoteError {
        RemoteError(
            name: "bad-input",
            message: "The values cannot be sent: \(error).",
            fix: "Send large values as files."
        )
    }

    fileprivate static var tooManyRequests: RemoteError {
        RemoteError(
            name: "too-many-requests",
            message: "\(WireLimits.openRequests) requests wait for their answers.",
            fix: "Wait for answers before asking for more."
        )
    }
}
