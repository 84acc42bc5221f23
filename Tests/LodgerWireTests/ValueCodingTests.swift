// SPDX-License-Identifier: Apache-2.0

import LodgerWire
import Testing

/// Values as bytes and back.
@Suite(.timeLimit(.minutes(1)))
struct ValueCodingTests {
    private static let error = RemoteError(
        domain: "org.example.errors",
        code: -7,
        name: "refused",
        message: "No.",
        fix: "Ask again.",
        userInfo: ["NSLocalizedDescription": "No.", "deep": .error(RemoteError(message: "inner"))],
        reasons: [.init(code: "a", message: "b", fix: nil), .init(code: "c", message: "d", fix: "e")]
    )
    private static let attributed = AttributedText(
        "grün 日本",
        runs: [.init(start: 0, length: 4, attributes: ["color": "green"]), .init(start: 7, length: 0, attributes: [:])]
    )

    @Test(
        arguments: [
            .null, true, false, 0, 23, 24, 255, 256, 65_535, 65_536, 4_294_967_295, 4_294_967_296, -1, -24, -25, -256,
            -257, .integer(.max), .integer(.min), .unsigned(UInt64(Int64.max) + 1), .unsigned(.max), .real(0),
            .real(-0.0),
            .real(1.5), .real(.infinity), .real(-.infinity), .real(.leastNonzeroMagnitude), "", "a", "日本 👩🏽‍🚀\u{0}",
            .data([]), .data(Array(repeating: 7, count: 70_000)), .date(0), .date(-1e9), .date(0.125), [],
            [1, [2, []]],
            [:], ["a": ["b": .null], "": 1], .url("https://example.org/?q=1"), .descriptor(0), .descriptor(63),
            .attributedText(attributed), .attributedText(AttributedText("")), .error(error),
            .error(RemoteError(message: "")),
        ] as [WireValue]
    )
    func `a value comes back as it went`(value: WireValue) throws {
        let bytes = ValueEncoder.encode(value)
        #expect(try ValueDecoder.decode(bytes) == value)
        #expect(bytes == PlainCBOR.bytes(value))
    }

    @Test func `a number that is none comes back as none`() throws {
        guard case .real(let number) = try ValueDecoder.decode(ValueEncoder.encode(.real(.nan))) else {
            Issue.record("not a real number")
            return
        }
        #expect(number.isNaN)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `random values come back, in the bytes that a second writer makes`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let value = random.value()
            let bytes = ValueEncoder.encode(value)
            #expect(try ValueDecoder.decode(bytes) == value)
            #expect(bytes == PlainCBOR.bytes(value))
        }
    }

    /// Appendix A of RFC 8949, as far as the protocol goes.
    @Test(
        arguments: [
            ("00", 0), ("01", 1), ("0a", 10), ("17", 23), ("1818", 24), ("1819", 25), ("1864", 100), ("1903e8", 1000),
            ("1a000f4240", 1_000_000), ("1b000000e8d4a51000", 1_000_000_000_000),
            ("1bffffffffffffffff", .unsigned(18_446_744_073_709_551_615)), ("20", -1), ("29", -10), ("3863", -100),
            ("3903e7", -1000), ("fb3ff199999999999a", .real(1.1)), ("fa47c35000", .real(100_000.0)),
            ("fa7f7fffff", .real(3.402_823_466_385_288_6e+38)), ("fb7e37e43c8800759c", .real(1.0e+300)),
            ("fbc010666666666666", .real(-4.1)), ("fa7f800000", .real(.infinity)),
            ("fbfff0000000000000", .real(-.infinity)),
            ("f4", false), ("f5", true), ("f6", .null), ("f7", .null), ("c11a514b67b0", .date(1_363_896_240)),
            ("c1fb41d452d9ec200000", .date(1_363_896_240.5)), ("d74401020304", .data([1, 2, 3, 4])),
            ("d818456449455446", .data(hex("6449455446"))),
            ("d82076687474703a2f2f7777772e6578616d706c652e636f6d", .url("http://www.example.com")), ("40", .data([])),
            ("4401020304", .data([1, 2, 3, 4])), ("60", ""), ("6161", "a"), ("6449455446", "IETF"), ("62225c", "\"\\"),
            ("62c3bc", "ü"), ("63e6b0b4", "水"), ("64f0908591", "𐅑"), ("80", []), ("83010203", [1, 2, 3]),
            ("8301820203820405", [1, [2, 3], [4, 5]]), ("a0", [:]), ("a26161016162820203", ["a": 1, "b": [2, 3]]),
            ("826161a161626163", ["a", ["b": "c"]]),
        ] as [(String, WireValue)]
    )
    func `the examples of the standard are read`(digits: String, value: WireValue) throws {
        #expect(try ValueDecoder.decode(hex(digits)) == value)
    }

    @Test(
        arguments: [
            ("1800", 0), ("190001", 1), ("1a00000002", 2), ("1b0000000000000003", 3), ("780161", "a"), ("990000", []),
            ("a2616201616102", ["a": 2, "b": 1]), ("da4c444c0200", .null), ("c0", .null), ("d9d9f705", 5),
        ] as [(String, WireValue)]
    )
    func `longer lengths, any order of keys and unknown tags are read`(digits: String, value: WireValue) throws {
        // Two of the arguments are no values: a known tag on another content, and a tag on nothing.
        guard value != .null else {
            #expect(throws: WireError.self) { try ValueDecoder.decode(hex(digits)) }
            return
        }
        #expect(try ValueDecoder.decode(hex(digits)) == value)
    }
}
