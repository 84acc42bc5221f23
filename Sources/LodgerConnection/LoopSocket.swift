// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem
internal import LodgerWire

/// A socket on the event loop that sends and receives parcels and never waits.
///
/// What the other side does not take is queued; while the queue is long, or its owner asks for it, nothing is read, so
/// that a peer which sends without reading stops itself.
final class LoopSocket {
    /// Packets taken from the socket before others get their turn.
    private static let packetsPerTurn = 32
    /// How long packets are taken before others get their turn; a packet can hold a million values.
    private static let turn: Duration = .milliseconds(5)
    /// How long `drain` takes packets at most: whoever else holds the other end could go on for ever.
    private static let drainTime: Duration = .seconds(1)
    /// Queued bytes above which reading stops.
    private static let longQueue = 1 << 20

    private let loop: EventLoop
    /// Gone once this side has closed, so that the other side learns of it at once.
    private var socket: SharedDescriptor?
    private let receiver = FrameReceiver()
    private var watch: EventLoop.Watch?
    private var watched: EventLoop.Readiness = .readable
    private var queue: ArraySlice<OutgoingFrame> = []
    private var queuedBytes = 0
    /// Whether the other side takes nothing any more; what it has sent is still read.
    private var isPeerGone = false
    /// Packets to look for in the next turn: one, as long as no more are found at once.
    private var burst = 1

    /// Whether the owner wants no more for now.
    var isPaused = false { didSet { updateWatch() } }
    var onParcel: (Parcel) -> Void = { _ in }
    /// Called once, when the connection cannot go on.
    var onEnd: (ConnectionError) -> Void = { _ in }

    init(_ socket: consuming OwnedDescriptor, loop: EventLoop) {
        self.socket = SharedDescriptor(socket)
        self.loop = loop
    }

    func start() throws(SystemError) {
        guard let socket else { return }
        watch = try loop.watch(socket.number, for: .readable) { [weak self] in self?.ready($0) }
    }

    /// Sends a parcel, or queues it.
    ///
    /// - Throws: A `WireError` for a parcel larger than the protocol allows; the connection goes on without it.
    func send(_ parcel: Parcel) throws(WireError) {
        guard let socket, !isPeerGone else { return }
        do throws(ConnectionError) {
            let frame = try OutgoingFrame(parcel)
            if queue.isEmpty, try frame.send(on: socket.number, waits: false) { return }
            queue.append(frame)
            queuedBytes += frame.size
            updateWatch()
        } catch {
            if case .violation(let reason) = error { throw reason }
            sendingFailed(error)
        }
    }

    /// Takes what has come, without waiting for the loop; used when one of the sides has ended.
    func drain(mostPackets: Int) {
        let end = Instant.now.advanced(by: Self.drainTime)
        var left = mostPackets
        while left > 0, Instant.now < end, receiveOne() { left -= 1 }
    }

    func close() {
        guard socket != nil else { return }
        if let watch { loop.stop(watch) }
        watch = nil
        queue = []
        socket = nil
        onParcel = { _ in }
        onEnd = { _ in }
    }
}

extension LoopSocket {
    private func ready(_ readiness: EventLoop.Readiness) {
        if readiness.contains(.writable) { sendQueued() }
        if readiness.contains(.readable) || readiness.contains(.hangUp) {
            // A hang-up is reported for ever, and no more can come: what is left is read even while reading is stopped.
            let isLast = readiness.contains(.hangUp)
            let end = Instant.now.advanced(by: Self.turn)
            var taken = 0
            while taken < burst, isLast || !isReadingStopped, receiveOne() {
                taken += 1
                guard Instant.now < end else { break }
            }
            burst = taken == burst ? min(2 * burst, Self.packetsPerTurn) : 1
        }
    }

    private func receiveOne() -> Bool {
        guard let socket else { return false }
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
            while let socket, let frame = queue.first, try frame.send(on: socket.number, waits: false) {
                queue.removeFirst()
                queuedBytes -= frame.size
            }
            updateWatch()
        } catch {
            sendingFailed(error)
        }
    }

    private func sendingFailed(_ error: ConnectionError) {
        guard case .closed = error else { return end(error) }
        // Its last frames may still lie in the socket; the end comes behind them.
        isPeerGone = true
        queue = []
        queuedBytes = 0
        updateWatch()
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
        guard socket != nil else { return }
        let onEnd = onEnd
        close()
        onEnd(error)
    }
}
