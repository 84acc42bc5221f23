// SPDX-License-Identifier: Apache-2.0

/// Text in a form that is quick to search: a byte for each Unicode scalar, and Latin letters without accents.
struct FoldedText {
    /// Stands for what ends every kind of data: symbols, foreign punctuation and what was erased.
    static let barrier: UInt8 = 0x01
    /// Stands for what is not seen: accents that follow their letter, joiners.
    static let mark: UInt8 = 0x80
    /// Stands for every letter without a form in ASCII.
    static let letter: UInt8 = 0x81

    private(set) var bytes: [UInt8] = []

    init(_ text: String, atMost limit: Int) {
        bytes.reserveCapacity(min(limit, text.utf8.count))
        for scalar in text.unicodeScalars.prefix(limit) { bytes.append(Self.fold(scalar.value)) }
    }

    var count: Int { bytes.count }

    /// The byte at a place, and a line's end before and after the text.
    subscript(place: Int) -> UInt8 {
        bytes.indices.contains(place) ? bytes[place] : UInt8(ascii: "\n")
    }

    /// Whether the text goes on with a word at a place, in small letters or capitals.
    func has(_ word: StaticString, at place: Int) -> Bool {
        guard place >= 0, word.utf8CodeUnitCount <= count - place else { return false }
        return word.withUTF8Buffer { word in
            word.indices.allSatisfy { bytes[place + $0].lowercased == word[$0] }
        }
    }

    /// Puts barriers in place of ranges.
    mutating func erase(_ ranges: [Range<Int>]) {
        for range in ranges {
            for place in range.clamped(to: bytes.indices) { bytes[place] = Self.barrier }
        }
    }
}

// MARK: - Folding

extension FoldedText {
    /// What U+00C0 to U+00FF become.
    private static let latin = Array("AAAAAAACEEEEIIIIDNOOOOO OUUUUYTsaaaaaaaceeeeiiiidnooooo ouuuuyty".utf8)

    private static func fold(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: UInt8(ascii: "\n")
        case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: UInt8(ascii: " ")
        case 0x20...0x7E: UInt8(scalar)
        case 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
        case 0xA2...0xA5, 0x20A0...0x20CF: UInt8(ascii: "$")
        case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: UInt8(ascii: "\"")
        case 0xAD, 0x0300...0x036F, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: mark
        case 0xD7, 0xF7: barrier
        case 0xC0...0xFF: latin[Int(scalar) - 0xC0]
        case ..<0xC0, 0x2000...0x2BFF, 0x3001...0x303F, 0xE000...0xF8FF, 0xFF00...0xFF0F, 0x1F000...0x1FAFF: barrier
        default: letter
        }
    }
}

extension UInt8 {
    /// The small letter for a capital one, otherwise the byte itself.
    @inline(__always)
    var lowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }

    @inline(__always)
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    @inline(__always)
    var isLetter: Bool { lowercased &- UInt8(ascii: "a") < 26 || self >= FoldedText.mark }

    @inline(__always)
    var isLetterOrDigit: Bool { isLetter || isDigit }

    /// Whether it is one of some characters.
    @inline(__always)
    func isOne(of characters: StaticString) -> Bool {
        characters.withUTF8Buffer { $0.contains(self) }
    }
}
