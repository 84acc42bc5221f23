// SPDX-License-Identifier: Apache-2.0

/// Text cut into words, numbers and single signs.
struct WordList {
    struct Word {
        enum Kind {
            case word
            case number
            case sign
        }

        /// What stands before it.
        enum Gap: Comparable {
            case none
            case blank
            case line
        }

        let kind: Kind
        let range: Range<Int>
        let gap: Gap

        var length: Int { range.count }
    }

    let text: FoldedText
    private var words: [Word] = []

    init(_ text: FoldedText) {
        self.text = text
        var gap = Word.Gap.line
        var place = 0
        while place < text.count {
            let start = place
            switch text[place] {
            case UInt8(ascii: "\n"): gap = .line
            case UInt8(ascii: " "): gap = max(gap, .blank)
            case let byte:
                let kind: Word.Kind = byte.isDigit ? .number : byte.isLetter ? .word : .sign
                while kind == .number && text[place + 1].isDigit || kind == .word && text[place + 1].isLetter {
                    place += 1
                }
                words.append(Word(kind: kind, range: start..<place + 1, gap: gap))
                gap = .none
            }
            place += 1
        }
    }

    var count: Int { words.count }

    /// The word at a place, and an empty sign on a line of its own before and after all words.
    subscript(place: Int) -> Word {
        if words.indices.contains(place) { return words[place] }
        let end = place < 0 ? 0 : text.count
        return Word(kind: .sign, range: end..<end, gap: .line)
    }
}

// MARK: - What words are

extension WordList {
    /// A word's letters, small and without accents; empty for a word that is longer than any known one.
    func key(_ place: Int) -> String {
        let word = self[place]
        guard word.kind == .word, word.length <= 24 else { return "" }
        return String(unsafeUninitializedCapacity: word.length) { letters in
            var count = 0
            for byte in text.bytes[word.range] where byte != FoldedText.mark {
                letters[count] = byte.lowercased
                count += 1
            }
            return count
        }
    }

    /// Whether a word begins with a capital, or with a letter that may be one.
    func isCapitalized(_ place: Int) -> Bool {
        let first = text[self[place].range.lowerBound]
        return self[place].kind == .word && first.lowercased != first || first == FoldedText.letter
    }

    /// Whether all letters of a word are capitals.
    func isUppercase(_ place: Int) -> Bool {
        self[place].kind == .word && self[place].range.allSatisfy { text[$0].lowercased != text[$0] }
    }

    /// Whether a sign stands at a place.
    func isSign(_ place: Int, _ sign: StaticString) -> Bool {
        self[place].kind == .sign && self[place].length == 1 && text[self[place].range.lowerBound].isOne(of: sign)
    }

    /// The value of a number with few enough digits and a value in a range.
    func number(_ place: Int, _ values: ClosedRange<Int>, digits: ClosedRange<Int>) -> Int? {
        let word = self[place]
        guard word.kind == .number, digits.contains(word.length), word.length <= 9 else { return nil }
        let value = text.bytes[word.range].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
        return values.contains(value) ? value : nil
    }

    /// Whether a number at a place is the first part of what it belongs to.
    func beginsNumber(_ place: Int) -> Bool {
        guard self[place].gap == .none else { return true }
        if self[place - 1].kind != .sign || isSign(place - 1, "$#=_@&%+\\") { return false }
        return !(isSign(place - 1, "-./:,") && self[place - 1].gap == .none && self[place - 2].kind != .sign)
    }

    /// The text from one word through the one before another.
    func range(_ first: Int, _ end: Int) -> Range<Int> {
        let start = self[first].range.lowerBound
        return start..<max(start, self[end - 1].range.upperBound)
    }
}
