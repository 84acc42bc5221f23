// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    struct `WordCount` {
        private static let identifier = "org.lodger.WordCount.Count"

        /// Counts in the order of `wc -lwm`.
        struct Counts: Equatable {
            var lines: Int
            var words: Int
            var characters: Int
        }

        @Test(arguments: 1...24)
        func `counts what wc counts`(_ seed: UInt64) async throws {
            let home = try await Home(installing: Packed.wordCount.value)
            var random = FixedRandom(seed: seed)
            try home.scratch.write(random.text(kind: Int(seed % 6), length: 20_000), to: "input.txt")
            let result = try await home.run("run", Self.identifier, home.scratch.path("input.txt"))
            #expect(try Self.counts(result) == Self.wc("input.txt", in: home.scratch))
        }

        /// One file for all characters: each stands between two letters and between two spaces.
        @Test
        func `counts every character as wc does`() async throws {
            let home = try await Home(installing: Packed.wordCount.value)
            for (place, range) in [0...0x7FF, 0x800...0xFFFF, 0x10000...0x2FFFF, 0xE0000...0xE0FFF].enumerated() {
                let scalars = range.compactMap(Unicode.Scalar.init)
                try home.scratch.write(scalars.map { "a\($0)b \($0) " }.joined(), to: "\(place).txt")
                let result = try await home.run("run", Self.identifier, home.scratch.path("\(place).txt"))
                #expect(try Self.counts(result) == Self.wc("\(place).txt", in: home.scratch))
            }
        }

        @Test(arguments: ["", " ", "\n", "a", "a\u{A0}b", "\u{2060}", "\u{301}", "\u{FEFF}a", "\u{7F}", "🌞 🌞"])
        func `counts texts`(_ text: String) async throws {
            let home = try await Home(installing: Packed.wordCount.value)
            try home.scratch.write(text, to: "input.txt")
            let result = try await home.run("run", Self.identifier, "--text", text)
            #expect(try Self.counts(result) == Self.wc("input.txt", in: home.scratch))
        }

        @Test
        func `adds several attachments up`() async throws {
            let home = try await Home(installing: Packed.wordCount.value)
            // No word goes on from one to the next, and a cut character ends with its file.
            try home.scratch.write(Array("one two".utf8) + [0xC3], to: "1.txt")
            try home.scratch.write(Array("\u{A9}three\n".utf8), to: "2.txt")
            try home.scratch.write([], to: "3.txt")
            let result = try await home.run(
                "run",
                Self.identifier,
                home.scratch.path("1.txt"),
                home.scratch.path("2.txt"),
                home.scratch.path("3.txt"),
                "--text",
                "four"
            )
            let files = try ["1.txt", "2.txt", "3.txt"].map { try Self.wc($0, in: home.scratch) }
            var sum = Counts(lines: 0, words: 1, characters: 4)
            for counts in files {
                sum.lines += counts.lines
                sum.words += counts.words
                sum.characters += counts.characters
            }
            #expect(try Self.counts(result) == sum)
        }

        @Test(arguments: [["https://example.org"], ["/"]])
        func `tells what it cannot count`(_ inputs: [String]) async throws {
            let result = try await Home(installing: Packed.wordCount.value).run(["run", Self.identifier] + inputs)
            #expect(result.run.status == 1)
            #expect(result.error?.domain == "org.lodger.WordCount")
        }

        private static func counts(_ result: Home.Result) throws -> Counts {
            let item = try #require(result.document.items?.first, "\(result.run.text)")
            let counts = Counts(
                lines: try #require(item.userInfo["lines"]),
                words: try #require(item.userInfo["words"]),
                characters: try #require(item.userInfo["characters"])
            )
            #expect(
                item.contentText == "\(counts.words) words, \(counts.lines) lines, \(counts.characters) characters"
            )
            return counts
        }

        private static func wc(_ file: String, in scratch: Scratch) throws -> Counts {
            let output = try scratch.run("env", ["LC_ALL=C.UTF-8", "wc", "-lwm", file]).output
            let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            try #require(numbers.count >= 3)
            return Counts(lines: numbers[0], words: numbers[1], characters: numbers[2])
        }
    }
}

/// Random numbers that are the same in every run (SplitMix64).
private struct FixedRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Bytes of a kind: anything, text of all planes, spaces and controls, cut characters, long words, lines.
    mutating func text(kind: Int, length: Int) -> [UInt8] {
        let spaces: [Unicode.Scalar] = [
            " ", "\n", "\t", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2007}", "\u{2008}", "\u{202F}",
            "\u{2060}", "\u{200B}", "\u{3000}", "\u{2028}", "\u{0}", "\u{1}", "\u{7F}", "\u{301}", "a",
        ]
        var bytes: [UInt8] = []
        while bytes.count < length {
            switch kind {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &self))
            case 1:
                let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? " "
                bytes += Array(String(scalar).utf8)
            case 2: bytes += Array(String(spaces.randomElement(using: &self) ?? " ").utf8)
            case 3:
                let scalar = Unicode.Scalar(UInt32.random(in: 0x80...0x2FFF, using: &self)) ?? " "
                bytes += Array(String(scalar).utf8).dropLast(Int.random(in: 0...1, using: &self))
            case 4: bytes += [UInt8(ascii: "x"), [0x20, 0xFF, 0x80, 0xE2, 0x78].randomElement(using: &self) ?? 0x20]
            default: bytes += Array("wörd ".utf8).shuffled(using: &self)
            }
        }
        return bytes
    }
}
