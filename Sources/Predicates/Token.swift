// SPDX-License-Identifier: Apache-2.0

/// One word or sign of a predicate's text.
struct Token {
    enum Kind {
        case end
        case identifier
        case escapedIdentifier
        case integer
        case real
        case string
        case variable
        case collectionOperator
        case placeholder

        case leftParenthesis
        case rightParenthesis
        case leftBracket
        case rightBracket
        case leftBrace
        case rightBrace
        case comma
        case dot
        case colon
        case plus
        case minus
        case times
        case divide
        case power
        case equal
        case notEqual
        case less
        case lessOrEqual
        case greater
        case greaterOrEqual

        case and
        case or
        case not
        case any
        case all
        case none
        case `in`
        case like
        case matches
        case contains
        case beginsWith
        case endsWith
        case between
        case conformsTo
        case equalsType
        case null
        case this
        case yes
        case no
        case first
        case last
        case size
        case anyKey
        case subquery
        case fetch
        case cast
        case truePredicate
        case falsePredicate
        case reserved
    }

    var kind: Kind
    var start: Int
    var end: Int
}

extension Token.Kind {
    /// The reserved words, by length; they are compared without case.
    static let reservedWords: [[(word: StaticString, kind: Token.Kind)]] = {
        let words: [(word: StaticString, kind: Token.Kind)] = [
            ("AND", .and), ("OR", .or), ("NOT", .not), ("ANY", .any), ("SOME", .any), ("ALL", .all), ("NONE", .none),
            ("IN", .in), ("LIKE", .like), ("MATCHES", .matches), ("CONTAINS", .contains),
            ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith), ("BETWEEN", .between),
            ("UTI-CONFORMS-TO", .conformsTo), ("UTI-EQUALS", .equalsType), ("NULL", .null), ("NIL", .null),
            ("SELF", .this), ("TRUE", .yes), ("YES", .yes), ("FALSE", .no), ("NO", .no), ("FIRST", .first),
            ("LAST", .last), ("SIZE", .size), ("ANYKEY", .anyKey), ("SUBQUERY", .subquery), ("FETCH", .fetch),
            ("CAST", .cast), ("TRUEPREDICATE", .truePredicate), ("FALSEPREDICATE", .falsePredicate),
            ("CASEINSENSITIVE", .reserved), ("CI", .reserved),
        ]
        var byLength: [[(word: StaticString, kind: Token.Kind)]] = []
        for word in words {
            while byLength.count <= word.word.utf8CodeUnitCount { byLength.append([]) }
            byLength[word.word.utf8CodeUnitCount].append(word)
        }
        return byLength
    }()

    /// The reserved word that the bytes spell.
    static func reservedWord(_ bytes: ArraySlice<UInt8>) -> Token.Kind? {
        guard bytes.count < reservedWords.count else { return nil }
        for (word, kind) in reservedWords[bytes.count] {
            if spells(word, bytes) { return kind }
        }
        return nil
    }

    private static func spells(_ word: StaticString, _ bytes: ArraySlice<UInt8>) -> Bool {
        word.withUTF8Buffer { word in
            for index in word.indices {
                let byte = bytes[bytes.startIndex + index]
                guard word[index] == byte || word[index] | 0x20 == byte && word[index] >= 0x41 else { return false }
            }
            return true
        }
    }
}
