// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

extension Parser {
    mutating func parseSubquery() throws(PredicateError) -> Term {
        let start = token.start
        try enter()
        try advance()
        try expect(.leftParenthesis, "“(” after SUBQUERY")
        guard token.kind != .comma, token.kind != .dot else { throw missingVariable() }
        let collection = try parseValue()
        try expect(.comma, "“,” after the collection of SUBQUERY")
        guard token.kind == .variable else {
            throw token.kind == .comma ? missingVariable() : unexpected("a variable such as $item")
        }
        let variable = try variable(token)
        try advance()
        try expect(.comma, "“,” after the variable of SUBQUERY")
        let predicate = try parsePredicate()
        guard token.kind == .rightParenthesis else { throw unexpected("“)”, AND or OR") }
        try advance()
        leave()
        return try value(
            .subquery(collection: collection, variable: variable, predicate: predicate),
            from: start,
            over: collection,
            predicate
        )
    }

    private func missingVariable() -> PredicateError {
        failure(
            "variable missing: SUBQUERY has an empty operand; a build may have expanded the dollar sign",
            expected: "a variable such as $item",
            code: .missingVariable
        )
    }

    /// Reads a key or, where an argument list follows, a function.
    mutating func parseWord() throws(PredicateError) -> Term {
        let word = token
        var name = lexer.spelling(token)
        try advance()
        var isSelector = false
        while token.kind == .colon || isSelector && token.kind == .identifier {
            isSelector = true
            name += lexer.spelling(token)
            try advance()
        }
        guard token.kind == .leftParenthesis else {
            guard !isSelector, word.kind == .identifier else {
                throw unexpected("“(” after the function \(quoted(name))")
            }
            return try value(.key(base: nil, name: name), from: word.start)
        }

        try enter()
        try advance()
        let term: Term
        switch name.uppercased() {
        case "TERNARY": term = try parseTernary(from: word.start)
        case "FUNCTION": term = try parseFunctionCall(from: word.start)
        default:
            let function = try function(named: name, at: word)
            let arguments = try parseList(until: .rightParenthesis, ")")
            term = try call(function, arguments, at: word)
        }
        leave()
        return term
    }

    private mutating func parseTernary(from start: Int) throws(PredicateError) -> Term {
        let condition = try parsePredicate()
        try expect(.comma, "“,” after the condition of TERNARY")
        let yes = try parseValue()
        try expect(.comma, "“,” between the values of TERNARY")
        let no = try parseValue()
        try expect(.rightParenthesis, "“)”")
        return try value(.ternary(condition, yes, no), from: start, over: condition, yes, list: [no])
    }

    /// Reads the rest of `FUNCTION(object, "name:", …)`.
    private mutating func parseFunctionCall(from start: Int) throws(PredicateError) -> Term {
        let target = try parseValue()
        try expect(.comma, "“,” after the object of FUNCTION")
        guard token.kind == .string else { throw unexpected("a function's name in quotes") }
        let word = token
        let name = lexer.text
        if name == "castObject:toType:" {
            try advance()
            try expect(.comma, "“,” before the type")
            return try parseCastType(of: target, from: start)
        }
        let function = try function(named: name, at: word)
        try advance()
        var arguments = [target]
        if token.kind == .comma {
            try advance()
            arguments += try parseList(until: .rightParenthesis, ")")
        } else {
            try expect(.rightParenthesis, "“)”")
        }
        return try call(function, arguments, at: Token(kind: .identifier, start: start, end: word.end))
    }

    private func function(named name: String, at word: Token) throws(PredicateError) -> Function {
        if let function = Function(named: name) { return function }
        let known = Function.allCases.map(\.rawValue).joined(separator: ", ")
        throw PredicateError(
            .unsupported,
            "unsupported function \(quoted(name.prefix(40))); known are \(known)",
            at: word.start,
            in: lexer.bytes,
            expected: known,
            found: String(name.prefix(40))
        )
    }

    private mutating func call(
        _ function: Function,
        _ arguments: [Node.Index],
        at word: Token
    ) throws(PredicateError) -> Term {
        guard function.arguments.contains(arguments.count) else {
            let expected = function.arguments.lowerBound
            throw PredicateError(
                .syntax,
                "\(function.rawValue) takes \(expected) arguments, found \(arguments.count)",
                at: word.start,
                in: lexer.bytes
            )
        }
        return try value(.function(function, list(arguments)), from: word.start, list: arguments)
    }

    mutating func parseCast() throws(PredicateError) -> Term {
        let start = token.start
        try enter()
        try advance()
        try expect(.leftParenthesis, "“(” after CAST")
        let operand = try parseValue()
        try expect(.comma, "“,” after the value of CAST")
        let term = try parseCastType(of: operand, from: start)
        leave()
        return term
    }

    private mutating func parseCastType(of operand: Node.Index, from start: Int) throws(PredicateError) -> Term {
        guard token.kind == .string, let type = Node.CastType(rawValue: lexer.text) else {
            let known = Node.CastType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw failure("CAST knows \(known)", expected: known, code: .unsupported)
        }
        try advance()
        try expect(.rightParenthesis, "“)”")
        if case .constant(let constant) = nodes[Int(operand)], let folded = type.cast(constant) {
            _ = removeConstants(1)
            return try value(.constant(folded), from: start)
        }
        return try value(.cast(operand, type), from: start, over: operand)
    }
}
