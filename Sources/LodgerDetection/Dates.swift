// SPDX-License-Identifier: Apache-2.0

/// Finds days, such as `2026-03-12`, `12.3.2026`, `March 12` and `12. März 2026`, and times of a day by its name, such as
/// `Monday at 10:30`.
enum Dates {
    static func ranges(in words: WordList) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var place = 0
        while place < words.count {
            if let end = end(ofDateAt: place, in: words) {
                ranges.append(words.range(place, end))
                place = end
            } else {
                place += 1
            }
        }
        return ranges
    }

    private static func end(ofDateAt place: Int, in words: WordList) -> Int? {
        switch words[place].kind {
        case .number where words.beginsNumber(place): return numericEnd(place, words) ?? dayFirstEnd(place, words)
        case .word where words[place].length > 1:
            let name = words.key(place)
            if months.contains(name) { return words.isCapitalized(place) ? monthFirstEnd(place, words) : nil }
            if relativeDays.contains(name) || weekdays.contains(name) && words.isCapitalized(place) {
                return timeEnd(place + 1, words)
            }
            return nil
        default: return nil
        }
    }
}

// MARK: - In digits

extension Dates {
    private static func numericEnd(_ place: Int, _ words: WordList) -> Int? {
        for separator in ["-", ".", "/"] as [StaticString] where words.isSign(place + 1, separator) {
            guard words.isSign(place + 3, separator), (1...4).allSatisfy({ words[place + $0].gap == .none }),
                endsNumber(place + 5, words)
            else { return nil }
            let lengths = [0, 2, 4].map { words[place + $0].length }
            guard isYearFirst(place, words) || isYearLast(place, words, lengths) else { return nil }
            return place + 5
        }
        return nil
    }

    private static func isYearFirst(_ place: Int, _ words: WordList) -> Bool {
        words.number(place, 1000...2999, digits: 4...4) != nil && isDay(place + 4, month: place + 2, words)
    }

    private static func isYearLast(_ place: Int, _ words: WordList, _ lengths: [Int]) -> Bool {
        // 1.2.10 is a version; 01.02.10 is a day.
        let isShort = lengths == [2, 2, 2] && !words.isSign(place + 1, "-")
        guard isShort || words.number(place + 4, 1000...2999, digits: 4...4) != nil else { return false }
        // The month comes first where there are slashes, in one country.
        return isDay(place, month: place + 2, words)
            || words.isSign(place + 1, "/") && isDay(place + 2, month: place, words)
    }

    private static func isDay(_ day: Int, month: Int, _ words: WordList) -> Bool {
        guard let month = words.number(month, 1...12, digits: 1...2) else { return false }
        let last = month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
        return words.number(day, 1...last, digits: 1...2) != nil
    }

    /// Whether nothing goes on with the number before a place, but a time of that day.
    private static func endsNumber(_ place: Int, _ words: WordList) -> Bool {
        guard words[place].gap == .none else { return true }
        switch words[place].kind {
        case .word: return words.key(place) == "t" && words[place + 1].kind == .number
        case .number: return false
        case .sign:
            return !words.isSign(place, "-./:,$%_@=") || words[place + 1].gap != .none || words[place + 1].kind == .sign
        }
    }
}

// MARK: - With the month's name

extension Dates {
    private static let months: Set = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "januar",
        "janner", "februar", "marz", "maerz", "mai", "juni", "juli", "oktober", "dezember", "mrz", "okt", "dez",
    ]
    private static let ordinals: Set = ["st", "nd", "rd", "th"]

    /// `12. März 2026`, `12th of March`.
    private static func dayFirstEnd(_ place: Int, _ words: WordList) -> Int? {
        guard words.number(place, 1...31, digits: 1...2) != nil else { return nil }
        var next = place + 1
        if words.isSign(next, ".") || ordinals.contains(words.key(next)), words[next].gap == .none { next += 1 }
        if words.key(next) == "of" { next += 1 }
        guard words.isCapitalized(next), months.contains(words.key(next)) else { return nil }
        return yearEnd(next + 1, words) ?? next + 1
    }

    /// `March 12, 2026`, `March 12th`, `März 2026`.
    private static func monthFirstEnd(_ place: Int, _ words: WordList) -> Int? {
        if let end = yearEnd(place + 1, words) { return end }
        var next = place + 1
        if words.isSign(next, "."), words[next].gap == .none { next += 1 }
        guard words[next].gap == .blank, words.number(next, 1...31, digits: 1...2) != nil else { return nil }
        next += 1
        if ordinals.contains(words.key(next)), words[next].gap == .none { next += 1 }
        guard endsNumber(next, words) || words.isSign(next, ",") else { return nil }
        return yearEnd(next, words) ?? next
    }

    private static func yearEnd(_ place: Int, _ words: WordList) -> Int? {
        let year = words.isSign(place, ".,") && words[place].gap == .none ? place + 1 : place
        guard words.number(year, 1800...2199, digits: 4...4) != nil, endsNumber(year + 1, words) else { return nil }
        return year + 1
    }
}

// MARK: - Times of a day

extension Dates {
    private static let weekdays: Set = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "tues", "wed",
        "thu", "thur", "thurs", "fri", "sat", "sun", "montag", "dienstag", "mittwoch", "donnerstag", "freitag",
        "samstag", "sonnabend", "sonntag", "mo", "di", "mi", "do", "fr", "sa", "so",
    ]
    private static let relativeDays: Set = [
        "today", "tonight", "tomorrow", "yesterday", "heute", "morgen", "ubermorgen", "uebermorgen", "gestern",
    ]
    private static let prepositions: Set = ["at", "from", "by", "um", "ab", "von", "gegen", "bis"]

    private static func timeEnd(_ place: Int, _ words: WordList) -> Int? {
        var next = place
        if words.isSign(next, ".,") { next += 1 }
        if prepositions.contains(words.key(next)) || words.isSign(next, "@") { next += 1 }
        guard let hour = words.number(next, 0...24, digits: 1...2) else { return nil }
        next += 1
        var hasMinutes = false
        if words.isSign(next, ":."), words[next].gap == .none, words[next + 1].gap == .none,
            words.number(next + 1, 0...59, digits: 2...2) != nil
        {
            hasMinutes = words.isSign(next, ":")
            next += 2
        }
        switch words.key(next) {
        case "uhr": return next + 1
        case "am", "pm": return (1...12).contains(hour) ? next + 1 : nil
        case "a" where words.key(next + 2) == "m", "p" where words.key(next + 2) == "m":
            return words.isSign(next + 1, ".") && (1...12).contains(hour) ? next + 3 : nil
        default: return hasMinutes && endsNumber(next, words) ? next : nil
        }
    }
}
