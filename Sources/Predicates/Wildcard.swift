// SPDX-License-Identifier: Apache-2.0

/// A pattern of LIKE: `?` is one character, `*` any number of them, a backslash takes the next literally.
struct Wildcard {
    private let pattern: String

    init(_ pattern: String) {
        self.pattern = pattern
    }

    /// Whether the pattern covers the whole text, or `nil` where the budget is used up.
    ///
    /// Only the last star is ever tried again, so the work is at most the product of both lengths.
    func matches(_ text: String, budget: inout Int) -> Bool? {
        let result = pattern.utf8.withContiguousStorageIfAvailable { pattern in
            text.utf8.withContiguousStorageIfAvailable { Self.matches($0, pattern, budget: &budget) }
        }
        return (result ?? false) ?? false
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static func matches(_ text: Bytes, _ pattern: Bytes, budget: inout Int) -> Bool? {
        var position = 0
        var part = 0
        var star: (part: Int, position: Int)?
        while position < text.count {
            budget -= 1
            guard budget >= 0 else { return nil }
            if part < pattern.count {
                switch pattern[part] {
                case UInt8(ascii: "*"):
                    part += 1
                    star = (part, position)
                    continue
                case UInt8(ascii: "?"):
                    part += 1
                    position = afterCharacter(position, in: text)
                    continue
                default:
                    let isEscape = pattern[part] == UInt8(ascii: "\\") && part + 1 < pattern.count
                    let literal = isEscape ? part + 1 : part
                    if pattern[literal] == text[position] {
                        part = literal + 1
                        position += 1
                        continue
                    }
                }
            }
            guard let last = star else { return false }
            position = afterCharacter(last.position, in: text)
            star = (last.part, position)
            part = last.part
        }
        while part < pattern.count, pattern[part] == UInt8(ascii: "*") { part += 1 }
        return part == pattern.count
    }

    private static func afterCharacter(_ position: Int, in text: Bytes) -> Int {
        var next = position + 1
        while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
