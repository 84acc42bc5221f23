// SPDX-License-Identifier: Apache-2.0

/// A pattern of LIKE: `?` is one character, `*` any number of them, a backslash takes the next literally.
struct Wildcard {
    private enum Part: Equatable {
        case literal(UInt8)
        case one
        case many
    }

    private let parts: [Part]

    init(_ pattern: String) {
        var parts: [Part] = []
        parts.reserveCapacity(pattern.utf8.count)
        var isEscaped = false
        for byte in pattern.utf8 {
            switch byte {
            case _ where isEscaped:
                parts.append(.literal(byte))
                isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "?"): parts.append(.one)
            case UInt8(ascii: "*"): if parts.last != .many { parts.append(.many) }
            default: parts.append(.literal(byte))
            }
        }
        if isEscaped { parts.append(.literal(UInt8(ascii: "\\"))) }
        self.parts = parts
    }

    /// Whether the pattern covers the whole text, or `nil` where the budget is used up.
    ///
    /// Only the last star is ever tried again, so the work is at most the product of both lengths.
    func matches(_ text: String, budget: inout Int) -> Bool? {
        let result = text.utf8.withContiguousStorageIfAvailable { matches($0, budget: &budget) }
        return result ?? false
    }

    private func matches(_ text: UnsafeBufferPointer<UInt8>, budget: inout Int) -> Bool? {
        var position = 0
        var part = 0
        var star: (part: Int, position: Int)?
        while position < text.count {
            budget -= 1
            guard budget >= 0 else { return nil }
            if part < parts.count {
                switch parts[part] {
                case .many:
                    star = (part, position)
                    part += 1
                    continue
                case .one:
                    position = Self.afterCharacter(position, in: text)
                    part += 1
                    continue
                case .literal(let byte) where byte == text[position]:
                    position += 1
                    part += 1
                    continue
                case .literal: break
                }
            }
            guard let last = star else { return false }
            position = Self.afterCharacter(last.position, in: text)
            star = (last.part, position)
            part = last.part + 1
        }
        while part < parts.count, parts[part] == .many { part += 1 }
        return part == parts.count
    }

    private static func afterCharacter(_ position: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var next = position + 1
        while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
