// SPDX-License-Identifier: Apache-2.0

import LodgerSystem
import LodgerWire
import Testing

/// Peers that send or read too little or too much, and those that go.
@Suite(.timeLimit(.minutes(2)))
struct BackPressureTests {
    @Test func `a peer that never reads stops nobody`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let time = await ContinuousClock().measure { await host.ask(times: 10_000) }
        #expect(time < .seconds(10))
        // The loop goes on, and what is beyond the limit fails instead of piling up.
        try await eventually { await host.count("failure") == 10_000 - WireLimits.openRequests }
        #expect(await host.events.allSatisfy { $0.hasSuffix("too-many-requests") })
        for place in 0..<WireLimits.openRequests {
            #expect(try await peer.receive()?.number == UInt64(2 * place + 1))
        }
        await host.cancel(1)
        #expect(try await peer.receive()?.kind == 5)
        let next = await host.ask()
        #expect(try await peer.receive()?.number == next)
    }

    @Test func `a peer that floods waits until its requests are answered`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        var sent = 0
        func fill() async throws {
            var pauses = 0
            while pauses < 20 {
                if sent < 2000, peer.send(Raw.request(UInt64(2 * sent + 2))) {
                    sent += 1
                } else {
                    pauses += 1
                    try await Task.sleep(for: .milliseconds(5))
                }
            }
        }
        try await fill()
        try await eventually { await host.count("request") == 256 }
        try await fill()
        #expect(await host.count("request") == 256)
        #expect(sent > 256 && sent < 2000)
        await host.replyToEverything()
        let expected = min(sent, 512)
        try await eventually { await host.count("request") == expected }
        #expect(await !host.has("end"))
    }

    @Test func `a peer that asks without reading the answers is not read`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        // Each answer takes 64 KiB, so the queue of the host is full long before 256 requests are in work.
        var asked: UInt64 = 0
        var isRead = true
        while isRead, asked < 256 {
            asked += 1
            let number = asked * 2
            peer.send(Raw.request(number))
            let end = Instant.now.advanced(by: .milliseconds(500))
            while await !host.has("request \(number) "), Instant.now < end {
                try await Task.sleep(for: .milliseconds(1))
            }
            isRead = await host.has("request \(number) ")
            if isRead { await host.reply(number, .data(Array(repeating: 1, count: 65_536))) }
        }
        #expect(asked < 100)
        // Once it reads, all of them are served.
        for _ in 1..<asked { #expect(try await peer.receive()?.kind == 3) }
        let last = asked * 2
        try await eventually { await host.has("request \(last) ") }
        #expect(await !host.has("end"))
    }

    @Test func `what a peer sent before its end still counts`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = await host.ask()
        peer.send(Raw.reply(number))
        peer.shutDown()
        try await eventually { await host.has("end closed") }
        #expect(await host.events == ["reply \(number) bool(true)", "end closed"])
    }

    @Test func `an answer counts though its sender was gone at the next request`() async throws {
        let (peer, other) = try RawPeer.pair()
        let host = LoopHost(other)
        try await host.start()
        try await greetAnswerAndLeave(consume peer, host)
        try await eventually { await host.has("end closed") }
        #expect(await host.events == ["reply 1 bool(true)", "end closed"])
    }

    private func greetAnswerAndLeave(_ peer: consuming RawPeer, _ host: LoopHost) async throws {
        await host.leaveWith(peer)
    }

    @Test func `a hang-up while reading is paused loses nothing and ends the connection`() async throws {
        let (peer, other) = try RawPeer.pair()
        let host = LoopHost(other)
        try await host.start()
        let sent = try await floodAndLeave(consume peer)
        try await eventually { await host.has("end closed") }
        #expect(sent > 256)
        #expect(await host.count("request") == sent)
    }

    private func floodAndLeave(_ peer: consuming RawPeer) async throws -> Int {
        peer.send(Raw.hello())
        var sent = 0
        var pauses = 0
        while sent < 400, pauses < 500 {
            if peer.send(Raw.request(UInt64(2 * sent + 2))) {
                sent += 1
            } else {
                pauses += 1
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        return sent
    }

    @Test func `a closed connection calls nobody`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        await host.ask()
        await host.close()
        peer.send(Raw.reply(1))
        while try await peer.receive() != nil {}
        await host.ask()
        #expect(await host.events.isEmpty)
    }
}

extension LoopHost {
    /// Has the peer answer and go, and sends requests, before the loop has seen any of it.
    ///
    /// The peer has read nothing, which the system reports ahead of what it had sent.
    func leaveWith(_ peer: consuming RawPeer) {
        ask()
        peer.send(Raw.hello())
        peer.send(Raw.reply(1))
        goAway(consume peer)
        ask()
        ask()
    }

    private func goAway(_ peer: consuming RawPeer) {}
}
