// SPDX-License-Identifier: Apache-2.0

import LodgerSystem
import LodgerWire
import Testing

/// Streams with credit, in both directions.
@Suite(.timeLimit(.minutes(2)))
struct StreamTests {
    @Test(arguments: [true, false])
    func `bytes come as far as there is room, on requests of either side`(isHosts: Bool) async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = try await request(host, peer, isHosts: isHosts)
        await host.openStream(number, credit: 5)
        #expect(try await peer.receive()?.bytes == Raw.frame(9, number, [5]))
        peer.send(Raw.frame(8, number, [1, 2, 3]))
        peer.send(Raw.frame(8, number))
        peer.send(Raw.frame(8, number, [4, 5]))
        try await eventually { await host.streamed == [1, 2, 3, 4, 5] }
        await host.grant(number, 1)
        #expect(try await peer.receive()?.bytes == Raw.frame(9, number, [1]))
        peer.send(Raw.frame(8, number, [6]))
        peer.send(Raw.frame(10, number, [0xF6]))
        try await eventually { await host.has("stream end good") }
        #expect(await host.streamed == [1, 2, 3, 4, 5, 6])
    }

    @Test func `bytes beyond the credit end the connection`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = try await request(host, peer, isHosts: true)
        await host.openStream(number, credit: 5)
        peer.send(Raw.frame(8, number, [1, 2, 3]))
        peer.send(Raw.frame(8, number, [4, 5, 6]))
        try await eventually { await host.has("end violation: stream data beyond the credit") }
        #expect(await host.streamed == [1, 2, 3])
    }

    @Test func `an end with an error is told, and nothing may follow it`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = try await request(host, peer, isHosts: true)
        await host.openStream(number, credit: 5)
        peer.send(Raw.frame(10, number, Raw.failure(1).dropFirst(16) + []))
        try await eventually { await host.has("stream end No.") }
        peer.send(Raw.frame(8, number, [1]))
        try await eventually { await host.has("end violation: stream data without credit") }
    }

    @Test func `frames of a stream whose request has ended are ignored`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = try await request(host, peer, isHosts: true)
        await host.openStream(number, credit: 5)
        peer.send(Raw.reply(number))
        for kind in [8, 9, 10] as [UInt8] { peer.send(Raw.frame(kind, number, kind == 10 ? [0xF6] : [9])) }
        peer.send(Raw.notice("last"))
        try await eventually { await host.has("notice last") }
        #expect(await host.events == ["reply \(number) bool(true)", "notice last"])
        #expect(await host.streamed.isEmpty)
    }

    @Test(arguments: [true, false])
    func `bytes go as far as there is room`(isHosts: Bool) async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = try await request(host, peer, isHosts: isHosts)
        await host.watchRoom(number)
        #expect(await host.stream(number, [1, 2, 3]) == 0)
        peer.send(Raw.frame(9, number, [2]))
        try await eventually { await host.has("room 2") }
        #expect(await host.stream(number, [1, 2, 3]) == 2)
        #expect(try await peer.receive()?.bytes == Raw.frame(8, number, [1, 2]))
        peer.send(Raw.frame(9, number, [0x1A, 0, 0x10, 0, 0]))
        try await eventually { await host.has("room 1048576") }
        // One frame takes no more than a packet does.
        let large = Array(repeating: 3, count: 500_000) as [UInt8]
        #expect(await host.stream(number, large) == WireLimits.frame - 16)
        #expect(try await peer.receive()?.bytes.count == WireLimits.frame)
        await host.endStream(number)
        #expect(try await peer.receive()?.bytes == Raw.frame(10, number, [0xF6]))
    }

    @Test func `credit beyond every number ends the connection`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = try await request(host, peer, isHosts: true)
        let most: [UInt8] = [0x1B, 0x7F] + Array(repeating: 0xFF, count: 7)
        peer.send(Raw.frame(9, number, most))
        peer.send(Raw.frame(9, number, [1]))
        try await eventually { await host.has("end violation: stream credit out of range") }
    }

    private func request(_ host: LoopHost, _ peer: RawPeer, isHosts: Bool) async throws -> UInt64 {
        if isHosts {
            let number = await host.ask()
            _ = try await peer.receive()
            return number
        }
        peer.send(Raw.request(2))
        try await eventually { await host.has("request 2") }
        return 2
    }
}
