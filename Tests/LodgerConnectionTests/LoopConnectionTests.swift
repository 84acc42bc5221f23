// SPDX-License-Identifier: Apache-2.0

import CLodgerLinux
import LodgerSystem
import LodgerWire
import Testing

/// The host's end against a peer that sends whatever it likes.
@Suite(.timeLimit(.minutes(2)))
struct LoopConnectionTests {
    @Test func `each side says hello first`() async throws {
        let (peer, other) = try RawPeer.pair()
        let host = LoopHost(other)
        try await host.start()
        let hello = try #require(try await peer.receive())
        #expect(hello.kind == 1 && hello.number == 0)
        #expect(hello.holds("protocol") && hello.bytes.contains([0x82, 0x01, 0x00]))
        peer.send(Raw.hello())
        peer.send(Raw.notice("test/news"))
        try await eventually { await host.events == ["notice test/news"] }
    }

    @Test func `another major version ends the connection`() async throws {
        let (host, _) = try await LoopHost.greeted(Raw.hello(2, 5))
        try await eventually { await host.events == ["end incompatible 2.5"] }
    }

    @Test func `what a later minor version adds is survived`() async throws {
        let (host, peer) = try await LoopHost.greeted(
            Raw.frame(1, 0, Raw.map(["later": [0x81, 0xF6], "protocol": [0x83, 1, 9, 0x61, 0x78]]))
        )
        let number = await host.ask()
        for kind in [128, 200, 255] as [UInt8] { peer.send(Raw.frame(kind, 12, [0xFF, 0xFF])) }
        var tether = try Tether()
        tether.give { peer.send(Raw.frame(130, 0, descriptors: 1), [$0]) }
        peer.send(Raw.notice("later/news"))
        peer.send(Raw.frame(2, 2, Raw.map(["route": Raw.text("later/ask"), "payload": [0xA0], "later": [1]])))
        peer.send(Raw.reply(number, [0xD9, 0xD9, 0xF7, 0x05]))
        try await eventually { await host.has("reply") }
        #expect(await host.events == ["notice later/news", "request 2 later/ask", "reply 1 integer(5)"])
        #expect(try await tether.isLoose())
    }

    @Test(
        arguments: [
            ("a second hello", Raw.hello()), ("an empty packet", []), ("a cut header", [3, 0, 0]),
            ("a packet that is too long", Raw.frame(8, 1, Array(repeating: 0, count: 131_057))),
            ("kind 0", Raw.frame(0, 1)), ("an unknown kind below 128", Raw.frame(11, 1)),
            ("kind 127", Raw.frame(127, 1)),
            ("a request with the number 0", Raw.request(0)), ("a notice with a number", Raw.frame(7, 2, [0xA0])),
            ("a request with a number of the host's", Raw.request(3)), ("no CBOR", Raw.reply(1, [0xFF])),
            ("bytes behind the value", Raw.reply(1, [0, 0])), ("no value", Raw.reply(1, [])),
            ("a failure without an error", Raw.frame(4, 1, [0xF6])),
            ("a descriptor that did not come", Raw.frame(3, 1, [0xF6], descriptors: 1)),
            ("a body in memory that is not there", Raw.frame(3, 1, flags: 1)),
            ("65 descriptors announced", Raw.frame(3, 1, [0xF6], descriptors: 65)),
            ("stream data without credit", Raw.frame(8, 1, [1])), ("stream credit of nothing", Raw.frame(9, 1, [0])),
        ] as [(String, [UInt8])]
    )
    func `a violation ends the connection`(what: String, frame: [UInt8]) async throws {
        let (host, peer) = try await LoopHost.greeted()
        await host.ask()
        _ = try await peer.receive()
        peer.send(frame)
        try await eventually { await host.has("end violation") }
        #expect(await host.events.count == 1, "\(what)")
        #expect(try await peer.receive() == nil)
    }

    @Test(arguments: [Raw.request(2), Raw.reply(1), Raw.notice("a"), Raw.frame(5, 1)])
    func `a frame before the hello ends the connection`(frame: [UInt8]) async throws {
        let (host, _) = try await LoopHost.greeted(frame)
        try await eventually { await host.has("end violation: a frame before the hello") }
    }

    @Test func `a number given twice ends the connection`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        peer.send(Raw.request(2))
        peer.send(Raw.request(2))
        try await eventually { await host.has("end violation: a second request") }
        #expect(await host.count("request") == 1)
    }

    @Test func `answers are for their request, once`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let numbers = [await host.ask(), await host.ask(), await host.ask()]
        #expect(numbers == [1, 3, 5])
        for number in numbers { #expect(try await peer.receive()?.number == number) }
        peer.send(Raw.failure(5))
        peer.send(Raw.frame(6, 1, Raw.map(["completed": [1], "total": [2]])))
        peer.send(Raw.frame(6, 99, Raw.map(["completed": [1], "total": [2]])))
        peer.send(Raw.reply(1))
        for unknown in [1, 2, 77] as [UInt64] { peer.send(Raw.reply(unknown)) }
        peer.send(Raw.reply(3))
        try await eventually { await host.has("reply 3") }
        let events = await host.events
        #expect(
            events.filter { !$0.hasPrefix("diagnostic") } == [
                "failure 5 No.", "progress 1/2", "reply 1 bool(true)", "reply 3 bool(true)",
            ]
        )
        #expect(events.count { $0.hasPrefix("diagnostic An answer to request") } == 3)
    }

    @Test func `a cancelled request gets no answer`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = await host.ask()
        await host.cancel(number)
        #expect(try await peer.receive()?.kind == 2)
        let cancel = try #require(try await peer.receive())
        #expect(cancel.bytes == Raw.frame(5, number))
        peer.send(Raw.reply(number))
        try await eventually { await host.has("diagnostic") }
        #expect(await host.events.count == 1)
    }

    @Test func `the peer's cancel reaches requests in work only`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        peer.send(Raw.frame(5, 8))
        peer.send(Raw.request(2))
        peer.send(Raw.frame(5, 2))
        try await eventually { await host.has("cancel") }
        await host.reply(2)
        #expect(try await peer.receive()?.bytes == Raw.reply(2))
        peer.send(Raw.frame(5, 2))
        peer.send(Raw.notice("last"))
        try await eventually { await host.has("notice last") }
        #expect(await host.events == ["request 2 test/ask", "cancel 2", "notice last"])
    }
}

// MARK: - Descriptors and memory

extension LoopConnectionTests {
    @Test func `descriptors arrive and are closed by their last owner`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        var tether = try Tether()
        tether.give { end in
            let frame = Raw.frame(2, 2, Raw.map(["route": Raw.text("r")]), descriptors: 64)
            peer.send(frame, Array(repeating: end, count: 64))
        }
        try await eventually { await host.has("request 2 r") }
        #expect(await host.kept.count == 64)
        await host.forget()
        #expect(try await tether.isLoose())
    }

    @Test(
        arguments: [
            (1, Raw.reply(1)), (65, Raw.frame(3, 1, [0xF6], descriptors: 64)),
            (200, Raw.frame(3, 1, [0xF6], descriptors: 200)),
            (2, Raw.frame(3, 1, [0xF6], descriptors: 1)), (1, []), (3, [1, 2, 3]),
            (1, Raw.frame(99, 1, descriptors: 1)),
            (1, Raw.frame(3, 1, [0xFF], descriptors: 1)), (1, Raw.frame(3, 1, flags: 1, descriptors: 1)),
        ] as [(Int, [UInt8])]
    )
    func `descriptors of a bad frame are closed`(count: Int, frame: [UInt8]) async throws {
        let (host, peer) = try await LoopHost.greeted()
        await host.ask()
        var tether = try Tether()
        tether.give { peer.send(frame, Array(repeating: $0, count: count)) }
        try await eventually { await host.has("end violation") }
        #expect(try await tether.isLoose())
    }

    @Test func `a body in sealed memory is read`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let number = await host.ask()
        peer.send(Raw.frame(3, number, flags: 1, descriptors: 1), giving: try memory([0x18, 42]))
        try await eventually { await host.events == ["reply 1 integer(42)"] }
    }

    @Test(
        arguments: [
            ([0x05], false, nil), ([0x05, 0x05], true, nil), ([0x05], true, 4096), ([0x62, 0x61], true, nil),
            ([], true, nil), ([0x05], true, 256 * 1024 * 1024 + 1),
        ] as [([UInt8], Bool, Int?)]
    )
    func `a body in memory that can change or is no value ends the connection`(
        bytes: [UInt8],
        isSealed: Bool,
        size: Int?
    ) async throws {
        let (host, peer) = try await LoopHost.greeted()
        await host.ask()
        let file = try memory(bytes, isSealed: isSealed, size: size)
        peer.send(Raw.frame(3, 1, flags: 1, descriptors: 1), giving: file)
        try await eventually { await host.has("end violation") }
    }

    @Test func `a body in something that is no memory ends the connection`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        await host.ask()
        let file = try OwnedDescriptor.open("/dev/zero")
        peer.send(Raw.frame(3, 1, flags: 1, descriptors: 1), giving: file)
        try await eventually { await host.has("end violation") }
    }

    @Test func `a large body goes into sealed memory, behind the other descriptors`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let file = SharedDescriptor(try memory([1, 2, 3]))
        await host.ask(["data": .data(Array(repeating: 7, count: 200_000)), "file": .descriptor(0)], [file])
        let packet = try #require(try await peer.receive())
        #expect(packet.bytes == Raw.frame(2, 1, flags: 1, descriptors: 2))
        #expect(contents(of: packet.descriptors[0]) == [1, 2, 3])
        let body = contents(of: packet.descriptors[1])
        #expect(body.count > 200_000 && body.first == 0xA2)
        #expect(CLodgerLinux_memfd_is_sealed(packet.descriptors[1].number) == 1)
    }

    @Test func `what cannot be sent is an error of its request, and the connection goes on`() async throws {
        let (host, peer) = try await LoopHost.greeted()
        let file = SharedDescriptor(try memory([1]))
        let many = Array(repeating: file, count: 65)
        let number = await host.ask([:], many)
        try await eventually { await host.events == ["failure \(number) bad-input"] }
        peer.send(Raw.request(2))
        try await eventually { await host.has("request 2") }
        await host.reply(2, true, many)
        let packet = try #require(try await peer.receive())
        #expect(packet.kind == 4 && packet.number == 2 && packet.holds("bad-input"))
    }
}
