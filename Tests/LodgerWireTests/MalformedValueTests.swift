// SPDX-License-Identifier: Apache-2.0

internal import Glibc
import LodgerWire
import Testing

/// Bytes that are no value of the protocol.
@Suite(.timeLimit(.minutes(2)))
struct MalformedValueTests {
    @Test(
        arguments: [
            // Bytes that end too soon.
            ("", .truncated), ("18", .truncated), ("19ff", .truncated), ("1a000000", .truncated),
            ("1b00000000000000", .truncated), ("41", .truncated), ("6261", .truncated), ("8101ff", .malformed),
            ("81", .truncated), ("8201", .truncated), ("a1", .truncated), ("a16161", .truncated), ("c1", .truncated),
            ("fb00", .truncated), ("fa0000", .truncated), ("5bffffffffffffffff", .truncated),
            ("7bffffffffffffffff", .truncated), ("9bffffffffffffffff", .truncated), ("bbffffffffffffffff", .truncated),
            ("9b7fffffffffffffff", .truncated), ("9a000f4241", .truncated),
            // Values with more behind them.
            ("0000", .malformed), ("f6f6", .malformed),
            // Forms that the protocol does not use.
            ("1c", .unsupported), ("1d", .unsupported), ("1e", .unsupported), ("1f", .unsupported),
            ("5f", .unsupported),
            ("5f4100ff", .unsupported), ("7f", .unsupported), ("9f00ff", .unsupported), ("bf616100ff", .unsupported),
            ("df00", .unsupported), ("e0", .unsupported), ("f0", .unsupported), ("f3", .unsupported),
            ("f8ff", .unsupported), ("f93c00", .unsupported), ("fc", .unsupported), ("fd", .unsupported),
            ("fe", .unsupported), ("ff", .unsupported), ("3bffffffffffffffff", .unsupported),
            ("3b8000000000000000", .unsupported), ("a10001", .unsupported), ("a1410001", .unsupported),
            ("a1c1616101", .unsupported), ("a1f601", .unsupported),
            // Text that is none.
            ("61ff", .malformed), ("62c328", .malformed), ("62c080", .malformed), ("63eda080", .malformed),
            ("a161ff01", .malformed), ("64f4908080", .malformed),
            // Keys that stand twice, also where they only mean the same.
            ("a2616101616102", .malformed), ("a262c3a90163" + "65cc8102", .malformed),
            // Tags on values of another kind.
            ("c16161", .malformed), ("c1f6", .malformed), ("d82001", .malformed), ("d820c16161", .malformed),
            ("da4c444c0120", .malformed), ("da4c444c011840", .malformed), ("da4c444c0118ff", .malformed),
            ("da4c444c016161", .malformed), ("da4c444c0200", .malformed), ("da4c444c02a0", .malformed),
            ("da4c444c0300", .malformed), ("da4c444c03a0", .malformed), ("da4c444c03a164636f646500", .malformed),
        ] as [(String, WireError.Code)]
    )
    func `a malformed value is refused`(digits: String, code: WireError.Code) {
        #expect { try ValueDecoder.decode(hex(digits)) } throws: { ($0 as? WireError)?.code == code }
    }

    @Test(
        arguments: [
            (start: 0, length: 4), (start: 4, length: 0), (start: -1, length: 1), (start: 0, length: -1),
            (start: .max, length: .max), (start: 1, length: .max), (start: .min, length: 0),
        ] as [(start: Int64, length: Int64)]
    )
    func `a run outside its text is refused`(start: Int64, length: Int64) {
        let text = AttributedText("abc", runs: [.init(start: start, length: length, attributes: [:])])
        let bytes = ValueEncoder.encode(.attributedText(text))
        #expect { try ValueDecoder.decode(bytes) } throws: { ($0 as? WireError)?.code == .malformed }
    }

    @Test(arguments: [0x81, 0xC6, 0xA1] as [UInt8])
    func `levels are limited`(opening: UInt8) throws {
        let level: [UInt8] = opening == 0xA1 ? [0xA1, 0x60] : [opening]
        func nested(_ levels: Int) -> [UInt8] { Array(repeating: level, count: levels).flatMap { $0 } + [0] }
        _ = try ValueDecoder.decode(nested(WireLimits.depth - 1))
        for levels in [WireLimits.depth, WireLimits.depth + 1, 100_000] {
            #expect { try ValueDecoder.decode(nested(levels)) } throws: { ($0 as? WireError)?.code == .tooDeep }
        }
    }

    @Test func `the number of values is limited`() throws {
        let most = WireLimits.values - 1
        #expect(try ValueDecoder.decode(PlainCBOR.head(4, UInt64(most)) + zeroes(most)).array?.count == most)
        #expect { try ValueDecoder.decode(PlainCBOR.head(4, UInt64(most + 1)) + zeroes(most + 1)) } throws: {
            ($0 as? WireError)?.code == .tooLarge
        }
        // The same number spread over arrays.
        let inner = PlainCBOR.head(4, 1000) + zeroes(1000)
        let nested = PlainCBOR.head(4, 1000) + Array(repeating: inner, count: 1000).flatMap { $0 }
        #expect { try ValueDecoder.decode(nested) } throws: { ($0 as? WireError)?.code == .tooLarge }
    }

    @Test(arguments: [[0x80], [0xF6], [0x61, 0x61], [0xA0], [0xC6, 0x00]] as [[UInt8]])
    func `as many values as may be are read soon`(element: [UInt8]) throws {
        let count = element.first == 0xC6 ? 499_999 : WireLimits.values - 1
        let bytes = PlainCBOR.head(4, UInt64(count)) + Array(repeating: element, count: count).flatMap { $0 }
        let time = try processorTime {
            let value = try ValueDecoder.decode(bytes)
            #expect(value.array?.count == count)
        }
        #expect(time < .seconds(5))
    }

    @Test func `as many keys as may be are read soon`() throws {
        let count = WireLimits.values - 1
        var bytes = PlainCBOR.head(5, UInt64(count))
        for number in 0..<count {
            bytes += PlainCBOR.head(3, 6) + Array(String(1_000_000 + number).utf8.dropFirst()) + [0]
        }
        let time = try processorTime {
            let value = try ValueDecoder.decode(bytes)
            #expect(value.dictionary?.count == count)
        }
        #expect(time < .seconds(5))
    }

    @Test func `a stated length allocates nothing that is not there`() {
        // Each array claims as many elements as there are bytes behind it.
        let count = 60
        let bytes = (0..<count).flatMap { PlainCBOR.head(4, UInt64(1000 - $0)) } + zeroes(940)
        #expect(throws: WireError.self) { try ValueDecoder.decode(bytes) }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `mutated values are read or refused, and what is read can be written`(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        var outcomes = (read: 0, refused: 0)
        for _ in 0..<5000 {
            var bytes = ValueEncoder.encode(.array([random.value(levels: 4), .error(RemoteError(message: "m"))]))
            random.mutate(&bytes)
            do throws(WireError) {
                let value = try ValueDecoder.decode(bytes)
                outcomes.read += 1
                // Compared as bytes, since numbers that are none equal nothing.
                let written = ValueEncoder.encode(value)
                #expect(ValueEncoder.encode(try ValueDecoder.decode(written)) == written)
            } catch {
                outcomes.refused += 1
                #expect(error.offset <= bytes.count)
            }
        }
        // Both kinds occur, so the mutations reach beyond the first check.
        #expect(outcomes.read > 100)
        #expect(outcomes.refused > 100)
    }

    /// What a body takes of this thread's time, however busy the machine is.
    private func processorTime(_ body: () throws -> Void) rethrows -> Duration {
        func now() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        try body()
        return now() - start
    }

    private func zeroes(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
}
