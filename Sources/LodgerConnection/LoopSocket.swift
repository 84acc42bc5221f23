// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem
internal import LodgerWire

/// A socket on the event loop that sends and receives parcels and never waits.
///
/// What the other side does not take is queued; while the queue is long, or its owner asks for it, nothing is read, so
/// that a peer which sends without reading stops itself.
final class LoopSocket {
    /// Packets taken from the socket before others get their turn.
    private static let packetsPerTurn = 32
    /// Queued bytes above which reading stops.
    private static let longQueue = 1 << 20

    private let loop: EventLoop
    private let socket: OwnedDescriptor
    private let receiver = FrameReceiver()
    private var watch: EventLoop.Watch?
    private var watched: EventLoop.Readiness = .readable
    private var queue: ArraySlice<OutgoingFrame> = []
    private var queuedBytes = 0
    private var isClosed = false
    /// Packets to look for in the next turn: one, as long as no more are found at once.
    private var burst = 1

    /// Whether the owner wants no more for now.
    var isPaused = false { didSet { updateWatch() } }
    var onParcel: (Parcel) -> Void = { _ in }
    /// Called once, when the connection cannot go on.
    var onEnd: (ConnectionError) -> Void = { _ in }

    init(_ socket: consuming OwnedDescriptor, loop: EventLoop) {
        self.socket = socket
        self.loop = loop
    }

    func start() throws(SystemError) {
        watch = try loop.watch(socket.number, for: .readable) { [weak self] in self?.ready($0) }
    }

    func send(_ parcel: Parcel) {
        guard !isClosed else { return }
        do throws(ConnectionError) {
            let frame = try OutgoingFrame(parcel)
            if queue.isEmpty, try frame.send(on: socket.number, waits: false) { return }
            queue.append(frame)
            queuedBytes += frame.size
            updateWatch()
        } catch {
            end(error)
        }
    }

    /// Takes whatever has come, without waiting for the loop; used when the other side has ended.
    func drain() {
        while !isClosed, receiveOne() {}
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        if let watch { loop.stop(watch) }
        watch = nil
        // The other side hears of it now, however long this object is kept.
        shutdown(socket.number, CInt(SHUT_RDWR))
        queue = []
        onParcel = { _ in }
        onEnd = { _ in }
    }
}

extension LoopSocket {
    private func ready(_ readiness: EventLoop.Readiness) {
        if readiness.contains(.writable) { sendQueued() }
        if readiness.contains(.readable) || readiness.contains(.hangUp) {
            var taken = 0
            while taken < burst, !isClosed, !isReadingStopped, receiveOne() { taken += 1 }
            burst = taken == burst ? min(2 * burst, Self.packetsPerTurn) : 1
            // A hang-up is reported for ever; what is left to read does not come any faster while reading is stopped.
            if readiness.contains(.hangUp), isReadingStopped { end(.closed) }
        }
    }

    private func receiveOne() -> Bool {
        do throws(ConnectionError) {
            switch try receiver.receive(from: socket.number, waits: false) {
            case .parcel(let parcel): onParcel(parcel)
            case .ignored: break
            case .nothing: return false
            }
            return true
        } catch {
            end(error)
            return false
        }
    }

    private func sendQueued() {
        do throws(ConnectionError) {
            while let frame = queue.first, try frame.send(on: socket.number, waits: false) {
                queue.removeFirst()
                queuedBytes -= frame.size
            }
            updateWatch()
        } catch {
            end(error)
        }
    }

    private var isReadingStopped: Bool { isPaused || queuedBytes > Self.longQueue }

    private func updateWatch() {
        guard let watch else { return }
        var wanted: EventLoop.Readiness = isReadingStopped ? [] : .readable
        if !queue.isEmpty { wanted.insert(.writable) }
        guard wanted != watched else { return }
        watched = wanted
        loop.change(watch, to: wanted)
    }

    private func end(_ error: ConnectionError) {
        guard !isClosed else { return }
        let onEnd = onEnd
        close()
        onEnd(error)
    }
}
