// SPDX-License-Identifier: Apache-2.0

/// Finds addresses that begin with `http://`, `https://` or `www.`.
enum WebAddresses {
    static func ranges(in text: FoldedText) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var place = 0
        while place < text.count {
            if let end = end(ofAddressAt: place, in: text) {
                ranges.append(place..<end)
                place = end
            } else {
                place += 1
            }
        }
        return ranges
    }

    /// The `mailto:` link around an e-mail address, with the fields that follow it.
    static func mailLink(to address: Range<Int>, in text: FoldedText) -> Range<Int>? {
        let start = address.lowerBound - 7
        guard text.has("mailto:", at: start), !text[start - 1].isLetterOrDigit else { return nil }
        let hasFields = text[address.upperBound] == UInt8(ascii: "?")
        return start..<(hasFields ? end(ofRunFrom: address.upperBound, in: text) : address.upperBound)
    }

    private static func end(ofAddressAt start: Int, in text: FoldedText) -> Int? {
        let first = text[start].lowercased
        guard first == UInt8(ascii: "h") || first == UInt8(ascii: "w"), !text[start - 1].isLetterOrDigit else {
            return nil
        }
        if text.has("www.", at: start) {
            guard !text[start - 1].isOne(of: ".-@/_"), text.domainEnd(from: start + 4) != nil else { return nil }
            return end(ofRunFrom: start, in: text)
        }
        guard text.has("http", at: start) else { return nil }
        let scheme = start + (text[start + 4].lowercased == UInt8(ascii: "s") ? 5 : 4)
        let host = scheme + 3
        guard text.has("://", at: scheme), text[host].isLetterOrDigit || text[host] == UInt8(ascii: "[") else {
            return nil
        }
        let end = end(ofRunFrom: host, in: text)
        return end > host ? end : nil
    }

    /// Where the characters that an address may have end: before a closing bracket that was not opened, and without the
    /// punctuation of the sentence around it.
    private static func end(ofRunFrom start: Int, in text: FoldedText) -> Int {
        var parentheses = 0
        var brackets = 0
        var end = start
        run: while end < text.count {
            switch text[end] {
            case ...0x20, 0x7F: break run
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case let byte where byte.isOne(of: "\"<>\\^`{|}"): break run
            default: break
            }
            if parentheses < 0 || brackets < 0 { break }
            end += 1
        }
        while end > start, text[end - 1].isOne(of: ".,:;!?'*([") { end -= 1 }
        return end
    }
}

extension FoldedText {
    /// The end of a domain name with two labels at least, the last of letters only.
    func domainEnd(from start: Int) -> Int? {
        let longestLabel = 63
        let longestName = 253
        var end: Int?
        var label = start
        while label - start <= longestName {
            var place = label
            var hasDigits = false
            while place - label <= longestLabel, self[place].isLetterOrDigit || self[place] == UInt8(ascii: "-") {
                hasDigits = hasDigits || !self[place].isLetter
                place += 1
            }
            guard place > label, place - label <= longestLabel, place - start <= longestName,
                self[label] != UInt8(ascii: "-"), self[place - 1] != UInt8(ascii: "-")
            else { break }
            // A last label with digits or hyphens is that of a name in another script, such as xn--p1ai.
            let isTopLevel = place - label >= 2 && (!hasDigits || has("xn--", at: label))
            end = label > start && isTopLevel ? place : nil
            guard self[place] == UInt8(ascii: "."), self[place + 1].isLetterOrDigit else { break }
            label = place + 1
        }
        return end
    }
}
