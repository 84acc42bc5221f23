// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Foundation

/// A request of the host's, held as long as this object lives.
final class ContextHandle: @unchecked Sendable {
    let boundary: Boundary
    private let pointer: OpaquePointer

    /// Holds a context that the caller lends.
    init?(borrowed pointer: OpaquePointer?, _ boundary: Boundary) {
        guard let pointer = boundary.contexts.pointee.retain(pointer) else { return nil }
        self.pointer = pointer
        self.boundary = boundary
    }

    deinit { boundary.contexts.pointee.release(pointer) }

    /// The request's items, borrowed from it.
    var items: OpaquePointer? { boundary.contexts.pointee.items(pointer) }

    var isCancelled: Bool { boundary.contexts.pointee.is_cancelled(pointer) != 0 }

    /// Asks for a value of an attachment; `completion` is called exactly once, on any thread.
    func load(
        item: Int,
        attachment: Int,
        type: String,
        completion: @escaping (Result<Content, any Error>) -> Void
    ) {
        let receiver = Receiver(boundary, completion)
        let result = boundary.contexts.pointee.load(
            pointer,
            item,
            attachment,
            type,
            { receiver, value, error in Receiver.take(receiver)?.receive(value, error) },
            Unmanaged.passRetained(receiver).toOpaque()
        )
        guard result != LODGER_OK.rawValue else { return }
        Unmanaged.passUnretained(receiver).release()
        completion(.failure(NSError.itemProvider(.itemUnavailableError, "There is no such attachment.")))
    }

    /// Ends the request with items; `ended` hears when the host has them, and when time is up.
    func complete(_ items: BoundaryValue?, ended: ((_ expired: Bool) -> Void)?) {
        guard let ended else {
            _ = boundary.contexts.pointee.complete(pointer, items?.pointer, nil, nil)
            return
        }
        let receiver = EndReceiver(ended)
        let result = boundary.contexts.pointee.complete(
            pointer,
            items?.pointer,
            { receiver, expired in EndReceiver.call(receiver, expired: expired != 0) },
            Unmanaged.passRetained(receiver).toOpaque()
        )
        guard result != LODGER_OK.rawValue else { return }
        // Nobody waits for the answer, so there is no time left either.
        EndReceiver.call(Unmanaged.passUnretained(receiver).toOpaque(), expired: true)
    }

    /// Ends the request with an error.
    func cancel(_ error: any Error) {
        boundary.withError(error) { _ = boundary.contexts.pointee.cancel(pointer, $0) }
    }

    /// Tells the host how far the work is.
    func report(completed: Int64, total: Int64) {
        _ = boundary.contexts.pointee.progress(pointer, completed, total)
    }

    /// Asks the host to open an address; `completion` is called exactly once.
    func open(_ address: String, completion: @escaping (Bool) -> Void) {
        let receiver = EndReceiver(completion)
        let result = boundary.contexts.pointee.open_url(
            pointer,
            address,
            { receiver, opened in EndReceiver.take(receiver)?.receive(opened != 0) },
            Unmanaged.passRetained(receiver).toOpaque()
        )
        guard result != LODGER_OK.rawValue else { return }
        Unmanaged.passUnretained(receiver).release()
        completion(false)
    }
}

// MARK: - Receivers

/// Takes a value or an error from the host.
private final class Receiver {
    private let boundary: Boundary
    private let completion: (Result<Content, any Error>) -> Void

    init(_ boundary: Boundary, _ completion: @escaping (Result<Content, any Error>) -> Void) {
        self.boundary = boundary
        self.completion = completion
    }

    static func take(_ pointer: UnsafeMutableRawPointer?) -> Receiver? {
        pointer.map { Unmanaged<Receiver>.fromOpaque($0).takeRetainedValue() }
    }

    func receive(_ value: OpaquePointer?, _ error: OpaquePointer?) {
        guard error == nil else { return completion(.failure(boundary.nsError(error))) }
        let file = boundary.values.pointee.file(value)
        if file >= 0, let copy = OpenFile(duplicating: file) { return completion(.success(.open(copy))) }
        guard let object = boundary.object(value) else {
            return completion(.failure(NSError.itemProvider(.unknownError, "The host gave nothing that can be read.")))
        }
        completion(.success(.object(object)))
    }
}

/// Takes the news that the host has an answer, at most once for each kind.
private final class EndReceiver {
    let receive: (Bool) -> Void

    init(_ receive: @escaping (Bool) -> Void) {
        self.receive = receive
    }

    static func take(_ pointer: UnsafeMutableRawPointer?) -> EndReceiver? {
        pointer.map { Unmanaged<EndReceiver>.fromOpaque($0).takeRetainedValue() }
    }

    /// The object goes with the last call that there can be, which says that time is up.
    static func call(_ pointer: UnsafeMutableRawPointer?, expired: Bool) {
        guard let pointer else { return }
        let receiver = Unmanaged<EndReceiver>.fromOpaque(pointer)
        let object = expired ? receiver.takeRetainedValue() : receiver.takeUnretainedValue()
        DispatchQueue.global(qos: .utility).async(execute: DispatchWorkItem { object.receive(expired) })
    }
}
