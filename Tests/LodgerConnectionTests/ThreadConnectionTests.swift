// SPDX-License-Identifier: Apache-2.0

import CLodgerLinux
internal import Glibc
import LodgerConnection
import LodgerSystem
import LodgerWire
import Synchronization
import Testing

/// The extension's end against a host that sends whatever it likes.
@Suite(.timeLimit(.minutes(2)))
struct ThreadConnectionTests {
    @Test func `requests, cancels and notices reach the handlers`() async throws {
        let (served, host) = try ServedExtension.make()
        for kind in [128, 255] as [UInt8] { host.send(Raw.frame(kind, 0, [0xFF])) }
        host.send(Raw.request(1, "context/begin"))
        host.send(Raw.frame(5, 1))
        host.send(Raw.notice("context/ended"))
        for kind in [6, 8, 9, 10] as [UInt8] {
            let body = kind == 6 ? Raw.map(["completed": [1], "total": [1]]) : kind == 10 ? [0xF6] : [1]
            host.send(Raw.frame(kind, 1, body))
        }
        host.send(Raw.reply(2))
        host.send(Raw.request(3))
        try await eventually { served.events.count == 4 }
        #expect(served.events == ["request 1 context/begin", "cancel 1", "notice context/ended", "request 3 test/ask"])
        served.connection?.reply(1, ["items": []])
        #expect(try await host.receive()?.bytes == Raw.reply(1, [0xA1, 0x65] + Array("items".utf8) + [0x80]))
        served.connection?.fail(3, RemoteError(message: "No."))
        #expect(try await host.receive()?.kind == 4)
    }

    @Test(
        arguments: [
            ("a second hello", Raw.hello()), ("an empty packet", []), ("a cut header", [2]),
            ("a packet that is too long", Raw.frame(8, 1, Array(repeating: 0, count: 131_057))),
            ("an unknown kind below 128", Raw.frame(11, 1)),
            ("a request with a number of the extension's", Raw.request(2)),
            ("no CBOR", Raw.frame(2, 1, [0xFF])), ("a descriptor that did not come", Raw.frame(2, 1, descriptors: 1)),
        ] as [(String, [UInt8])]
    )
    func `a violation ends the connection`(what: String, frame: [UInt8]) async throws {
        let (served, host) = try ServedExtension.make()
        host.send(frame)
        try await eventually { served.events.count == 1 }
        #expect(served.events[0].hasPrefix("end violation"), "\(what)")
    }

    @Test(arguments: [(65, 64), (1, 0), (1, 2)])
    func `descriptors of a bad frame are closed`(count: Int, announced: UInt8) async throws {
        let (served, host) = try ServedExtension.make()
        var tether = try Tether()
        tether.give { end in
            host.send(Raw.frame(2, 1, descriptors: announced), Array(repeating: end, count: count))
        }
        try await eventually { served.events.count == 1 }
        #expect(served.events[0].hasPrefix("end violation"))
        #expect(try await tether.isLoose())
    }

    @Test func `a body in memory is read only if it is sealed`() async throws {
        let (served, host) = try ServedExtension.make()
        let body = Raw.map(["route": Raw.text("sealed")])
        host.send(Raw.frame(2, 1, flags: 1, descriptors: 1), giving: try memory(body))
        try await eventually { served.events == ["request 1 sealed"] }
        host.send(Raw.frame(2, 3, flags: 1, descriptors: 1), giving: try memory(body, isSealed: false))
        try await eventually { served.events.last?.hasPrefix("end violation") == true }
    }

    @Test func `a handler that waits for an answer has others read it`() async throws {
        let (_, host) = try ServedExtension.make { connection, number in
            let arrival = Monitor<Bool?>(nil)
            connection.request(.loadItem, ["request": .integer(Int64(number))]) { answer in
                let isGood = if case .success = answer { true } else { false }
                arrival.change { $0 = isGood }
            }
            connection.reply(number, .bool(arrival.wait { $0 }))
        }
        // More than one handler waits at once, and their answers come in another order.
        for number in [1, 3, 5, 7] as [UInt64] { host.send(Raw.request(number)) }
        var asked: [UInt64] = []
        for _ in 0..<4 { asked.append(try #require(try await host.receive()).number) }
        #expect(Set(asked) == [2, 4, 6, 8])
        for number in asked.reversed() { host.send(number == 4 ? Raw.failure(4) : Raw.reply(number)) }
        var replies: [UInt64: [UInt8]] = [:]
        for _ in 0..<4 {
            let packet = try #require(try await host.receive())
            replies[packet.number] = packet.body
        }
        #expect(Set(replies.keys) == [1, 3, 5, 7])
        #expect(replies.values.count { $0 == [0xF4] } == 1)
    }

    @Test func `the reader's role goes round among many handlers`() async throws {
        let (served, host) = try ServedExtension.make { connection, number in
            let arrival = Monitor<Bool?>(nil)
            connection.request(.loadItem, [:]) { _ in arrival.change { $0 = true } }
            connection.reply(number, .bool(arrival.wait { $0 }))
        }
        var answered = 0
        for round in 0..<100 {
            for place in 0..<10 { host.send(Raw.request(UInt64(20 * round + 2 * place + 1))) }
            var open = 10
            while open > 0 {
                let packet = try #require(try await host.receive())
                if packet.kind == 2 {
                    host.send(Raw.reply(packet.number))
                } else {
                    open -= 1
                    answered += 1
                }
            }
        }
        #expect(answered == 1000)
        #expect(served.events.count == 1000)
    }

    @Test func `an extension that sends while its host does not read still reads`() async throws {
        let (served, host) = try ServedExtension.make { connection, number in
            // More than the socket takes, so that the handler has to wait for the host.
            if number == 1 { for _ in 0..<8 { connection.notifyHost(Array(repeating: 1, count: 100_000)) } }
        }
        host.send(Raw.request(1))
        host.send(Raw.request(3))
        try await eventually { served.events.contains("request 3 test/ask") }
        for _ in 0..<8 { #expect(try await host.receive()?.kind == 7) }
    }

    @Test func `a request whose host goes is answered with an error`() async throws {
        let (served, host) = try ServedExtension.make()
        let answers = Mutex<[String]>([])
        served.connection?.request(.open, [:]) { answer in
            if case .failure(let error) = answer { answers.withLock { $0.append(error.name ?? "") } }
        }
        #expect(try await host.receive()?.number == 2)
        host.shutDown()
        try await eventually { served.events == ["end closed"] }
        try await eventually { answers.withLock { $0 } == ["runner-lost"] }
    }
}

/// An extension's end under test, which writes down what happens to it.
final class ServedExtension: Sendable {
    private let log = Mutex<[String]>([])
    private let socket: OwnedDescriptor
    private let slot = Mutex<ThreadConnection?>(nil)

    var events: [String] { log.withLock { $0 } }
    var connection: ThreadConnection? { slot.withLock { $0 } }

    private init(_ socket: consuming OwnedDescriptor) { self.socket = socket }

    deinit { slot.withLock { $0 = nil } }

    static func make(
        _ handler: @escaping @Sendable (ThreadConnection, UInt64) -> Void = { _, _ in }
    ) throws -> (ServedExtension, RawPeer) {
        let (peer, other) = try RawPeer.pair()
        let served = ServedExtension(OwnedDescriptor(owning: other))
        // The thread looks again this often, as the runner's does.
        var limit = timeval(tv_sec: 0, tv_usec: 20_000)
        setsockopt(other, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let connection = ThreadConnection(
            socket: other,
            handlers: ThreadConnection.Handlers(
                request: { number, route, _, _ in
                    served.log.withLock { $0.append("request \(number) \(route)") }
                    if let connection = served.connection { handler(connection, number) }
                },
                cancel: { number in served.log.withLock { $0.append("cancel \(number)") } },
                notice: { route, _ in served.log.withLock { $0.append("notice \(route)") } }
            ),
            ended: { error in
                let end =
                    switch error {
                    case .closed: "end closed"
                    case .violation(let reason): "end violation: \(reason)"
                    default: "end \(error)"
                    }
                served.log.withLock { $0.append(end) }
            }
        )
        served.slot.withLock { $0 = connection }
        DetachedThread.start { connection.serve() }
        return (served, peer)
    }
}

extension ThreadConnection {
    fileprivate func notifyHost(_ bytes: [UInt8]) {
        send(Parcel(.notice(route: "test/bytes", payload: .data(bytes))))
    }
}
