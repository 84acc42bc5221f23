// SPDX-License-Identifier: Apache-2.0

/// A MIME type in the form that catalogues compare: lower case, no blanks, no quotes.
package struct MIMEType: Hashable, Sendable {
    /// The type with its parameters, such as `text/plain;charset=utf-8`.
    package let text: String
    /// The type without parameters, such as `text/plain`.
    package let essence: String

    /// Whether there are no parameters.
    package var isBare: Bool { text.utf8.count == essence.utf8.count }

    /// Reads a MIME type; `nil` for text that is none.
    package init?(_ text: String) {
        guard text.utf8.count <= 255 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var essenceCount: Int?
        var slash: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""): continue
            case ...0x20, 0x7F...: return nil
            case UInt8(ascii: ";") where essenceCount == nil: essenceCount = bytes.count
            case UInt8(ascii: "/") where essenceCount == nil:
                guard slash == nil else { return nil }
                slash = bytes.count
            default: break
            }
            bytes.append(byte.asciiLowercased)
        }
        guard let slash, slash > 0, slash + 1 < essenceCount ?? bytes.count else { return nil }
        self.text = String(decoding: bytes, as: UTF8.self)
        essence = essenceCount.map { String(decoding: bytes.prefix($0), as: UTF8.self) } ?? self.text
    }

    /// The type that all types of the same first half conform to.
    package var generalType: String? {
        if essence.hasPrefix("image/") {
            "public.image"
        } else if essence.hasPrefix("audio/") {
            "public.audio"
        } else if essence.hasPrefix("video/") {
            "public.movie"
        } else if essence.hasPrefix("text/") {
            "public.text"
        } else {
            nil
        }
    }
}
