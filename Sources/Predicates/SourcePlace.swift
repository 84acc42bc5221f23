// SPDX-License-Identifier: Apache-2.0

/// A place in a predicate's text, as people look for it.
package struct SourcePlace: Hashable, Sendable {
    package let offset: Int
    package let line: Int
    package let column: Int
    package let picture: String

    /// The most characters that the picture shows before and after the place.
    private static let context = 60

    package init(offset: Int, in text: [UInt8]) {
        let offset = min(max(offset, 0), text.count)
        let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        let before = String(decoding: text[start..<offset], as: UTF8.self)
        // A long line is cut before it is decoded: the text may have megabytes without a line feed.
        let after = String(decoding: text[offset..<min(end, offset + Self.context * 4)], as: UTF8.self)

        self.offset = offset
        self.line = 1 + text[..<start].count { $0 == UInt8(ascii: "\n") }
        self.column = 1 + before.count
        let shown = Self.printable(before.suffix(Self.context))
        self.picture =
            shown + Self.printable(after.prefix(Self.context)) + "\n" + String(repeating: " ", count: shown.count) + "^"
    }

    private static func printable(_ text: Substring) -> String {
        String(text.map { $0.isWhitespace ? " " : $0.unicodeScalars.contains { $0.value < 0x20 } ? "?" : $0 })
    }
}
