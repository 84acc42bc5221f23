// SPDX-License-Identifier: Apache-2.0

import LodgerActivation
import LodgerTypes
import Predicates
import Testing

@Suite struct SharePlanTests {
    static let tests = [
        "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.url'",
        "NONE $a.registeredTypeIdentifiers UTI-EQUALS 'public.jpeg'",
        "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'Public.Image'", "TRUEPREDICATE",
        "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.data'",
        "ALL $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.data'",
    ]

    /// Joins random conditions.
    static func joined(_ random: inout SeededNumbers, _ depth: Int, _ leaf: (inout SeededNumbers) -> String) -> String {
        switch Int.random(in: 0..<(depth > 0 ? 5 : 2), using: &random) {
        case 0, 1: leaf(&random)
        case 2: "NOT (\(joined(&random, depth - 1, leaf)))"
        case 3: "(\(joined(&random, depth - 1, leaf)) AND \(joined(&random, depth - 1, leaf)))"
        default: "(\(joined(&random, depth - 1, leaf)) OR \(joined(&random, depth - 1, leaf)))"
        }
    }

    static func rule(_ random: inout SeededNumbers) -> String {
        func comparison(_ random: inout SeededNumbers, all: String) -> String {
            let sign = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random) ?? "=="
            return "\(sign) \(Bool.random(using: &random) ? all : String(Int.random(in: 0...3, using: &random)))"
        }
        return joined(&random, 1) { random in
            let item = joined(&random, 1) { random in
                let test = joined(&random, 2) { tests.randomElement(using: &$0) ?? "" }
                return
                    "SUBQUERY($e.attachments, $a, \(test)).@count \(comparison(&random, all: "$e.attachments.@count"))"
            }
            return "SUBQUERY(extensionItems, $e, \(item)).@count \(comparison(&random, all: "extensionItems.@count"))"
        }
    }

    @Test func `rules of the usual shape get the answer of the plain evaluation`() throws {
        var random = SeededNumbers(state: 7)
        for _ in 0..<5_000 {
            let text = Self.rule(&random)
            let items = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    DictionaryAlgorithmTests.types.randomElement(using: &random) ?? []
                }
            }
            let input = ActivationInput(items: items)
            let expected = try Predicate(text).evaluate(with: input.object, types: TypeCatalog.system)
            guard ActivationRule(.string(text)).isOffered(for: input) == expected else {
                Issue.record("\(text) on \(items): expected \(expected)")
                return
            }
        }
    }

    @Test func `a thousand rules are asked in a few milliseconds`() {
        let rules = (0..<1_000).map { ActivationRule(ActivationCase.all[$0 % ActivationCase.all.count].rule) }
        let input = ActivationInput(items: [[["public.image"], ["public.plain-text"], ["public.url"]]])
        let expected = rules.count { $0.isOffered(for: input) }
        let clock = ContinuousClock()
        let times = (0..<20).map { _ in
            clock.measure { #expect(rules.count { $0.isOffered(for: input) } == expected) }
        }
        print("1,000 rules on one share: best \(times.min() ?? .zero), of 20 the median \(times.sorted()[10])")
        print(
            "looking up the share: \(clock.measure { _ = ActivationInput(items: [[["public.image"], ["public.url"]]]) })"
        )
    }
}
