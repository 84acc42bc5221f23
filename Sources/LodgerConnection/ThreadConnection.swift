// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem
package import LodgerWire
internal import Synchronization

/// The extension's end of a connection, served by threads that wait for frames and handle them.
///
/// It does not own its socket: an extension that closes descriptor 3 is found out by the next look at it.
package final class ThreadConnection: Sendable {
    package typealias Answer = Result<(value: WireValue, descriptors: [SharedDescriptor]), RemoteError>

    /// What the connection calls, on the thread that has read the frame.
    package struct Handlers: Sendable {
        package var request: @Sendable (UInt64, String, WireValue, [SharedDescriptor]) -> Void
        package var cancel: @Sendable (UInt64) -> Void
        package var notice: @Sendable (String, WireValue) -> Void

        package init(
            request: @escaping @Sendable (UInt64, String, WireValue, [SharedDescriptor]) -> Void,
            cancel: @escaping @Sendable (UInt64) -> Void,
            notice: @escaping @Sendable (String, WireValue) -> Void
        ) {
            self.request = request
            self.cancel = cancel
            self.notice = notice
        }
    }

    private let socket: CInt
    private let handlers: Handlers
    private let role = ReaderRole()
    private let pending = Mutex(PendingRequests<@Sendable (Answer) -> Void>(.extension))
    private let ended: @Sendable (ConnectionError) -> Void

    package init(socket: CInt, handlers: Handlers, ended: @escaping @Sendable (ConnectionError) -> Void) {
        self.socket = socket
        self.handlers = handlers
        self.ended = ended
    }

    /// Reads and handles frames until the connection ends; called by a thread of its own.
    package func serve() {
        let receiver = FrameReceiver()
        while role.take() {
            do throws(ConnectionError) {
                if case .parcel(let parcel) = try receiver.receive(from: socket, waits: true) { try handle(parcel) }
            } catch {
                role.end()
                ended(error)
                for answered in pending.withLock({ $0.takeAll() }) { answered(.failure(.hostLost)) }
            }
        }
    }

    /// Lets another thread read while this one, a handler, waits or asks for something.
    package func letOthersRead() {
        guard role.giveUp() else { return }
        if !DetachedThread.start({ [self] in serve() }) { role.takeBack() }
    }
}

// MARK: - Sending, from any thread

extension ThreadConnection {
    /// Sends a frame, waiting until the host takes it.
    ///
    /// - Returns: Whether it went.
    @discardableResult
    package func send(_ parcel: Parcel) -> Bool {
        do throws(ConnectionError) {
            let frame = try OutgoingFrame(parcel)
            if try frame.send(on: socket, waits: false) { return true }
            // A host that takes nothing may be waiting until this side reads.
            letOthersRead()
            return try frame.send(on: socket, waits: true)
        } catch {
            return false
        }
    }

    /// Sends a request; `answered` is called exactly once, with an error where the host is gone.
    package func request(_ route: Route, _ payload: WireValue, answered: @escaping @Sendable (Answer) -> Void) {
        letOthersRead()
        let number = pending.withLock { $0.insert(answered) }
        guard !send(Parcel(.request(number, route: route.rawValue, payload: payload))) else { return }
        pending.withLock { $0.take(number) }?(.failure(.hostLost))
    }

    /// Answers a request.
    @discardableResult
    package func reply(_ number: UInt64, _ value: WireValue, descriptors: [SharedDescriptor] = []) -> Bool {
        send(Parcel(.reply(number, value), descriptors: descriptors))
    }

    /// Answers a request with an error.
    @discardableResult
    package func fail(_ number: UInt64, _ error: RemoteError) -> Bool {
        send(Parcel(.failure(number, error)))
    }
}

// MARK: - Receiving

extension ThreadConnection {
    private func handle(_ parcel: Parcel) throws(ConnectionError) {
        switch parcel.message {
        case .hello: throw .violation(WireError(.unexpected, "a second hello"))
        case .request(let number, let route, let payload):
            guard Side.host.owns(number) else {
                throw .violation(
                    WireError(.unexpected, "a request with the number \(number), which is the extension's to give")
                )
            }
            handlers.request(number, route, payload, parcel.descriptors)
        case .cancel(let number): handlers.cancel(number)
        case .notice(let route, let payload): handlers.notice(route, payload)
        case .reply(let number, let value):
            pending.withLock { $0.take(number) }?(.success((value, parcel.descriptors)))
        case .failure(let number, let error): pending.withLock { $0.take(number) }?(.failure(error))
        // No request of an extension uses these yet.
        case .progress, .streamData, .streamCredit, .streamEnd: break
        }
    }
}

extension RemoteError {
    fileprivate static var hostLost: RemoteError {
        RemoteError(name: "runner-lost", message: "The host does not take requests any more.")
    }
}
