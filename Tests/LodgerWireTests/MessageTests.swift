// SPDX-License-Identifier: Apache-2.0

import LodgerWire
import Testing

/// Frames as a header and a meaning.
@Suite(.timeLimit(.minutes(1)))
struct MessageTests {
    @Test(
        arguments: [
            .hello(Hello(software: "test")), .hello(Hello(major: 2, minor: 7, software: "")),
            .request(1, route: "context/begin", payload: ["identifier": "R"]),
            .request(.max, route: "", payload: .null),
            .reply(2, [1, 2]), .failure(3, RemoteError(message: "No.")), .cancel(4),
            .progress(5, completed: 1, total: 3), .progress(5, completed: .min, total: .max),
            .notice(route: "context/ended", payload: [:]), .streamData(6, [1, 2, 3]), .streamData(6, []),
            .streamCredit(7, bytes: 65_536), .streamEnd(8, nil), .streamEnd(9, RemoteError(message: "cut")),
        ] as [Message]
    )
    func `a message comes back as it went`(message: Message) throws {
        let (header, read) = try read(message.header.bytes + message.body)
        #expect(header == message.header)
        #expect(read == message)
    }

    @Test func `a header has its fields where the document says`() {
        let header = FrameHeader(.streamData, request: 0x0102_0304_0506_0708, bodyIsInMemory: true, descriptorCount: 63)
        #expect(header.bytes == hex("08 01 3f00 00000000 0807060504030201"))
    }

    @Test(
        arguments: [
            ("", .truncated), ("02", .truncated), ("02 00 0000 00000000 01000000000000", .truncated),
            ("00 00 0000 00000000 0100000000000000", .unexpected),
            ("0b 00 0000 00000000 0100000000000000", .unexpected),
            ("7f 00 0000 00000000 0100000000000000", .unexpected), ("02 00 4100 00000000 0100000000000000", .tooLarge),
            ("02 00 ffff 00000000 0100000000000000", .tooLarge), ("02 01 0000 00000000 0100000000000000", .malformed),
            ("01 00 0000 00000000 0100000000000000", .malformed), ("07 00 0000 00000000 0100000000000000", .malformed),
            ("02 00 0000 00000000 0000000000000000", .malformed), ("05 00 0000 00000000 0000000000000000", .malformed),
        ] as [(String, WireError.Code)]
    )
    func `a header that no version allows is refused`(digits: String, code: WireError.Code) {
        #expect { try header(hex(digits)) } throws: { ($0 as? WireError)?.code == code }
    }

    @Test(arguments: 128...255 as ClosedRange<UInt8>)
    func `a frame of a later version is ignored`(kind: UInt8) throws {
        #expect(try header([kind] + hex("ff 0000 ffffffff 0000000000000000") + [0xFF]) == nil)
        #expect(try header([kind] + hex("00 0100 00000000 0900000000000000")) == nil)
    }

    @Test func `unknown flags and the free bytes are ignored`() throws {
        let read = try #require(try header(hex("02 fe 0200 01020304 0300000000000000")))
        #expect(read == FrameHeader(.request, request: 3, descriptorCount: 2))
    }

    @Test func `a frame is as long as allowed`() throws {
        let start = FrameHeader(.streamData, request: 1).bytes
        let most = start + Array(repeating: 0, count: WireLimits.frame - start.count)
        #expect(try header(most) != nil)
        #expect { try header(most + [0]) } throws: { ($0 as? WireError)?.code == .tooLarge }
    }

    @Test(
        arguments: [
            (.hello, [:]), (.hello, ["protocol": 1]), (.hello, ["protocol": [1]]), (.hello, ["protocol": ["1", 0]]),
            (.hello, []), (.request, []), (.request, [:]), (.request, ["route": 1]), (.request, ["route": .url("a")]),
            (.notice, ["payload": 1]), (.failure, .null), (.failure, "No."), (.progress, [:]),
            (.progress, ["completed": 1]), (.progress, ["completed": .real(1), "total": 2]), (.streamCredit, 0),
            (.streamCredit, -1), (.streamCredit, "1"), (.streamCredit, .unsigned(.max)), (.streamEnd, 0),
            (.streamEnd, [:]),
        ] as [(FrameHeader.Kind, WireValue)]
    )
    func `a body without its fields is refused`(kind: FrameHeader.Kind, body: WireValue) {
        let header = FrameHeader(kind, request: kind.standsAlone ? 0 : 1)
        #expect { try read(header.bytes + ValueEncoder.encode(body)) } throws: {
            ($0 as? WireError)?.code == .malformed
        }
    }

    @Test(arguments: FrameHeader.Kind.allCases.filter { $0 != .cancel && !$0.hasPlainBody })
    func `a missing body is refused`(kind: FrameHeader.Kind) {
        let header = FrameHeader(kind, request: kind.standsAlone ? 0 : 1)
        #expect { try read(header.bytes) } throws: { ($0 as? WireError)?.code == .truncated }
    }

    @Test func `unknown keys and longer versions are ignored`() throws {
        let hello: WireValue = ["protocol": [1, 9, "beta"], "software": "s", "later": [1, 2]]
        #expect(
            try read(FrameHeader(.hello).bytes + ValueEncoder.encode(hello)).1
                == .hello(Hello(major: 1, minor: 9, software: "s"))
        )
        let request: WireValue = ["route": "r", "payload": 1, "priority": 2]
        #expect(
            try read(FrameHeader(.request, request: 1).bytes + ValueEncoder.encode(request)).1
                == .request(1, route: "r", payload: 1)
        )
        #expect(
            try read(FrameHeader(.notice).bytes + ValueEncoder.encode(["route": "r"])).1
                == .notice(route: "r", payload: .null)
        )
        #expect(try read(FrameHeader(.cancel, request: 1).bytes + [0xFF]).1 == .cancel(1))
    }

    @Test func `only majors decide whether two sides can talk`() {
        let own = Hello(software: "")
        #expect(own.isCompatible(with: Hello(major: own.major, minor: 99, software: "")))
        #expect(!own.isCompatible(with: Hello(major: own.major + 1, minor: 0, software: "")))
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `mutated frames are read, ignored or refused`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        var outcomes = (read: 0, refused: 0)
        for _ in 0..<5000 {
            let error = RemoteError(message: "m", userInfo: random.dictionary(levels: 2))
            let message: Message =
                switch Int.random(in: 0...4, using: &random) {
                case 0: .hello(Hello(software: random.text()))
                case 1: .request(random.next() | 1, route: "item/load", payload: random.value(levels: 3))
                case 2: .failure(2, error)
                case 3: .progress(2, completed: 1, total: 2)
                default: .streamEnd(2, error)
                }
            var bytes = message.header.bytes + message.body
            random.mutate(&bytes)
            do {
                _ = try read(bytes)
                outcomes.read += 1
            } catch {
                outcomes.refused += 1
            }
        }
        #expect(outcomes.read > 100)
        #expect(outcomes.refused > 100)
    }
}

extension MessageTests {
    private func header(_ bytes: [UInt8]) throws -> FrameHeader? {
        try bytes.withUnsafeBytes { try FrameHeader.read($0) }
    }

    private func read(_ bytes: [UInt8]) throws -> (FrameHeader, Message) {
        guard let header = try header(bytes) else { throw WireError(.unexpected, "an ignored frame") }
        return try bytes.dropFirst(FrameHeader.size).withUnsafeBytes { (header, try Message(header, body: $0)) }
    }
}
