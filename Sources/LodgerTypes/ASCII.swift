// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
    /// The lower-case letter for an upper-case ASCII letter, otherwise the byte itself.
    @inline(__always)
    var asciiLowercased: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }
}

extension String {
    /// The text with its upper-case ASCII letters in lower case; identifiers and tags compare in this form.
    var asciiLowercased: String {
        guard utf8.contains(where: { $0.asciiLowercased != $0 }) else { return self }
        return String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
    }
}
