// SPDX-License-Identifier: Apache-2.0

/// The encoding of dynamic identifiers: five bits a character, the high bits first, the last ones filled with zero.
enum Base32 {
    private static let alphabet: StaticString = "abcdefghkmnpqrstuvwxyz0123456789"

    static func encode(_ bytes: some Collection<UInt8>) -> String {
        var text = ""
        text.reserveCapacity((bytes.count * 8 + 4) / 5)
        var bits: UInt32 = 0
        var count = 0
        func append(_ value: UInt32) {
            text.unicodeScalars.append(Unicode.Scalar(alphabet.utf8Start[Int(value & 31)]))
        }
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 5 {
                count -= 5
                append(bits >> UInt32(count))
            }
            bits &= (1 << UInt32(count)) - 1
        }
        if count > 0 { append(bits << UInt32(5 - count)) }
        return text
    }

    /// The bytes behind lower-case text; `nil` for text that `encode` never makes.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 5 / 8)
        var bits: UInt32 = 0
        var count = 0
        for character in text {
            guard let value = value(of: character) else { return nil }
            bits = bits << 5 | value
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
                bits &= (1 << UInt32(count)) - 1
            }
        }
        // What remains is filling: less than a character, and zero.
        return count < 5 && bits == 0 ? bytes : nil
    }

    private static func value(of character: UInt8) -> UInt32? {
        let letters = UnsafeBufferPointer(start: alphabet.utf8Start, count: alphabet.utf8CodeUnitCount)
        return letters.firstIndex(of: character).map { UInt32($0) }
    }
}
