// SPDX-License-Identifier: Apache-2.0

/// Finds postal addresses that have a street with a number, and a place with its code: German, Austrian and Swiss ones,
/// those of the United States and of the United Kingdom.
enum PostalAddresses {
    static func ranges(in words: WordList) -> [Range<Int>] {
        (0..<words.count).compactMap { place in
            guard words[place].kind == .number else { return nil }
            return streetBeforeCode(place, words) ?? numberBeforeStreet(place, words)
        }
    }
}

// MARK: - Musterstraße 12, 80331 München

extension PostalAddresses {
    private static let streetEndings = [
        "strase", "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "hof", "steig",
        "chaussee", "promenade", "markt", "graben", "wall", "stieg", "pfad", "berg", "tor",
    ]
    private static let streetBeginnings: Set = [
        "am", "an", "im", "in", "auf", "unter", "zum", "zur", "hinter", "vor", "alte", "alter", "neue", "neuer",
    ]
    private static let countries: Set = ["d", "de", "a", "at", "ch"]

    /// The address whose postcode is at a place.
    private static func streetBeforeCode(_ code: Int, _ words: WordList) -> Range<Int>? {
        guard words.number(code, 1000...99_998, digits: 4...5) != nil, words[code + 1].gap == .blank,
            words.isCapitalized(code + 1)
        else { return nil }
        var first = code
        if words.isSign(code - 1, "-"), words[code].gap == .none, countries.contains(words.key(code - 2)) {
            first = code - 2
        }
        var place = first - 1
        let isApart = words[first].gap == .line || words.isSign(place, ",|\u{1}")
        if words.isSign(place, ",|\u{1}") { place -= 1 }

        guard let number = houseNumber(endingAt: place, words) else { return nil }
        place = number - 1
        if words.isSign(place, "."), words[place].gap == .none { place -= 1 }
        guard words.isCapitalized(place) || words.isSign(place - 1, "-") else { return nil }
        let name = words.key(place)
        let hasEnding = streetEndings.contains { name.hasSuffix($0) }
        let start = streetStart(endingAt: place, words)
        let hasBeginning = streetBeginnings.contains(words.key(start)) && start < place
        guard hasEnding || hasBeginning && isApart && words[code].length == 5 else { return nil }
        return words.range(start, code + 2)
    }

    /// The first word of a house number such as `12`, `12a`, `12 B` or `12-14`.
    private static func houseNumber(endingAt end: Int, _ words: WordList) -> Int? {
        var place = end
        if words[place].kind == .word, words[place].length == 1 { place -= 1 }
        guard words.number(place, 1...9999, digits: 1...4) != nil else { return nil }
        let isPair = words.isSign(place - 1, "-/") && words.number(place - 2, 1...9999, digits: 1...4) != nil
        return isPair ? place - 2 : place
    }

    /// Goes back through the words of a street's name, which stand on one line.
    private static func streetStart(endingAt end: Int, _ words: WordList) -> Int {
        var start = end
        var budget = 6
        while budget > 0, words[start].gap != .line {
            if words.isSign(start - 1, "-"), words[start - 1].gap == .none, words[start - 2].kind == .word {
                start -= 2
            } else if words[start - 1].kind == .word,
                words.isCapitalized(start - 1) || ["der", "den", "dem", "die"].contains(words.key(start - 1))
            {
                start -= 1
            } else {
                break
            }
            budget -= 1
        }
        return start
    }
}

// MARK: - 10 Downing Street, London SW1A 2AA

extension PostalAddresses {
    private static let streetWords: Set = [
        "street", "st", "avenue", "ave", "road", "rd", "boulevard", "blvd", "lane", "ln", "drive", "dr", "court", "ct",
        "place", "pl", "square", "sq", "way", "terrace", "highway", "hwy", "parkway", "pkwy", "broadway", "circle",
        "close", "crescent", "gardens", "hill", "row", "mews", "loop", "trail",
    ]
    private static let states: Set = [
        "al", "ak", "az", "ar", "ca", "co", "ct", "dc", "de", "fl", "ga", "hi", "ia", "id", "il", "in", "ks", "ky",
        "la", "ma", "md", "me", "mi", "mn", "mo", "ms", "mt", "nc", "nd", "ne", "nh", "nj", "nm", "nv", "ny", "oh",
        "ok", "or", "pa", "pr", "ri", "sc", "sd", "tn", "tx", "ut", "va", "vt", "wa", "wi", "wv", "wy",
    ]

    /// The address whose house number is at a place.
    private static func numberBeforeStreet(_ number: Int, _ words: WordList) -> Range<Int>? {
        guard words[number].length <= 6, words.beginsNumber(number) else { return nil }
        let hasLetter = words[number + 1].gap == .none && words[number + 1].length == 1
        let street = number + (hasLetter ? 2 : 1)
        // The name has at most this many parts, and so have the lines between the street and the code.
        let longestName = 6
        let longestRest = 16
        guard words.isCapitalized(street) || words[street].kind == .number,
            let end = (street..<street + longestName).first(where: {
                words.isCapitalized($0) && streetWords.contains(words.key($0))
            }),
            (street..<end).allSatisfy({ isPart($0, words) })
        else { return nil }
        for place in end + 1..<end + longestRest {
            if let codeEnd = zipEnd(place, words) ?? postcodeEnd(place, words) { return words.range(number, codeEnd) }
            guard isPart(place, words) || words.isSign(place, ",#") else { return nil }
        }
        return nil
    }

    /// Whether it may stand in the name of a street or a place.
    private static func isPart(_ place: Int, _ words: WordList) -> Bool {
        switch words[place].kind {
        case .word: words.isCapitalized(place) || words[place].gap == .none || ["of", "the"].contains(words.key(place))
        case .number: true
        case .sign: words.isSign(place, ".-'")
        }
    }

    /// `NY 10118`, `DC 20500-0003`.
    private static func zipEnd(_ place: Int, _ words: WordList) -> Int? {
        guard words[place].length == 2, words.isUppercase(place), states.contains(words.key(place)),
            words[place + 1].gap == .blank, words.number(place + 1, 501...99_950, digits: 5...5) != nil
        else { return nil }
        let isLong =
            words.isSign(place + 2, "-") && words[place + 2].gap == .none && words[place + 3].gap == .none
            && words.number(place + 3, 0...9999, digits: 4...4) != nil
        return place + (isLong ? 4 : 2)
    }

    /// `SW1A 2AA`, `M1 1AE`.
    private static func postcodeEnd(_ place: Int, _ words: WordList) -> Int? {
        guard words[place].length <= 2, words.isUppercase(place), words[place + 1].gap == .none,
            words.number(place + 1, 0...99, digits: 1...2) != nil
        else { return nil }
        let hasLetter = words[place + 2].gap == .none && words[place + 2].length == 1 && words.isUppercase(place + 2)
        let inward = place + (hasLetter ? 3 : 2)
        guard words[inward].gap == .blank, words.number(inward, 0...9, digits: 1...1) != nil,
            words[inward + 1].gap == .none, words[inward + 1].length == 2, words.isUppercase(inward + 1)
        else { return nil }
        return inward + 2
    }
}
