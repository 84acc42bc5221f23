// SPDX-License-Identifier: Apache-2.0

/// Finds telephone numbers by their form.
///
/// These are international ones, national ones that begin with 0, North American ones, and any after a word such as “Tel.”.
/// The numbering plans of the world are not consulted, so a number need not be in service.
enum PhoneNumbers {
    static func ranges(in text: FoldedText) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var place = 0
        while place < text.count {
            guard let run = DigitRun(at: place, in: text) else {
                place += 1
                continue
            }
            if canStand(at: run.range, in: text),
                isNational(run, text) || isInternational(run, text)
                    || isLabelled(run, text)
            {
                ranges.append(run.range)
            }
            place = run.range.upperBound
        }
        return ranges
    }

    /// Whether what stands around the digits does not make them something else: a price, an identifier, a time.
    private static func canStand(at range: Range<Int>, in text: FoldedText) -> Bool {
        let (start, end) = (range.lowerBound, range.upperBound)
        let before = text[start - 1]
        if before.isLetterOrDigit || before.isOne(of: "$#=_@&%\\") { return false }
        if before == UInt8(ascii: " "), text[start - 2] == UInt8(ascii: "$") { return false }
        if before.isOne(of: "-/+."), text[start - 2].isDigit || before != UInt8(ascii: ".") && text[start - 2].isLetter
        {
            return false
        }
        if before.isOne(of: ",:"), text[start - 2].isDigit { return false }

        let after = text[end]
        if after.isLetterOrDigit || after.isOne(of: "$=_@%") { return false }
        if after == UInt8(ascii: " "), text[end + 1] == UInt8(ascii: "$") { return false }
        return !(after.isOne(of: ",:.-/") && text[end + 1].isDigit)
    }

    private static func isInternational(_ run: DigitRun, _ text: FoldedText) -> Bool {
        let first = text[run.groups[0].lowerBound]
        if run.hasPlus {
            // The countries with one digit have numbers of one length.
            if first == UInt8(ascii: "1") || first == UInt8(ascii: "7") { return run.digitCount == 11 }
            return first != UInt8(ascii: "0") && (8...16).contains(run.digitCount)
        }
        guard first == UInt8(ascii: "0"), run.groups[0].count >= 2, text[run.groups[0].lowerBound + 1] == first else {
            return false
        }
        let third = run.groups[0].count > 2 ? run.groups[0].lowerBound + 2 : run.groups.dropFirst().first?.lowerBound
        guard let third, text[third] != first else { return false }
        return (run.groups.count == 1 ? 11...15 : 10...17).contains(run.digitCount)
    }

    private static func isNational(_ run: DigitRun, _ text: FoldedText) -> Bool {
        guard !run.hasPlus else { return false }
        let lengths = run.groups.map(\.count)
        func digit(_ group: Int, _ place: Int = 0) -> UInt8 { text[run.groups[group].lowerBound + place] }

        // North America: 212-555-0123, 1-800-555-0123.
        let area = lengths.first == 1 && digit(0) == UInt8(ascii: "1") ? 1 : 0
        if lengths.dropFirst(area) == [3, 3, 4] { return digit(area) >= 0x32 && digit(area + 1) >= 0x32 }

        guard digit(0) == UInt8(ascii: "0"), lengths[0] > 1, digit(0, 1) != UInt8(ascii: "0") else { return false }
        if lengths == [2, 2, 2, 2, 2] { return true }
        if lengths.count == 1 { return (10...12).contains(run.digitCount) }
        guard (8...12).contains(run.digitCount), lengths.count <= 6 else { return false }
        // 0900-1730 are opening hours.
        if lengths == [4, 4], run.groups.allSatisfy({ isTime($0, text) }) { return false }
        return (3...6).contains(lengths[0]) || run.hasParentheses && lengths[0] == 2 && lengths.count > 2
    }

    private static func isTime(_ group: Range<Int>, _ text: FoldedText) -> Bool {
        let digits = group.map { Int(text[$0] & 0x0F) }
        return digits[0] * 10 + digits[1] <= 24 && digits[2] < 6
    }

    private static let labels: Set = [
        "tel", "telefon", "telephone", "phone", "fon", "fax", "telefax", "mobil", "mobile", "handy", "cell", "hotline",
        "rufnummer", "durchwahl",
    ]

    private static func isLabelled(_ run: DigitRun, _ text: FoldedText) -> Bool {
        guard (5...15).contains(run.digitCount), run.groups.count <= 6 else { return false }
        var end = run.range.lowerBound
        while run.range.lowerBound - end < 3, text[end - 1].isOne(of: " :.") { end -= 1 }
        var start = end
        while end - start < 12, text[start - 1].isLetter { start -= 1 }
        guard start < end, !text[start - 1].isLetter else { return false }
        return labels.contains(String(decoding: text.bytes[start..<end].lazy.map(\.lowercased), as: UTF8.self))
    }
}

/// Groups of digits with what separates them in telephone numbers.
struct DigitRun {
    let range: Range<Int>
    /// Never empty.
    let groups: [Range<Int>]
    let digitCount: Int
    let hasPlus: Bool
    let hasParentheses: Bool

    /// The run that begins at a place, if one does.
    init?(at start: Int, in text: FoldedText) {
        var place = start
        hasParentheses = text[place] == UInt8(ascii: "(")
        if hasParentheses { place += 1 }
        hasPlus = text[place] == UInt8(ascii: "+")
        if hasPlus { place += 1 }
        guard text[place].isDigit else { return nil }
        var groups: [Range<Int>] = []
        var count = 0
        while text[place].isDigit {
            let first = place
            while text[place].isDigit { place += 1 }
            groups.append(first..<place)
            count += place - first
            place = Self.separatorEnd(from: place, in: text)
        }
        self.groups = groups
        digitCount = count
        range = start..<(groups.last?.upperBound ?? place)
    }

    /// Where the next group begins, or the same place if none follows: after one of `-./`, blanks and parentheses.
    private static func separatorEnd(from start: Int, in text: FoldedText) -> Int {
        var place = start
        var signs = 0
        while place - start < 3 {
            switch text[place] {
            case UInt8(ascii: "-"), UInt8(ascii: "/"): signs += 1
            case UInt8(ascii: "."):
                // A full stop with a blank ends a sentence, or a list's number.
                guard place == start, text[place + 1].isDigit else { return start }
                return place + 1
            case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"): break
            case let byte: return byte.isDigit && signs <= 1 ? place : start
            }
            place += 1
        }
        return text[place].isDigit && signs <= 1 ? place : start
    }
}
