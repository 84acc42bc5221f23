// SPDX-License-Identifier: Apache-2.0

import LodgerTypes
import Predicates
import Testing

/// A type system of three types, enough to see that the operators ask it.
struct FewTypes: TypeConformance {
    func conforms(_ identifier: String, to other: String) -> Bool {
        equal(identifier, other) || equal(identifier, "public.jpeg") && equal(other, "public.image")
    }
}

@Suite struct EvaluationTests {
    static let person: PropertyListValue = .dictionary([
        "name": .string("Ada Lovelace"),
        "city": .string("Zürich"),
        "age": .integer(36),
        "height": .real(1.65),
        "active": .bool(true),
        "nothing": .null,
        "born": .date(-5_876_000_000),
        "tags": .array([.string("maths"), .string("Poetry")]),
        "scores": .array([.integer(3), .integer(1), .integer(2), .integer(3)]),
        "empty": .array([]),
        "friends": .array([
            .dictionary(["name": .string("Charles"), "age": .integer(44), "tags": .array([.string("engines")])]),
            .dictionary([
                "name": .string("Mary"), "age": .integer(55), "tags": .array([.string("science"), .string("maths")]),
            ]),
        ]),
        "first": .string("reserved"),
        "types": .array([.string("public.jpeg"), .integer(7)]),
    ])

    @Test(
        arguments: [
            // Truth and logic
            ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("truepredicate", true),
            ("NOT FALSEPREDICATE", true), ("! TRUEPREDICATE", false), ("!(age > 1)", false),
            ("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE", true),
            ("(TRUEPREDICATE OR FALSEPREDICATE) AND FALSEPREDICATE", false),
            ("TRUEPREDICATE || FALSEPREDICATE && FALSEPREDICATE", true),
            ("((((age)) == ((36))))", true),
            // Equality and order
            ("age == 36", true), ("age = 36.0", true), ("age != 36", false), ("age <> 35", true),
            ("age >= 36 AND age <= 36 AND age => 36 AND age =< 36", true), ("age < 36 OR age > 36", false),
            ("active == YES", true), ("active == 1", true), ("active == TRUE", true), ("active == no", false),
            ("nothing == nil", true), ("missing == NULL", true), ("missing != 1", true),
            ("missing < 1", false), ("missing >= 1", false), ("missing BEGINSWITH 'a'", false),
            ("name == 'Ada Lovelace'", true), ("name == 'ada lovelace'", false), ("name ==[c] 'ada LOVELACE'", true),
            ("name < 'B' AND name > 'A'", true), ("9007199254740993 > 9007199254740992.0", true),
            ("SELF.age == age", true), ("SELF == SELF", true),
            // Literals
            ("0x24 == age AND 0o44 == age AND 0b100100 == age AND 3.6e1 == age", true),
            (#"name == "Ada" ' Love' "lace""#, true), (#"'\x41\u0064\141' == 'Ada'"#, true),
            (#"'\uD83D\uDE00' == '😀'"#, true), (#""it's" == 'it\'s'"#, true), ("'' == \"\"", true),
            // Text
            ("name BEGINSWITH 'Ada' AND name ENDSWITH 'lace' AND name CONTAINS 'a L'", true),
            ("name BEGINSWITH[c] 'ADA'", true), ("name CONTAINS 'x'", false), ("'Love' IN name", true),
            ("city == 'Zurich'", false), ("city ==[d] 'Zurich'", true), ("city ==[cd] 'ZURICH'", true),
            ("city LIKE[cd] 'zuri*'", true), ("city BEGINSWITH[d] 'Zur'", true), ("city LIKE 'Z?rich'", true),
            ("name LIKE '*Love*'", true), ("name LIKE 'Ada'", false), ("name LIKE 'A?a *'", true),
            (#"'a*c' LIKE 'a\\*c' AND NOT 'abc' LIKE 'a\\*c'"#, true),
            ("'a.c' LIKE 'a.c' AND NOT 'abc' LIKE 'a.c'", true),
            (#"name MATCHES '[A-Z]\\w+ [A-Z]\\w+'"#, true), ("name MATCHES 'Ada'", false),
            ("name MATCHES[c] 'ADA.*'", true),
            // Collections
            ("'maths' IN tags", true), ("tags CONTAINS 'maths'", true), ("tags CONTAINS[c] 'poetry'", true),
            ("tags CONTAINS 'poetry'", false), ("age IN {35, 36}", true), ("age BETWEEN {36, 40}", true),
            ("age BETWEEN {1, 35}", false), ("age BETWEEN {36, 36}", true), ("age IN {}", false),
            ("ANY friends.age > 50", true), ("SOME friends.age > 60", false), ("ALL friends.age > 40", true),
            ("NONE friends.age > 60", true), ("ALL empty == 1", true), ("ANY empty == 1", false),
            ("ANY missing == 1", false), ("NONE missing == 1", true),
            ("ANY friends.tags == 'science'", true), ("ALL friends.tags == 'science'", false),
            ("tags.@count == 2", true), ("empty.@count == 0", true), ("missing.@count == 0", false),
            ("tags[0] == 'maths'", true), ("tags[FIRST] == 'maths'", true), ("tags[last] == 'Poetry'", true),
            ("tags[SIZE] == 2", true), ("tags[9] == nil", true), ("SELF['age'] == 36", true),
            ("scores.@sum == 9", true), ("scores.@avg == 2.25", true), ("scores.@min == 1 AND scores.@max == 3", true),
            ("friends.@sum.age == 99", true), ("friends.@max.age == 55", true), ("friends.@avg.age == 49.5", true),
            ("scores.@distinctUnionOfObjects.@count == 3", true), ("scores.@distinctUnionOfObjects[SIZE] == 3", true),
            ("friends.@unionOfObjects.name == {'Charles', 'Mary'}", true),
            ("friends.@unionOfArrays.tags[SIZE] == 3", true),
            ("friends.@distinctUnionOfArrays.tags CONTAINS 'maths'", true),
            ("{1, age, 3}[1] == 36", true), ("{} == empty", true), ("scores == {3, 1, 2, 3}", true),
            // Subqueries
            ("SUBQUERY(friends, $f, $f.age > 50).@count == 1", true),
            ("SUBQUERY (friends, $f, ANY $f.tags == 'maths')[FIRST].name == 'Mary'", true),
            (
                "SUBQUERY(friends, $f, SUBQUERY($f.tags, $t, $t == 'maths' AND $f.age == 55).@count == 1).@count == 1",
                true
            ),
            (
                "SUBQUERY(friends, $f, SUBQUERY($f.tags, $f, $f == 'maths').@count == 1 AND $f.age == 55).@count == 1",
                true
            ),
            ("SUBQUERY(friends, $f, $f.age > age).@count == 2", true),
            ("SUBQUERY(missing, $f, TRUEPREDICATE).@count == 0", false),
            ("SUBQUERY({1, 2, 3}, $n, $n > 1) == {2, 3}", true),
            // Reserved words
            ("#first == 'reserved'", true), ("SELF.first == 'reserved'", true), ("SELF.#first == 'reserved'", true),
            ("ANYKEY == 36", true), ("ANYKEY == 37", false),
            // Arithmetic
            ("1 + 2 * 3 == 7", true), ("(1 + 2) * 3 == 9", true), ("2 ** 3 ** 2 == 64", true), ("7 / 2 == 3", true),
            ("7.0 / 2 == 3.5", true), ("-age == -36", true), ("10 - 3 - 2 == 5", true), ("missing + 1 == nil", true),
            ("9223372036854775807 + 1 > 9223372036854775807", true), ("age - 6 == 30", true),
            // Functions
            ("sum({1, 2, 3}) == 6", true), ("sum:({1, 2}) == 3", true), ("count({1, 2}) == 2", true),
            ("min({3, 1}) == 1 AND max(3, 1) == 3", true), ("average({1, 2}) == 1.5", true),
            ("median({1, 9, 2}) == 2", true),
            ("mode({1, 2, 2}) == {2}", true), ("stddev({2, 4}) == 1", true), ("modulus:by:(7, 4) == 3", true),
            ("add:to:(1, 2) == 3", true), ("from:subtract:(5, 2) == 3", true), ("raise:toPower:(2, 10) == 1024", true),
            ("sqrt(16) == 4 AND abs(-3) == 3 AND floor(1.5) == 1 AND ceiling(1.5) == 2 AND trunc(-1.5) == -1", true),
            ("bitwiseAnd:with:(6, 3) == 2 AND leftshift:by:(1, 4) == 16 AND onesComplement(0) == -1", true),
            ("uppercase('a') == 'A' AND lowercase('A') == 'a' AND length('abc') == 3", true),
            ("FUNCTION('abc', 'uppercaseString') == 'ABC'", true), ("FUNCTION({1, 2}, 'sum:') == 3", true),
            ("FUNCTION(7, 'modulus:by:', 4) == 3", true), ("first(tags) == 'maths' AND last(tags) == 'Poetry'", true),
            ("TERNARY(age > 30, 'old', 'young') == 'old'", true), ("CAST(36, 'NSString') == '36'", true),
            ("CAST('36', 'NSNumber') == age", true), ("born < CAST(0, 'NSDate')", true),
            ("now() > CAST(0, 'NSDate')", true),
            ("FUNCTION('5', 'castObject:toType:', 'NSNumber') == 5", true),
            // Types
            ("ANY types UTI-CONFORMS-TO 'public.image'", true), ("ANY types UTI-CONFORMS-TO 'PUBLIC.IMAGE'", true),
            ("ANY types UTI-EQUALS 'Public.Jpeg'", true), ("ANY types UTI-EQUALS 'public.image'", false),
            ("age UTI-CONFORMS-TO 'public.image'", false), ("missing uti-conforms-to 'public.image'", false),
            ("NONE types UTI-CONFORMS-TO 'public.movie'", true),
        ] as [(String, Bool)]
    )
    func `a predicate has its documented answer`(text: String, expected: Bool) throws {
        let predicate = try Predicate(text)
        #expect(try predicate.evaluate(with: Self.person, types: FewTypes()) == expected)
        // Every answer must survive printing, and an explanation must not change it.
        let again = try Predicate(predicate.format)
        #expect(again == predicate, "printed as \(predicate.format)")
        let (explanation, error) = predicate.explanation(with: Self.person, types: FewTypes())
        #expect(error == nil)
        #expect(explanation.result == expected)
    }

    @Test(
        arguments: [
            ("age BEGINSWITH '3'", PredicateError.Code.type), ("name < 3", .type), ("name.@count == 1", .type),
            ("name.size == 3", .key), ("$x == 1", .variable), ("name MATCHES '('", .regularExpression),
            ("1 / 0 == 1", .type),
            ("age BETWEEN 3", .type), ("age IN 3", .type), ("name + 1 == 2", .type),
            ("SUBQUERY(age, $x, $x == 1).@count == 1", .type),
            ("sum({'a'}) == 1", .type), ("tags['a'] == 1", .type),
        ] as [(String, PredicateError.Code)]
    )
    func `a value that does not fit ends the evaluation with an error`(text: String, code: PredicateError.Code) throws {
        let predicate = try Predicate(text)
        let error = #expect(throws: PredicateError.self) { try predicate.evaluate(with: Self.person) }
        #expect(error?.code == code)
        #expect(predicate.explanation(with: Self.person).error?.code == code)
    }

    @Test func `free variables come from the caller`() throws {
        let predicate = try Predicate("age > $least AND name == $who")
        let variables: [String: PropertyListValue] = ["least": .integer(30), "who": .string("Ada Lovelace")]
        #expect(try predicate.evaluate(with: Self.person, variables: variables))
    }

    @Test func `arguments fill the placeholders in order`() throws {
        let predicate = try Predicate(
            "%K == %@ AND age > %d AND ANY friends.%K == %@",
            arguments: [.string("name"), .string("Ada Lovelace"), .integer(30), .string("age"), .integer(44)]
        )
        #expect(try predicate.evaluate(with: Self.person))
        #expect(predicate.format == #"name == "Ada Lovelace" AND age > 30 AND ANY friends.age == 44"#)
    }

    @Test func `arguments without literals print as casts that read back`() throws {
        let arguments: [PropertyListValue] = [
            .data([0, 255, 16]), .date(12.5), .dictionary(["b": .integer(1), "a": .array([.null])]), .integer(.min),
        ]
        let predicate = try Predicate("SELF IN {%@, %@, %@, %@}", arguments: arguments)
        #expect(try Predicate(predicate.format) == predicate)
        #expect(try predicate.evaluate(with: arguments[2]))
    }

    @Test(
        arguments: [
            ("%@ == 1", []), ("age == 1", [.integer(1)]), ("%K == 1", [.integer(1)]), ("%K == 1", [.string("a b")]),
            ("age == %d", [.string("1")]), ("age == %K == 1", []),
        ] as [(String, [PropertyListValue])]
    )
    func `arguments that do not fit are refused`(text: String, arguments: [PropertyListValue]) {
        let error = #expect(throws: PredicateError.self) { try Predicate(text, arguments: arguments) }
        #expect(error?.code == .argument)
    }

    struct House: KeyValueObject {
        var rooms: Int64
        var lodgers: [String]

        struct Lodger: KeyValueObject {
            var name: String

            func value(forKey key: String) -> KeyValue? { key == "name" ? .value(.string(name)) : nil }
        }

        func value(forKey key: String) -> KeyValue? {
            switch key {
            case "rooms": .value(.integer(rooms))
            case "lodgers": .objects(lodgers.map { Lodger(name: $0) })
            case "owner": .object(Lodger(name: "Mrs Hudson"))
            default: nil
            }
        }
    }

    @Test func `objects of the caller answer for their keys`() throws {
        let house = House(rooms: 4, lodgers: ["Holmes", "Watson"])
        #expect(try Predicate("rooms >= lodgers.@count AND ANY lodgers.name == 'Watson'").evaluate(with: house))
        #expect(try Predicate("owner.name ENDSWITH 'Hudson'").evaluate(with: house))
        #expect(try Predicate("SUBQUERY(lodgers, $l, $l.name BEGINSWITH 'H').@count == 1").evaluate(with: house))
        let error = #expect(throws: PredicateError.self) { try Predicate("garden == 1").evaluate(with: house) }
        #expect(error?.code == .key)
    }
}
