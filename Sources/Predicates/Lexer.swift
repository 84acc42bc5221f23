// SPDX-License-Identifier: Apache-2.0

/// Cuts a predicate's text into tokens.
struct Lexer {
    let bytes: [UInt8]
    private(set) var position = 0
    /// What the last string token spells, without its quotes and escapes.
    private(set) var text = ""
    /// What the last integer token counts.
    private(set) var integer: Int64 = 0
    /// What the last real token measures.
    private(set) var real = 0.0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() throws(PredicateError) -> Token {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
        let start = position
        guard start < bytes.count else { return Token(kind: .end, start: start, end: start) }

        let kind: Token.Kind
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            try readString()
            kind = .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            kind = try readNumber()
        case UInt8(ascii: ".") where peek(1).isDigit:
            kind = try readNumber()
        case UInt8(ascii: "$"):
            position += 1
            try readName("a variable name after $")
            kind = .variable
        case UInt8(ascii: "@"):
            position += 1
            try readName("a collection operator after @, such as @count")
            kind = .collectionOperator
        case UInt8(ascii: "#"):
            position += 1
            try readName("a word after #")
            kind = .escapedIdentifier
        case UInt8(ascii: "%"):
            kind = try readPlaceholder()
        case let byte where byte.startsName:
            kind = readWord()
        default:
            kind = try readSign()
        }
        return Token(kind: kind, start: start, end: position)
    }

    func spelling(_ token: Token) -> String {
        String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }

    private func peek(_ distance: Int) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private func failure(_ message: String, at offset: Int, expected: String? = nil) -> PredicateError {
        PredicateError(.syntax, message, at: offset, in: bytes, expected: expected)
    }

    // MARK: - Words and signs

    private mutating func readName(_ expected: String) throws(PredicateError) {
        guard peek(0).startsName else {
            throw failure("expected \(expected)", at: position, expected: expected)
        }
        skipName()
    }

    private mutating func skipName() {
        while position < bytes.count, bytes[position].continuesName { position += 1 }
    }

    private mutating func readWord() -> Token.Kind {
        let start = position
        skipName()
        // The two operators on types are the only words with hyphens; `UTI-x` otherwise subtracts.
        if position - start == 3, peek(0) == UInt8(ascii: "-") {
            for length in [15, 10] where start + length <= bytes.count {
                guard let kind = Token.Kind.reservedWord(bytes[start..<start + length]) else { continue }
                guard kind == .conformsTo || kind == .equalsType else { continue }
                position = start + length
                return kind
            }
        }
        return Token.Kind.reservedWord(bytes[start..<position]) ?? .identifier
    }

    private mutating func readPlaceholder() throws(PredicateError) -> Token.Kind {
        let start = position
        position += 1
        while peek(0) == UInt8(ascii: "l") || peek(0) == UInt8(ascii: "h") || peek(0) == UInt8(ascii: "q") {
            position += 1
        }
        guard "@KdiuxXofgeEsc".utf8.contains(peek(0)) else {
            throw failure("expected %@ or %K", at: start, expected: "%@ or %K")
        }
        position += 1
        return .placeholder
    }

    private mutating func readSign() throws(PredicateError) -> Token.Kind {
        let start = position
        let following = peek(1)
        position += 1
        func pair(_ second: Unicode.Scalar) -> Bool { following == UInt8(ascii: second) }

        switch bytes[start] {
        case UInt8(ascii: "("): return .leftParenthesis
        case UInt8(ascii: ")"): return .rightParenthesis
        case UInt8(ascii: "["): return .leftBracket
        case UInt8(ascii: "]"): return .rightBracket
        case UInt8(ascii: "{"): return .leftBrace
        case UInt8(ascii: "}"): return .rightBrace
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: "."): return .dot
        case UInt8(ascii: ":"): return .colon
        case UInt8(ascii: "+"): return .plus
        case UInt8(ascii: "-"): return .minus
        case UInt8(ascii: "/"): return .divide
        case UInt8(ascii: "*"): return two(pair("*"), .power, .times)
        case UInt8(ascii: "!"): return two(pair("="), .notEqual, .not)
        case UInt8(ascii: "<"): return pair(">") ? two(true, .notEqual, .less) : two(pair("="), .lessOrEqual, .less)
        case UInt8(ascii: ">"): return two(pair("="), .greaterOrEqual, .greater)
        case UInt8(ascii: "="):
            if pair("<") { return two(true, .lessOrEqual, .equal) }
            if pair(">") { return two(true, .greaterOrEqual, .equal) }
            return two(pair("="), .equal, .equal)
        case UInt8(ascii: "&") where pair("&"): return two(true, .and, .and)
        case UInt8(ascii: "|") where pair("|"): return two(true, .or, .or)
        default:
            let rest = String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self)
            throw failure("\(quoted(rest.prefix(1))) has no meaning in a predicate", at: start)
        }
    }

    private mutating func two(_ isPair: Bool, _ pair: Token.Kind, _ single: Token.Kind) -> Token.Kind {
        guard isPair else { return single }
        position += 1
        return pair
    }

    // MARK: - Numbers

    private mutating func readNumber() throws(PredicateError) -> Token.Kind {
        let start = position
        if bytes[start] == UInt8(ascii: "0"), let radix = radix(peek(1)) { return try readInteger(radix: radix) }

        var isReal = false
        skipDigits()
        if peek(0) == UInt8(ascii: "."), peek(1).isDigit {
            isReal = true
            position += 1
            skipDigits()
        }
        if peek(0) | 0x20 == UInt8(ascii: "e") {
            let signed = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
            if peek(signed ? 2 : 1).isDigit {
                isReal = true
                position += signed ? 2 : 1
                skipDigits()
            }
        }
        try endNumber(start)

        let spelled = String(decoding: bytes[start..<position], as: UTF8.self)
        if !isReal, let value = Int64(spelled) {
            integer = value
            return .integer
        }
        guard let value = Double(spelled), value.isFinite else {
            throw failure("the number is out of range", at: start)
        }
        real = value
        return .real
    }

    private mutating func readInteger(radix: UInt64) throws(PredicateError) -> Token.Kind {
        let start = position
        position += 2
        let digits = position
        var value: UInt64 = 0
        while let digit = peek(0).hexadecimalValue, UInt64(digit) < radix {
            let (product, overflows) = value.multipliedReportingOverflow(by: radix)
            guard !overflows else { throw failure("the number is out of range", at: start) }
            value = product | UInt64(digit)
            position += 1
        }
        guard position > digits else { throw failure("expected digits", at: position, expected: "digits") }
        try endNumber(start)
        integer = Int64(bitPattern: value)
        return .integer
    }

    private func radix(_ letter: UInt8) -> UInt64? {
        switch letter | 0x20 {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "b"): 2
        default: nil
        }
    }

    private mutating func skipDigits() {
        while peek(0).isDigit { position += 1 }
    }

    private func endNumber(_ start: Int) throws(PredicateError) {
        guard !peek(0).continuesName else { throw failure("a number cannot run into a word", at: start) }
    }

    // MARK: - Strings

    private mutating func readString() throws(PredicateError) {
        let start = position
        let quote = bytes[start]
        position += 1
        let first = position
        while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\\") { position += 1 }
        if position < bytes.count, bytes[position] == quote {
            text = String(decoding: bytes[first..<position], as: UTF8.self)
            position += 1
            return
        }

        var content = Array(bytes[first..<position])
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                try readEscape(into: &content)
            } else {
                content.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else {
            let sign = String(decoding: [quote], as: UTF8.self)
            throw failure("the string that starts here has no closing \(sign)", at: start, expected: "closing \(sign)")
        }
        position += 1
        text = String(decoding: content, as: UTF8.self)
    }

    private mutating func readEscape(into content: inout [UInt8]) throws(PredicateError) {
        let start = position
        let letter = peek(1)
        position += 2
        switch letter {
        case 0 where start + 1 >= bytes.count: position = bytes.count
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            var value: UInt32 = 0
            for _ in 0..<3 where peek(0) >= UInt8(ascii: "0") && peek(0) <= UInt8(ascii: "7") {
                value = value << 3 | UInt32(peek(0) - UInt8(ascii: "0"))
                position += 1
            }
            try append(value, to: &content, at: start)
        case UInt8(ascii: "x"):
            try append(readHexadecimal(2, at: start), to: &content, at: start)
        case UInt8(ascii: "u"):
            var value = try readHexadecimal(4, at: start)
            if value >> 10 == 0x36, peek(0) == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
                position += 2
                let low = try readHexadecimal(4, at: start)
                guard low >> 10 == 0x37 else { throw failure("half of a surrogate pair is missing", at: start) }
                value = 0x1_0000 + (value & 0x3FF) << 10 + low & 0x3FF
            }
            try append(value, to: &content, at: start)
        default:
            // The byte stands for itself; the bytes of a longer character follow it unchanged.
            content.append(letter)
        }
    }

    private mutating func readHexadecimal(_ count: Int, at start: Int) throws(PredicateError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = peek(0).hexadecimalValue else {
                throw failure("the escape needs \(count) hexadecimal digits", at: start)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private func append(_ value: UInt32, to content: inout [UInt8], at start: Int) throws(PredicateError) {
        guard let scalar = Unicode.Scalar(value) else {
            throw failure("half of a surrogate pair is missing", at: start)
        }
        content.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}

extension UInt8 {
    var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether a name may start with the byte; every byte of a character beyond ASCII may.
    var startsName: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == 0x5F || self >= 0x80 }

    var continuesName: Bool { startsName || isDigit }

    var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }
}

/// A text in quotes, for messages.
func quoted(_ text: some StringProtocol) -> String { "“\(text)”" }
