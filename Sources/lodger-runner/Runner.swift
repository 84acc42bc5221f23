// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc
internal import LodgerConnection
internal import LodgerELF
internal import LodgerLoader
internal import LodgerSystem
internal import LodgerWire

/// One extension process, from its first frame to its end.
enum Runner {
    /// The descriptor on which the host talks.
    static let connection: CInt = 3

    /// Whether a host has started this process.
    static var hasConnection: Bool {
        var type: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        return unsafe getsockopt(connection, SOL_SOCKET, SO_TYPE, &type, &size) == 0
            && type == CInt(SOCK_SEQPACKET.rawValue)
    }

    /// Settles what must hold before any code of the extension runs.
    static func prepareProcess() {
        CLodgerLinux_set_parent_death_signal(SIGKILL)
        // A host that has ended before will not be noticed by that signal any more.
        var state = pollfd(fd: connection, events: 0, revents: 0)
        if unsafe poll(&state, 1, 0) > 0, state.revents & Int16(POLLHUP) != 0 { leave(0) }
        signal(SIGPIPE, SIG_IGN)
        // What the extension prints must be in the log when it crashes.
        CLodgerLinux_flush_output_by_line()
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        // The socket is looked at this often even if nothing comes, so that a closed descriptor is noticed.
        var limit = timeval(tv_sec: 0, tv_usec: 100_000)
        unsafe setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Loads the extension that the host names and serves it.
    static func run() -> Never {
        do throws(ConnectionError) {
            let receiver = FrameReceiver()
            try greet(receiver)
            let (number, request) = try awaitLoad(receiver)
            let entry = load(request, number)
            serve(entry)
        } catch {
            end(error)
        }
    }

    /// Ends the process because the connection has.
    static func end(_ error: ConnectionError) -> Never {
        switch error {
        case .closed: leave(0)
        default:
            StandardError.print("lodger-runner: \(error)")
            leave(1)
        }
    }

    /// Ends the process at once, without running anything of the extension's.
    static func leave(_ status: CInt) -> Never {
        fflush(nil)
        _exit(status)
    }
}

extension Runner {
    private static func greet(_ receiver: FrameReceiver) throws(ConnectionError) {
        guard case .hello(let hello) = try next(receiver).message else {
            throw .violation(WireError(.unexpected, "a frame before the hello"))
        }
        send(.hello(Hello(software: "lodger-runner 1.0.0")))
        guard hello.isCompatible(with: Hello(software: "")) else { throw .incompatible(hello) }
    }

    private static func awaitLoad(_ receiver: FrameReceiver) throws(ConnectionError) -> (UInt64, LoadRequest) {
        while true {
            let parcel = try next(receiver)
            if case .hello = parcel.message { throw .violation(WireError(.unexpected, "a second hello")) }
            guard case .request(let number, let route, let payload) = parcel.message else { continue }
            guard Side.host.owns(number) else {
                throw .violation(WireError(.unexpected, "a request with a number that is not the host's to give"))
            }
            guard route == Route.load.rawValue else {
                send(.failure(number, .unknownRoute(route)))
                continue
            }
            guard let request = LoadRequest(payload, descriptors: parcel.descriptors) else {
                throw .violation(WireError(.malformed, "a request to load without its fields"))
            }
            return (number, request)
        }
    }

    private static func next(_ receiver: FrameReceiver) throws(ConnectionError) -> Parcel {
        while true {
            if case .parcel(let parcel) = try receiver.receive(from: connection, waits: true) { return parcel }
        }
    }

    private static func send(_ message: Message) {
        _ = try? OutgoingFrame(Parcel(message)).send(on: connection, waits: true)
    }

    private static func load(_ request: LoadRequest, _ number: UInt64) -> ExtensionEntry {
        do throws(LoadRefusal) {
            let entry = try request.load()
            send(.reply(number, [:]))
            return entry
        } catch {
            send(.failure(number, error.remoteError))
            leave(1)
        }
    }

    private static func serve(_ entry: ExtensionEntry) -> Never {
        let server = RequestServer(entry)
        guard DetachedThread.start({ server.serve() }) else {
            StandardError.print("lodger-runner: the system gives no thread for requests")
            leave(1)
        }
        entry.runMainLoop()
        // Without a main loop, or after it, only the threads that serve requests have work.
        while true { pause() }
    }
}
