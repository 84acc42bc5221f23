// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import LodgerELF
import TestScratch
import Testing

/// Bytes that somebody made to break the reader.
@Suite(.timeLimit(.minutes(2)))
struct HostileBytesTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `mutated libraries give facts or an error, soon`(seed: UInt64) throws {
        let scratch = try Scratch()
        let originals = [
            ELFBuilder(symbols: [.init(name: "f"), .init(name: "g")], notes: [lodgerNote()]).build(),
            ELFBuilder(symbols: [.init(name: "f")], hash: .systemV, notes: [lodgerNote()]).build(),
            try scratch.compile("int f(void) { return 1; }", to: "lib.so", ["-Wl,--hash-style=both"]),
        ]
        var random = SeededNumbers(seed: seed)
        var outcomes: [Bool: Int] = [:]
        let duration = try ContinuousClock().measure {
            for _ in 0..<3000 {
                var bytes = try #require(originals.randomElement(using: &random))
                random.mutate(&bytes)
                outcomes[readEverything(bytes), default: 0] += 1
            }
        }
        #expect(duration < .seconds(20))
        // Both kinds occur, so the mutations reach beyond the first check.
        #expect(outcomes[true, default: 0] > 100)
        #expect(outcomes[false, default: 0] > 100)
    }

    @Test func `mutations of a library with thousands of symbols end soon`() throws {
        let original = try linkedLibrary(named: "libc.so.6")
        var random = SeededNumbers(seed: 5)
        let duration = ContinuousClock().measure {
            for _ in 0..<100 {
                var bytes = original
                random.mutate(&bytes, within: 64 * 1024)
                _ = readEverything(bytes)
            }
        }
        #expect(duration < .seconds(30))
    }

    @Test func `the seeds of the fuzzer are read`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fuzz/elf/corpus")
        let seeds = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(seeds.count >= 5)
        var outcomes: Set<Bool> = []
        for seed in seeds { outcomes.insert(readEverything(try [UInt8](Data(contentsOf: seed)))) }
        #expect(outcomes.contains(true))
    }
}

/// Asks for every fact, and says whether all were there.
@discardableResult
func readEverything(_ bytes: [UInt8]) -> Bool {
    do {
        let image = try ELFImage(bytes)
        _ = try image.notes()
        _ = try image.extensionNote()
        _ = try image.symbols()
        _ = try image.exports(symbol: "f")
        return true
    } catch {
        return false
    }
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }

    /// Changes a few bytes or numbers, or cuts the end off.
    mutating func mutate(_ bytes: inout [UInt8], within limit: Int = .max) {
        let interesting: [UInt64] = [0, 1, 7, 8, 0x7f, 0xff, 0xffff, 0x7fff_ffff, 0xffff_ffff, 1 << 47, 1 << 63, .max]
        for _ in 0..<Int.random(in: 1...8, using: &self) {
            let end = min(bytes.count, limit)
            guard end > 16 else { return }
            let place = Int.random(in: 0..<end - 8, using: &self)
            switch Int.random(in: 0..<8, using: &self) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 2: bytes.put(UInt32(truncatingIfNeeded: interesting.randomElement(using: &self) ?? 0), at: place & ~3)
            case 3: bytes.put(interesting.randomElement(using: &self) ?? 0, at: place & ~7)
            case 4: bytes.put(UInt64.random(in: 0..<UInt64(bytes.count), using: &self), at: place & ~7)
            case 5: bytes.put(UInt32.random(in: 0..<UInt32(bytes.count), using: &self), at: place & ~3)
            case 6:
                let source = Int.random(in: 0..<end - 8, using: &self)
                bytes.replaceSubrange(place..<place + 8, with: Array(bytes[source..<source + 8]))
            default: if Int.random(in: 0..<16, using: &self) == 0 { bytes.removeLast(end - place) }
            }
        }
    }
}
