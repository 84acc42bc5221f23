// SPDX-License-Identifier: Apache-2.0

/// Finds e-mail addresses of the usual form, `name@domain`.
enum EmailAddresses {
    private static let longestName = 64

    static func ranges(in text: FoldedText) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for place in text.bytes.indices where text[place] == UInt8(ascii: "@") {
            guard let start = nameStart(before: place, notBefore: ranges.last?.upperBound ?? 0, in: text),
                let end = text.domainEnd(from: place + 1), isEnd(end, in: text), !isFileName(endingAt: end, in: text)
            else { continue }
            ranges.append(start..<end)
        }
        return ranges
    }

    private static func nameStart(before end: Int, notBefore limit: Int, in text: FoldedText) -> Int? {
        var start = end
        while start > limit, isNameByte(text[start - 1]) {
            // Dots separate: none comes last, or beside another one.
            if text[start - 1] == UInt8(ascii: "."), start == end || text[start] == UInt8(ascii: ".") { return nil }
            start -= 1
            if end - start > longestName { return nil }
        }
        // Quotation marks and the like stand before an address more often than they begin one.
        while start < end, !text[start].isLetterOrDigit, !text[start].isOne(of: "_+") { start += 1 }
        return start < end && text[start - 1] != UInt8(ascii: "@") ? start : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte.isOne(of: "!#$%'*+^_`{|}~-.")
    }

    /// Whether an address can end here: `git@example.org:project` is a place for git, `a@b.org@c` is nothing known.
    private static func isEnd(_ end: Int, in text: FoldedText) -> Bool {
        switch text[end] {
        case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "-"): false
        case UInt8(ascii: ":"): !text[end + 1].isLetterOrDigit && text[end + 1] != UInt8(ascii: "/")
        default: true
        }
    }

    /// Whether it is a picture for dense screens, such as `icon@2x.png`.
    private static func isFileName(endingAt end: Int, in text: FoldedText) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf", ".heic"].contains { (ending: StaticString) in
            text.has(ending, at: end - ending.utf8CodeUnitCount)
        }
    }
}
