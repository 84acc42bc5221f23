// SPDX-License-Identifier: Apache-2.0

import Predicates
import Testing

@Suite struct ParsingTests {
    @Test(
        arguments: [
            ("", 1, 1), ("   ", 1, 4), ("age", 1, 4), ("age ==", 1, 7), ("age == 1 2", 1, 10), ("(age == 1", 1, 10),
            ("age == 1)", 1, 9), ("age == 'x", 1, 8), ("age == \"x'", 1, 8), ("age == ?", 1, 8), ("age == 1;", 1, 9),
            ("age =! 1", 1, 6), ("AND", 1, 1), ("a == 1 AND", 1, 11), ("a == 1\nOR\n  == 2", 3, 3), ("a == %@", 1, 6),
            ("ANY a", 1, 6), ("a IN {1, 2", 1, 11), ("a NOT IN {1}", 1, 3),
            ("SUBQUERY(a, b, c == 1).@count == 1", 1, 13),
            ("a ==[x] 1", 1, 6), ("12ab == 1", 1, 1), ("0x == 1", 1, 3), ("a.@nope == 1", 1, 3), ("nope(1) == 1", 1, 1),
            ("sqrt(1, 2) == 1", 1, 1), ("a..b == 1", 1, 3), ("$ == 1", 1, 2), ("'\\u12' == a", 1, 2),
            ("FETCH(a, b, NO) == 1", 1, 1),
            ("(a == 1) + 2 == 3", 1, 1), ("a == 1 == 2", 1, 8), ("a[1 == 2", 1, 3), ("a[1", 1, 4), ("first == 1", 1, 7),
            ("é == 1 x", 1, 8), ("'\\uD83D' == a", 1, 2),
            ("a == 1e999", 1, 6), ("CAST(a, 'NSObject') == 1", 1, 9), ("CI == 1", 1, 1),
        ] as [(String, Int, Int)]
    )
    func `a malformed predicate is refused at its place`(text: String, line: Int, column: Int) {
        let error = #expect(throws: PredicateError.self) { try Predicate(text) }
        #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
    }

    @Test func `the picture has a caret under the place`() {
        let error = #expect(throws: PredicateError.self) { try Predicate("name == 'x'\n\tAND age ? 3") }
        #expect(error?.picture == " AND age ? 3\n         ^")
    }

    @Test func `the error says what was expected and found`() {
        let error = #expect(throws: PredicateError.self) { try Predicate("(a == 1 b == 2)") }
        #expect(error?.expected == "“)”, AND or OR")
        #expect(error?.found == "b")
        #expect(error?.message == "expected “)”, AND or OR, found “b”")
    }

    @Test(arguments: [
        "SUBQUERY ( extensionItems, , SUBQUERY ( .attachments, , ANY .types == 'a' ).@count == 1 ).@count == 1",
        "SUBQUERY(, $a, $a == 1).@count == 1",
        "SUBQUERY(.attachments, $a, $a == 1).@count == 1",
    ])
    func `a variable that a build expanded is called missing`(text: String) {
        let error = #expect(throws: PredicateError.self) { try Predicate(text) }
        #expect(error?.code == .missingVariable)
        #expect(error?.message.contains("variable missing") == true)
    }

    @Test(arguments: [
        ("a==1&&b==2||c==3", "(a == 1 AND b == 2) OR c == 3"),
        ("not a = 1", "NOT a == 1"),
        ("not (a = 1 and b <> 2)", "NOT (a == 1 AND b != 2)"),
        ("some a.b like[dc] 'x\"'", #"ANY a.b LIKE[cd] "x\"""#),
        ("subquery(a, $x, $x.b.@count=>1).@count=<2", "SUBQUERY(a, $x, $x.b.@count >= 1).@count <= 2"),
        ("a == (1+2)*3-(4-5)", "a == (1 + 2) * 3 - (4 - 5)"),
        ("a == { 1 , 'b' , yes , nil }", #"a == {1, "b", TRUE, NULL}"#),
        ("#size == self.#any", "#size == SELF.#any"),
        ("a uti-conforms-to 'x'", #"a UTI-CONFORMS-TO "x""#),
        ("UTI-1 == a", "UTI - 1 == a"),
    ])
    func `a predicate prints in its usual spelling`(text: String, expected: String) throws {
        let predicate = try Predicate(text)
        #expect(predicate.format == expected)
        #expect(try Predicate(expected) == predicate)
    }

    @Test func `two spellings of one predicate are equal, two predicates are not`() throws {
        #expect(try Predicate("(a) == 1 && (b == 2)") == Predicate("a=1 AND b==2"))
        #expect(try Predicate("a == 1 AND b == 2").hashValue == Predicate("a==1 and b==2").hashValue)
        #expect(try Predicate("a == 1") != Predicate("a == 1.0"))
        #expect(try Predicate("a == 1") != Predicate("a ==[c] 1"))
        #expect(try Predicate("$a == 1") != Predicate("$b == 1"))
    }
}
