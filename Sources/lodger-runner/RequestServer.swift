// SPDX-License-Identifier: Apache-2.0

internal import LodgerConnection
internal import LodgerLoader
internal import LodgerSystem
internal import LodgerWire
internal import Synchronization

/// Serves the host's requests with the extension's functions.
final class RequestServer: Sendable {
    /// A context that the extension holds, as long as it does.
    private struct Entry: Sendable {
        weak let context: ExtensionContext?
    }

    private let entry: ExtensionEntry
    private let contexts = Mutex<[UInt64: Entry]>([:])
    /// Contexts that have ended and wait to hear that their answer has arrived.
    private let finishing = Mutex<[UInt64: ExtensionContext]>([:])
    private let connection = Mutex<ThreadConnection?>(nil)

    init(_ entry: ExtensionEntry) {
        self.entry = entry
    }

    /// Serves requests until the connection ends; called by a thread of its own.
    func serve() {
        let connection = ThreadConnection(
            socket: Runner.connection,
            handlers: ThreadConnection.Handlers(
                request: { [self] number, route, payload, _ in begin(number, route: route, payload: payload) },
                cancel: { [self] in cancel($0) },
                notice: { [self] in notice($0, payload: $1) }
            ),
            ended: { error in
                // A closed descriptor 3 is for the host to see; only a host that is gone ends the process from here.
                if case .system = error { return }
                Runner.end(error)
            }
        )
        self.connection.withLock { $0 = connection }
        connection.serve()
    }

    /// Keeps a context until its host has its answer.
    func keep(_ number: UInt64, _ context: ExtensionContext) {
        finishing.withLock { $0[number] = context }
    }
}

extension RequestServer {
    private func begin(_ number: UInt64, route: String, payload: WireValue) {
        guard let connection = connection.withLock({ $0 }) else { return }
        guard route == Route.begin.rawValue else {
            connection.fail(number, .unknownRoute(route))
            return
        }
        let context = ExtensionContext(
            identifier: payload["identifier"]?.string ?? "\(number)",
            items: payload["items"] ?? .array([]),
            channel: WireChannel(number: number, connection: connection, server: self)
        )
        contexts.withLock { contexts in
            if contexts.count > 1024 { contexts = contexts.filter { $0.value.context != nil } }
            contexts[number] = Entry(context: context)
        }
        entry.begin(context)
    }

    private func cancel(_ number: UInt64) {
        guard let context = contexts.withLock({ $0.removeValue(forKey: number)?.context }) else { return }
        context.hostCancelled()
        entry.cancelled(context)
    }

    private func notice(_ route: String, payload: WireValue) {
        guard route == Route.ended.rawValue, let number = payload["request"]?.integer.flatMap(UInt64.init(exactly:))
        else { return }
        let expired = payload["expired"]?.bool ?? false
        let context = finishing.withLock { expired ? $0.removeValue(forKey: number) : $0[number] }
        guard let context, let connection = connection.withLock({ $0 }) else { return }
        // The work may take seconds, and the news that its time is up comes over the same connection.
        connection.letOthersRead()
        context.hostEnded(expired: expired)
        guard !expired else { return }
        finishing.withLock { $0[number] = nil }
        let finished: WireValue = ["request": .integer(Int64(clamping: number))]
        connection.send(Parcel(.notice(route: Route.finished.rawValue, payload: finished)))
    }
}
