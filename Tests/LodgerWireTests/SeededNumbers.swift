// SPDX-License-Identifier: Apache-2.0

import LodgerWire

/// Random numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededNumbers {
    /// A value of any kind, with at most so many levels.
    mutating func value(levels: Int = 5) -> WireValue {
        switch Int.random(in: levels > 1 ? 0...12 : 0...8, using: &self) {
        case 0: .null
        case 1: .bool(.random(using: &self))
        case 2: .integer(Int64(truncatingIfNeeded: next() >> UInt64.random(in: 0...63, using: &self)))
        case 3: .unsigned(UInt64.random(in: UInt64(Int64.max) + 1 ... .max, using: &self))
        case 4: .real(Double.random(in: -1e300...1e300, using: &self))
        case 5: .string(text())
        case 6: .data((0..<Int.random(in: 0...300, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) })
        case 7: .url("https://example.org/\(text())")
        case 8: .descriptor(UInt8.random(in: 0..<64, using: &self))
        case 9: .date(Double.random(in: -1e10...1e10, using: &self))
        case 10: .array((0..<Int.random(in: 0...6, using: &self)).map { _ in value(levels: levels - 1) })
        case 11: .dictionary(dictionary(levels: levels - 1))
        default: .bool(true)
        }
    }

    mutating func dictionary(levels: Int) -> [String: WireValue] {
        var fields: [String: WireValue] = [:]
        for _ in 0..<Int.random(in: 0...6, using: &self) { fields[text()] = value(levels: levels) }
        return fields
    }

    mutating func text() -> String {
        let letters: [Character] = ["a", "ß", "日", "👩🏽‍🚀", "\u{0}", "\u{301}", "e"]
        return String(
            (0..<Int.random(in: 0...30, using: &self)).map { _ in letters.randomElement(using: &self) ?? "x" }
        )
    }

    /// Changes some bytes, or the length.
    mutating func mutate(_ bytes: inout [UInt8]) {
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            guard !bytes.isEmpty else { return }
            let place = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0...4, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &self)
            case 2: bytes.removeLast(Int.random(in: 0...min(4, bytes.count), using: &self))
            case 3: bytes.insert(UInt8.random(in: 0...255, using: &self), at: place)
            default: bytes.remove(at: place)
            }
        }
    }
}
