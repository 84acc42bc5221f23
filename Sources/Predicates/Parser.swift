// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// Reads a predicate's text by recursive descent.
///
/// Parentheses enclose predicates and values alike, and which of the two shows only after them. So both are read by one
/// set of functions that hand back a term, and who needs one kind asks for it: no place is ever read twice.
///
/// It cannot be copied, since a hidden copy would make every node that is added copy all of them.
struct Parser: ~Copyable {
    /// A part that was read: a predicate or a value.
    struct Term {
        var index: Node.Index
        var isPredicate: Bool
        var start: Int
    }

    /// The highest tree that is built; evaluation recurses this far at most.
    static let maximumHeight: Int32 = 200
    static let maximumVariables = 256

    var lexer: Lexer
    var token = Token(kind: .end, start: 0, end: 0)
    /// Where the last consumed token ended.
    var previousEnd = 0
    var arguments: ArraySlice<PropertyListValue>
    private var depth = 0
    var nodes: [Node] = []
    private var places: [Tree.Place] = []
    private var children: [Node.Index] = []
    private var variables: [String] = []

    init(_ text: [UInt8], arguments: [PropertyListValue]) {
        self.lexer = Lexer(text)
        self.arguments = arguments[...]
        nodes.reserveCapacity(16)
        places.reserveCapacity(16)
    }

    mutating func parse() throws(PredicateError) -> Tree {
        try advance()
        guard token.kind != .end else { throw failure("the predicate is empty", expected: "a predicate") }
        _ = try parsePredicate()
        guard token.kind == .end else { throw unexpected("AND, OR or the end") }
        guard arguments.isEmpty else {
            throw PredicateError(
                .argument,
                "there are more arguments than placeholders",
                at: token.start,
                in: lexer.bytes
            )
        }
        return Tree(text: lexer.bytes, nodes: nodes, places: places, children: children, variables: variables)
    }

    // MARK: - Predicates

    mutating func parsePredicate() throws(PredicateError) -> Node.Index {
        let term = try parseOr()
        return try requirePredicate(term)
    }

    mutating func parseOr() throws(PredicateError) -> Term {
        let first = try parseAnd()
        guard token.kind == .or else { return first }
        var operands = [try requirePredicate(first)]
        while token.kind == .or {
            try advance()
            let operand = try parseAnd()
            operands.append(try requirePredicate(operand))
        }
        return try predicate(.or(list(operands)), from: first.start, list: operands)
    }

    private mutating func parseAnd() throws(PredicateError) -> Term {
        let first = try parseNot()
        guard token.kind == .and else { return first }
        var operands = [try requirePredicate(first)]
        while token.kind == .and {
            try advance()
            let operand = try parseNot()
            operands.append(try requirePredicate(operand))
        }
        return try predicate(.and(list(operands)), from: first.start, list: operands)
    }

    private mutating func parseNot() throws(PredicateError) -> Term {
        guard token.kind == .not else { return try parseComparison() }
        let start = token.start
        try enter()
        try advance()
        let term = try parseNot()
        let operand = try requirePredicate(term)
        leave()
        return try predicate(.not(operand), from: start, over: operand)
    }

    private mutating func parseComparison() throws(PredicateError) -> Term {
        let start = token.start
        let modifier: Node.Modifier
        switch token.kind {
        case .any: modifier = .any
        case .all: modifier = .all
        case .none: modifier = .none
        default: modifier = .direct
        }
        if modifier != .direct { try advance() }

        let left = try parseArithmetic()
        guard let comparison = Node.Operator(token.kind) else {
            guard modifier == .direct else { throw unexpected("a comparison operator") }
            return left
        }
        let leftIndex = try requireValue(left)
        try advance()
        let options = token.kind == .leftBracket ? try parseOptions() : []
        let right = try parseValue(rank: 1)
        return try predicate(
            .comparison(Node.Comparison(operator: comparison, modifier: modifier, options: options), leftIndex, right),
            from: start,
            over: leftIndex,
            right
        )
    }

    private mutating func parseOptions() throws(PredicateError) -> Node.Options {
        try advance()
        var options: Node.Options = []
        if token.kind != .rightBracket {
            for letter in lexer.bytes[token.start..<token.end] {
                switch letter | 0x20 {
                case UInt8(ascii: "c"): options.insert(.ignoresCase)
                case UInt8(ascii: "d"): options.insert(.ignoresDiacritics)
                case UInt8(ascii: "n"): options.insert(.normalized)
                case UInt8(ascii: "l"): options.insert(.locale)
                default: throw unexpected("the options c, d, n or l")
                }
            }
            try advance()
        }
        try expect(.rightBracket, "]")
        return options
    }

    // MARK: - Terms

    func requirePredicate(_ term: Term) throws(PredicateError) -> Node.Index {
        guard !term.isPredicate else { return term.index }
        if token.kind == .not {
            throw failure("NOT stands before a whole comparison: NOT a IN b", expected: "a comparison operator")
        }
        throw unexpected("a comparison operator")
    }

    func requireValue(_ term: Term) throws(PredicateError) -> Node.Index {
        guard term.isPredicate else { return term.index }
        throw PredicateError(
            .syntax,
            "a value is needed here, and this is a predicate",
            at: term.start,
            in: lexer.bytes,
            expected: "a value"
        )
    }

    // MARK: - Building

    /// Adds a value over at most two operands and a list of them.
    mutating func value(
        _ node: Node,
        from start: Int,
        over first: Node.Index? = nil,
        _ second: Node.Index? = nil,
        list: [Node.Index] = []
    ) throws(PredicateError) -> Term {
        let height = max(height(first), height(second), height(list))
        return Term(index: try add(node, from: start, height: height), isPredicate: false, start: start)
    }

    /// Adds a predicate over at most two operands and a list of them.
    mutating func predicate(
        _ node: Node,
        from start: Int,
        over first: Node.Index? = nil,
        _ second: Node.Index? = nil,
        list: [Node.Index] = []
    ) throws(PredicateError) -> Term {
        let height = max(height(first), height(second), height(list))
        return Term(index: try add(node, from: start, height: height), isPredicate: true, start: start)
    }

    private func height(_ operand: Node.Index?) -> Int32 { operand.map { places[Int($0)].height + 1 } ?? 1 }

    private func height(_ operands: [Node.Index]) -> Int32 {
        operands.reduce(1) { max($0, height($1)) }
    }

    private mutating func add(_ node: Node, from start: Int, height: Int32) throws(PredicateError) -> Node.Index {
        guard height <= Self.maximumHeight else { throw tooDeep(at: start) }
        nodes.append(node)
        places.append(Tree.Place(start: Int32(start), end: Int32(previousEnd), height: height))
        return Node.Index(nodes.count - 1)
    }

    /// Takes back the last nodes, all of them constants, because one constant replaces them.
    mutating func removeConstants(_ count: Int) -> [PropertyListValue]? {
        let last = nodes.suffix(count)
        var values: [PropertyListValue] = []
        values.reserveCapacity(count)
        for node in last {
            guard case .constant(let value) = node else { return nil }
            values.append(value)
        }
        nodes.removeLast(count)
        places.removeLast(count)
        return values
    }

    mutating func list(_ operands: [Node.Index]) -> Node.Children {
        let start = Int32(children.count)
        children.append(contentsOf: operands)
        return Node.Children(start: start, count: Int32(operands.count))
    }

    mutating func variable(_ token: Token) throws(PredicateError) -> Int32 {
        let name = String(decoding: lexer.bytes[token.start + 1..<token.end], as: UTF8.self)
        if let index = variables.firstIndex(of: name) { return Int32(index) }
        guard variables.count < Self.maximumVariables else {
            let message = "a predicate may use \(Self.maximumVariables) variables"
            throw PredicateError(.tooLong, message, at: token.start, in: lexer.bytes)
        }
        variables.append(name)
        return Int32(variables.count - 1)
    }

    // MARK: - Moving

    mutating func advance() throws(PredicateError) {
        previousEnd = token.end
        token = try lexer.next()
    }

    mutating func expect(_ kind: Token.Kind, _ sign: String) throws(PredicateError) {
        guard token.kind == kind else { throw unexpected(sign) }
        try advance()
    }

    mutating func enter() throws(PredicateError) {
        depth += 1
        guard depth <= Predicate.maximumNesting else { throw tooDeep(at: token.start) }
    }

    mutating func leave() {
        depth -= 1
    }

    // MARK: - Failing

    func failure(
        _ message: String,
        expected: String? = nil,
        code: PredicateError.Code = .syntax
    ) -> PredicateError {
        let found = token.kind == .end ? nil : String(lexer.spelling(token).prefix(40))
        return PredicateError(code, message, at: token.start, in: lexer.bytes, expected: expected, found: found)
    }

    func unexpected(_ expected: String) -> PredicateError {
        let found = token.kind == .end ? "the end" : quoted(lexer.spelling(token).prefix(40))
        return failure("expected \(expected), found \(found)", expected: expected)
    }

    private func tooDeep(at offset: Int) -> PredicateError {
        PredicateError(.tooDeep, "the predicate nests too deep", at: offset, in: lexer.bytes)
    }
}

extension Node.Operator {
    init?(_ kind: Token.Kind) {
        switch kind {
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .less: self = .less
        case .lessOrEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterOrEqual: self = .greaterOrEqual
        case .in: self = .in
        case .contains: self = .contains
        case .beginsWith: self = .beginsWith
        case .endsWith: self = .endsWith
        case .like: self = .like
        case .matches: self = .matches
        case .between: self = .between
        case .conformsTo: self = .conformsTo
        case .equalsType: self = .equalsType
        default: return nil
        }
    }
}
