// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

extension Parser {
    /// Reads operands joined by arithmetic of at least the given rank: 1 for sums, 2 for products, 3 for powers.
    mutating func parseArithmetic(rank: Int = 1) throws(PredicateError) -> Term {
        var left = try parseSigned()
        while let (operation, operationRank) = arithmetic(token.kind), operationRank >= rank {
            let leftIndex = try requireValue(left)
            try advance()
            let right = try parseValue(rank: operationRank + 1)
            left = try value(
                .arithmetic(operation, leftIndex, right),
                from: left.start,
                over: leftIndex,
                right
            )
        }
        return left
    }

    /// Reads a value that arithmetic of a lower rank ends.
    mutating func parseValue(rank: Int) throws(PredicateError) -> Node.Index {
        let term = try parseArithmetic(rank: rank)
        return try requireValue(term)
    }

    /// Reads a value that a comma or a closing sign ends.
    mutating func parseValue() throws(PredicateError) -> Node.Index {
        let term = try parseOr()
        return try requireValue(term)
    }

    private func arithmetic(_ kind: Token.Kind) -> (Node.Arithmetic, rank: Int)? {
        switch kind {
        case .plus: (.add, 1)
        case .minus: (.subtract, 1)
        case .times: (.multiply, 2)
        case .divide: (.divide, 2)
        case .power: (.power, 3)
        default: nil
        }
    }

    private mutating func parseSigned() throws(PredicateError) -> Term {
        guard token.kind == .minus else { return try parsePostfix() }
        let start = token.start
        try enter()
        try advance()
        let term = try parseSigned()
        let operand = try requireValue(term)
        leave()
        if case .constant(let constant) = nodes[Int(operand)], let negative = Number(constant)?.negated {
            _ = removeConstants(1)
            return try value(.constant(negative.value), from: start)
        }
        return try value(.negative(operand), from: start, over: operand)
    }

    // MARK: - What follows a value

    private mutating func parsePostfix() throws(PredicateError) -> Term {
        var term = try parseAtom()
        while true {
            switch token.kind {
            case .dot:
                let base = try requireValue(term)
                try advance()
                term = try parseKey(of: base, from: term.start)
            case .leftBracket where !term.isPredicate:
                term = try parseIndex(of: term)
            default:
                return term
            }
        }
    }

    /// Reads what may follow a dot.
    private mutating func parseKey(of base: Node.Index?, from start: Int) throws(PredicateError) -> Term {
        if token.kind == .collectionOperator { return try parseCollectionOperator(of: base, from: start) }
        if token.kind == .placeholder { return try parseKeyPathPlaceholder(of: base, from: start) }
        guard let name = keyName() else { throw unexpected("a key after “.”") }
        try advance()
        return try key(name, of: base, from: start)
    }

    /// The key that the token names; after a dot reserved words are keys too.
    private func keyName() -> String? {
        switch token.kind {
        case .escapedIdentifier:
            return String(decoding: lexer.bytes[token.start + 1..<token.end], as: UTF8.self)
        case .identifier:
            return lexer.spelling(token)
        default:
            let isWord = token.start < token.end && lexer.bytes[token.start].startsName
            return isWord && token.kind != .conformsTo && token.kind != .equalsType ? lexer.spelling(token) : nil
        }
    }

    private mutating func key(_ name: String, of base: Node.Index?, from start: Int) throws(PredicateError) -> Term {
        try value(.key(base: base, name: name), from: start, over: base)
    }

    private mutating func parseCollectionOperator(
        of base: Node.Index?,
        from start: Int
    ) throws(PredicateError) -> Term {
        let name = String(decoding: lexer.bytes[token.start + 1..<token.end], as: UTF8.self)
        guard let collectionOperator = Node.CollectionOperator(rawValue: name) else {
            let known = Node.CollectionOperator.allCases.map { "@\($0.rawValue)" }.joined(separator: ", ")
            throw failure(
                "unknown collection operator @\(name); known are \(known)",
                expected: known,
                code: .unsupported
            )
        }
        try advance()
        // The keys after any operator but @count are those of the elements.
        var path: Term?
        var isFinished = collectionOperator == .count || token.kind != .dot
        while !isFinished, token.kind == .dot {
            try advance()
            guard token.kind != .collectionOperator else { break }
            guard let name = keyName() else { throw unexpected("a key after “.”") }
            let root = if let path { path } else { try value(.element, from: token.start) }
            try advance()
            path = try key(name, of: root.index, from: root.start)
            isFinished = token.kind != .dot
        }
        let node = Node.collection(base: base, operator: collectionOperator, path: path?.index)
        let term = try value(node, from: start, over: base, path?.index)
        // The dot before a second operator is consumed already.
        return token.kind == .collectionOperator ? try parseCollectionOperator(of: term.index, from: start) : term
    }

    private mutating func parseIndex(of base: Term) throws(PredicateError) -> Term {
        try enter()
        try advance()
        let position: Node.Position? =
            switch token.kind {
            case .first: .first
            case .last: .last
            case .size: .size
            default: nil
            }
        let node: Node
        var inner: Node.Index?
        if let position {
            try advance()
            node = .position(base: base.index, position)
        } else {
            let index = try parseValue()
            inner = index
            node = .index(base: base.index, index: index)
        }
        try expect(.rightBracket, "]")
        leave()
        return try value(node, from: base.start, over: base.index, inner)
    }

    // MARK: - Atoms

    private mutating func parseAtom() throws(PredicateError) -> Term {
        let start = token.start
        switch token.kind {
        case .integer: return try constant(.integer(lexer.integer))
        case .real: return try constant(.real(lexer.real))
        case .string: return try parseStrings()
        case .null: return try constant(.null)
        case .yes: return try constant(.bool(true))
        case .no: return try constant(.bool(false))
        case .placeholder: return try parsePlaceholder()
        case .this:
            try advance()
            return try value(.this, from: start)
        case .anyKey:
            try advance()
            return try value(.anyKey, from: start)
        case .truePredicate, .falsePredicate:
            let truth = token.kind == .truePredicate
            try advance()
            return try predicate(.truth(truth), from: start)
        case .variable:
            let variable = try variable(token)
            try advance()
            return try value(.variable(variable), from: start)
        case .collectionOperator: return try parseCollectionOperator(of: nil, from: start)
        case .escapedIdentifier: return try parseKey(of: nil, from: start)
        case .identifier, .first, .last: return try parseWord()
        case .leftParenthesis: return try parseParentheses()
        case .leftBrace: return try parseAggregate()
        case .subquery: return try parseSubquery()
        case .cast: return try parseCast()
        case .fetch:
            throw failure("FETCH reads from a database, which predicates here cannot", code: .unsupported)
        default: throw unexpected("a value")
        }
    }

    mutating func constant(_ constant: PropertyListValue) throws(PredicateError) -> Term {
        let start = token.start
        try advance()
        return try value(.constant(constant), from: start)
    }

    private mutating func parseStrings() throws(PredicateError) -> Term {
        let start = token.start
        var text = lexer.text
        try advance()
        while token.kind == .string {
            text += lexer.text
            try advance()
        }
        return try value(.constant(.string(text)), from: start)
    }

    private mutating func parseParentheses() throws(PredicateError) -> Term {
        let start = token.start
        try enter()
        try advance()
        var term = try parseOr()
        guard token.kind == .rightParenthesis else {
            throw unexpected(term.isPredicate ? "“)”, AND or OR" : "“)” or an operator")
        }
        try advance()
        leave()
        term.start = start
        return term
    }

    private mutating func parseAggregate() throws(PredicateError) -> Term {
        let start = token.start
        try enter()
        try advance()
        let elements = try parseList(until: .rightBrace, "}")
        leave()
        if let values = removeConstants(elements.count) { return try value(.constant(.array(values)), from: start) }
        return try value(.aggregate(list(elements)), from: start, list: elements)
    }

    /// Reads values between commas up to a closing sign.
    mutating func parseList(until close: Token.Kind, _ sign: String) throws(PredicateError) -> [Node.Index] {
        var elements: [Node.Index] = []
        while token.kind != close {
            if !elements.isEmpty { try expect(.comma, "“,” or “\(sign)”") }
            elements.append(try parseValue())
        }
        try advance()
        return elements
    }

    // MARK: - Arguments

    private mutating func parsePlaceholder() throws(PredicateError) -> Term {
        let start = token.start
        if lexer.bytes[token.end - 1] == UInt8(ascii: "K") { return try parseKeyPathPlaceholder(of: nil, from: start) }
        let argument = try nextArgument()
        switch lexer.bytes[token.end - 1] {
        case UInt8(ascii: "@"): break
        case UInt8(ascii: "s"): guard argument.string != nil else { throw misfit(argument, "a string") }
        default: guard Number(argument) != nil else { throw misfit(argument, "a number") }
        }
        if case .real(let real) = argument, !real.isFinite { throw misfit(argument, "a finite number") }
        try advance()
        return try value(.constant(argument), from: start)
    }

    private mutating func parseKeyPathPlaceholder(of base: Node.Index?, from start: Int) throws(PredicateError) -> Term
    {
        guard lexer.bytes[token.end - 1] == UInt8(ascii: "K") else { throw unexpected("a key or %K after “.”") }
        let argument = try nextArgument()
        guard let path = argument.string else { throw misfit(argument, "a key path") }
        try advance()
        var term: Term?
        for key in path.split(separator: ".", omittingEmptySubsequences: false) {
            let base = term?.index ?? base
            if key == "@count" {
                let node = Node.collection(base: base, operator: .count, path: nil)
                term = try value(node, from: start, over: base)
                continue
            }
            guard let first = key.utf8.first, first.startsName, key.utf8.allSatisfy(\.continuesName) else {
                throw failure("\(quoted(path)) is not a key path", code: .argument)
            }
            term = try self.key(String(key), of: base, from: start)
        }
        guard let term else { throw misfit(argument, "a key path") }
        return term
    }

    private mutating func nextArgument() throws(PredicateError) -> PropertyListValue {
        guard let argument = arguments.popFirst() else {
            throw failure("\(lexer.spelling(token)) has no argument", code: .argument)
        }
        return argument
    }

    private func misfit(_ argument: PropertyListValue, _ expected: String) -> PredicateError {
        let message = "\(lexer.spelling(token)) needs \(expected), and the argument is of kind \(argument.kindName)"
        return failure(message, expected: expected, code: .argument)
    }
}
