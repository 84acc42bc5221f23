// SPDX-License-Identifier: Apache-2.0

/// Bytes written as letters, as data in XML property lists are.
enum Base64 {
    /// The bytes, or `nil` where the text is not base64; white space is skipped.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var pending: UInt32 = 0
        var pendingLetters = 0
        var padding = 0
        for letter in text where !isSpace(letter) {
            if letter == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: letter) else { return nil }
            pending = pending << 6 | UInt32(value)
            pendingLetters += 1
            guard pendingLetters == 4 else { continue }
            bytes += [
                UInt8(truncatingIfNeeded: pending >> 16), UInt8(truncatingIfNeeded: pending >> 8),
                UInt8(truncatingIfNeeded: pending),
            ]
            pending = 0
            pendingLetters = 0
        }
        switch (pendingLetters, padding) {
        case (0, 0): return bytes
        case (2, 2): return bytes + [UInt8(truncatingIfNeeded: pending >> 4)]
        case (3, 1):
            return bytes + [UInt8(truncatingIfNeeded: pending >> 10), UInt8(truncatingIfNeeded: pending >> 2)]
        default: return nil
        }
    }

    private static func isSpace(_ letter: UInt8) -> Bool { letter == 0x20 || (0x09...0x0D).contains(letter) }

    private static func value(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
