// SPDX-License-Identifier: Apache-2.0

import LodgerTypes
import Predicates
import Testing

@Suite(.timeLimit(.minutes(2)))
struct HostileInputTests {
    static func repeated(_ text: String, _ count: Int = 10_000) -> String { String(repeating: text, count: count) }

    @Test(arguments: [
        repeated("(") + "a == 1" + repeated(")"), repeated("(") + "TRUEPREDICATE" + repeated(")"), repeated("("),
        repeated("NOT ") + "TRUEPREDICATE", repeated("!") + "a == 1", "a == " + repeated("-") + "1",
        "a == " + repeated("{") + repeated("}"), "a" + repeated("[0]") + " == 1", repeated("a.") + "b == 1",
        "a" + repeated("[b") + repeated("]") + " == 1", "a == 1" + repeated(" + 1"), "a == 1" + repeated(" ** 1"),
        repeated("SUBQUERY(a, $x, ") + "TRUEPREDICATE" + repeated(").@count == 1"), "sum(" + repeated("abs(") + "1",
        "a" + repeated(".@unionOfArrays") + " == 1", "TERNARY(" + repeated("TERNARY(TRUEPREDICATE, 1, ") + "1",
        "CAST(" + repeated("CAST("),
    ])
    func `nesting ends with an error, not with the stack`(text: String) {
        let error = #expect(throws: PredicateError.self) { try Predicate(text) }
        #expect(error?.code == .tooDeep)
    }

    @Test func `as much nesting as is allowed can be read, printed and evaluated`() throws {
        let depth = Predicate.maximumNesting
        let nested = try Predicate(Self.repeated("NOT ", depth) + "TRUEPREDICATE")
        #expect(try nested.evaluate(with: .null) == depth.isMultiple(of: 2))
        let parentheses = try Predicate(Self.repeated("(", depth) + "a" + Self.repeated(")", depth) + " == nil")
        #expect(try parentheses.evaluate(with: .null))
        let sum = try Predicate("1" + Self.repeated(" + 1", 150) + " == 151")
        #expect(try sum.evaluate(with: .null))
        #expect(try Predicate(sum.format) == sum)
    }

    @Test func `a rule of ten megabytes is refused at once`() {
        let clock = ContinuousClock()
        let text = Self.repeated("a == 1 OR ", 1_000_000) + "a == 1"
        var error: PredicateError?
        let time = clock.measure { error = #expect(throws: PredicateError.self) { try Predicate(text) } }
        #expect(error?.code == .tooLong)
        #expect(time < .seconds(1))
    }

    @Test(arguments: [
        repeated("a == 1 OR ", 100_000) + "a == 1", "a IN {" + repeated("1,", 500_000) + "1}",
        "a == '" + repeated("x", 1_000_000) + "'", repeated("a == 'b' ", 100_000), repeated(" ", 1_000_000),
        "a == " + repeated("'x' ", 200_000), repeated("$x", 400_000), "a == '" + repeated(#"\u0041"#, 170_000) + "'",
        (0..<100_000).map { "$v\($0)" }.joined(separator: "=="), repeated("\n", 1_000_000) + "x",
    ])
    func `the longest rules are read in bounded time`(text: String) {
        let time = ContinuousClock().measure { _ = try? Predicate(text) }
        #expect(time < .seconds(5))
    }

    @Test(arguments: [
        "'", "\"", "'\\", "'\\u", "'\\x", "(", "{", "[", "a[", "SUBQUERY", "SUBQUERY(", "SUBQUERY(a", "SUBQUERY(a,",
        "SUBQUERY(a,$", "SUBQUERY(a,$b", "SUBQUERY(a,$b,", "$", "@", "#", "%", "a.", "a ==[", "a ==[c", "CAST(",
        "CAST(a",
        "FUNCTION(a", "TERNARY(a", "f:", "f(", "0x", "1.", "1e", "ANY", "NOT", "&", "|", "\\", "\0", "a == 1 AND (",
        "UTI-",
        "UTI-CONFORMS-TO", "a UTI-CONFORMS-TO", "%l", "=",
    ])
    func `whatever lacks its end is refused`(text: String) {
        #expect(throws: PredicateError.self) { try Predicate(text) }
        #expect(throws: PredicateError.self) { try Predicate("a == 1 AND " + text) }
    }

    @Test(arguments: [
        #"(a+)+b"#, #"(a*)*b"#, #"(a|aa)+b"#, #"(.*)*b"#, #"(a|a?)+b"#, #"([a-z]+)*\\1b"#, #"(?:a?){40}a{40}b"#,
    ])
    func `an exploding regular expression is stopped`(pattern: String) throws {
        let predicate = try Predicate("SELF MATCHES '\(pattern)'")
        var result: Result<Bool, PredicateError> = .success(false)
        let text = PropertyListValue.string(Self.repeated("a", 5_000))
        let time = ContinuousClock().measure {
            result = Result { () throws(PredicateError) in try predicate.evaluate(with: text) }
        }
        #expect(time < .seconds(5))
        if case .failure(let error) = result {
            #expect(error.code == .tooExpensive)
        } else {
            #expect(try !result.get())
        }
    }

    @Test func `many exploding regular expressions share one limit`() throws {
        // Each text alone stays below the limit of one match.
        let predicate = try Predicate("ALL SELF MATCHES '(a+)+b?'")
        let slow = try Predicate("NONE SELF MATCHES '(a+)+b'")
        let texts = PropertyListValue.array(Array(repeating: .string(Self.repeated("a", 18)), count: 2_000))
        #expect(try predicate.evaluate(with: texts))
        let time = ContinuousClock().measure {
            let error = #expect(throws: PredicateError.self) { try slow.evaluate(with: texts) }
            #expect(error?.code == .tooExpensive)
        }
        #expect(time < .seconds(5))
    }

    @Test(arguments: [
        "SUBQUERY(SELF, $a, SUBQUERY(SELF, $b, SUBQUERY(SELF, $c, SUBQUERY(SELF, $d, $d == 1).@count == 1).@count == 1).@count == 1)"
            + ".@count == 1",
        "SUBQUERY(SELF, $a, ANY SELF == $a AND $a == -1).@count == 1000",
        "SUBQUERY(SELF, $a, SELF.@distinctUnionOfObjects.@count == -1).@count == 1",
        "ANY {{SELF,SELF},{SELF,SELF}} == {{{{SELF}}}} OR ANY SELF IN {SELF.@unionOfObjects}",
        "SUBQUERY(SELF, $a, SELF == SELF AND FALSEPREDICATE).@count == 1",
    ])
    func `an expensive evaluation ends within its budget`(text: String) throws {
        let predicate = try Predicate(text)
        let numbers = PropertyListValue.array((0..<3_000).map { .integer($0) })
        let time = ContinuousClock().measure {
            _ = try? predicate.evaluate(with: numbers)
            _ = predicate.explanation(with: numbers)
        }
        #expect(time < .seconds(10))
    }

    @Test func `doubling collections are stopped by the budget`() throws {
        let pairs = try Predicate(
            "SUBQUERY(SELF, $a, SUBQUERY(SELF, $b, ANY {SELF, SELF, SELF} == -1).@count == 1).@count == 1"
        )
        let error = #expect(throws: PredicateError.self) {
            try pairs.evaluate(with: .array((0..<2_000).map { .integer($0) }))
        }
        #expect(error?.code == .tooExpensive)
    }

    @Test func `wildcards cost at most the product of both lengths`() throws {
        let pattern = Self.repeated("*a", 2_000) + "b"
        let predicate = try Predicate("SELF LIKE '\(pattern)'")
        let time = ContinuousClock().measure {
            _ = try? predicate.evaluate(with: .string(Self.repeated("a", 500_000)))
        }
        #expect(time < .seconds(5))
    }

    @Test func `values that nest too deep are refused, not followed`() throws {
        var value = PropertyListValue.integer(1)
        for _ in 0..<1_000 { value = .array([value]) }
        let error = #expect(throws: PredicateError.self) { try Predicate("ANY SELF == 1").evaluate(with: value) }
        #expect(error?.code == .tooDeep)
        #expect(throws: PredicateError.self) { try Predicate("SELF == SELF").evaluate(with: value) }
    }
}
