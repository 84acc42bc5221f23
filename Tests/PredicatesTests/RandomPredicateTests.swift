// SPDX-License-Identifier: Apache-2.0

import LodgerTypes
import Predicates
import Testing

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Writes random predicates in random spelling.
struct PredicateWriter {
    var random: SeededNumbers

    mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    mutating func predicate(_ depth: Int) -> String {
        guard depth > 0 else {
            return pick(["TRUEPREDICATE", "a == 1", "FALSEPREDICATE", "$v.b != 'x'", "nil = ANYKEY"])
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return "\(predicate(depth - 1)) AND (\(predicate(depth - 1)))"
        case 1: return "(\(predicate(depth - 1))) || \(predicate(depth - 1)) OR \(predicate(depth - 1))"
        case 2: return "NOT \(predicate(0))"
        case 3: return "!(\(predicate(depth - 1)))"
        default:
            let comparison = pick([
                "==", "=", "!=", "<>", "<", "=<", ">", "=>", "IN", "contains", "BEGINSWITH", "ENDSWITH[c]", "LIKE[cd]",
                "MATCHES",
                "BETWEEN", "UTI-CONFORMS-TO", "UTI-EQUALS", "==[nl]",
            ])
            return
                "\(pick(["", "ANY ", "ALL ", "SOME ", "NONE "]))\(value(depth - 1)) \(comparison) \(value(depth - 1))"
        }
    }

    mutating func value(_ depth: Int) -> String {
        guard depth > 0 else {
            return pick([
                "a", "SELF", "$v", "$long_name", "1", "-7", "2.5e10", "0x8000000000000000", "'te\\\"xt'",
                "\"ü\\n\\u0001\"", "TRUE",
                "nil", "#first", "a.#in", "@count", "9223372036854775808", "-0x8000000000000000", "{}", "a.b.c",
                "CAST('ff', 'NSData')",
                "CAST(-5, 'NSDate')", "CAST({'k', 1}, 'NSDictionary')", "1e-7",
            ])
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return "(\(value(depth - 1))).key"
        case 1:
            return "(\(value(depth - 1))).\(pick(["@count", "@sum", "@max.x.y", "@unionOfArrays.z", "@avg.n.@count"]))"
        case 2: return "(\(value(depth - 1)))[\(pick(["FIRST", "last", "SIZE", "0", "'key'"]))]"
        case 3: return "{\(value(depth - 1)), \(value(depth - 1))}"
        case 4: return "SUBQUERY(\(value(depth - 1)), $\(pick(["v", "w"])), \(predicate(depth - 1)))"
        case 5, 6: return "\(value(depth - 1)) \(pick(["+", "-", "*", "/", "**"])) \(value(depth - 1))"
        case 7: return "-(\(value(depth - 1)))"
        case 8: return "\(pick(["sum", "count:", "abs", "uppercase"]))(\(value(depth - 1)))"
        case 9: return "TERNARY(\(predicate(depth - 1)), \(value(depth - 1)), \(value(0)))"
        case 10: return "CAST(\(value(depth - 1)), '\(pick(["NSString", "NSNumber", "NSDate"]))')"
        default: return value(0)
        }
    }
}

@Suite(.timeLimit(.minutes(2)))
struct RandomPredicateTests {
    @Test(arguments: 1..<6)
    func `a printed predicate reads back as the same tree`(depth: Int) throws {
        var writer = PredicateWriter(random: SeededNumbers(state: UInt64(depth)))
        for _ in 0..<3_000 {
            let text = writer.predicate(depth)
            let predicate = try Predicate(text)
            let printed = predicate.format
            guard try Predicate(printed) == predicate, try Predicate(printed).format == printed else {
                Issue.record("\(text)\nprints as\n\(printed)")
                return
            }
        }
    }

    /// Nothing may trap; what evaluates must evaluate the same after printing.
    @Test(arguments: 0..<4)
    func `mutated predicates are read or refused, and evaluated or refused`(seed: Int) {
        var writer = PredicateWriter(random: SeededNumbers(state: UInt64(1_000 + seed)))
        let object: PropertyListValue = .dictionary([
            "a": .array([.integer(1), .string("x"), .dictionary(["b": .real(2)])]), "k": .string("v"),
            "first": .bool(true),
        ])
        let signs = Array("()[]{}'\"\\$@#%.,:;+-*/=<>!&| \n0129aANYSUBQUERYé\u{0}".utf8)
        for _ in 0..<4_000 {
            var bytes = Array(writer.predicate(3).utf8)
            for _ in 0..<Int.random(in: 0...3, using: &writer.random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &writer.random)
                switch Int.random(in: 0..<3, using: &writer.random) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(signs.randomElement(using: &writer.random) ?? 0, at: place)
                default: bytes[place] = signs.randomElement(using: &writer.random) ?? 0
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let predicate = try? Predicate(text) else { continue }
            let result = Result { () throws(PredicateError) in try predicate.evaluate(with: object) }
            guard let again = try? Predicate(predicate.format), again == predicate else {
                Issue.record("\(text)\nprints as\n\(predicate.format)")
                return
            }
            let explanation = predicate.explanation(with: object)
            if case .success(let result) = result { #expect(explanation.explanation.result == result) }
            if case .failure = result { #expect(explanation.error != nil) }
        }
    }
}
