// SPDX-License-Identifier: Apache-2.0

import LodgerActivation
import LodgerTypes
import Testing

@Suite struct ActivationRuleTests {
    @Test(arguments: ActivationCase.all)
    func `a rule answers as the platform does`(_ testCase: ActivationCase) throws {
        let rule = ActivationRule(testCase.rule)
        let input = ActivationInput(items: testCase.items)
        #expect(rule.isOffered(for: input) == testCase.isOffered)
        if testCase.hasDiagnostic {
            #expect(!rule.diagnostics(for: input).isEmpty)
        } else {
            #expect(rule.explanation(for: input)?.result == testCase.isOffered)
        }
    }

    static func conforms(_ types: String..., count: String, outer: String = "== 1") -> PropertyListValue {
        let tests = types.map { "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO '\($0)'" }.joined(separator: " || ")
        return .string(
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, \(tests)).@count \(count)).@count \(outer)"
        )
    }

    /// Faults that people met elsewhere, with shares that show them.
    static let reported: [ActivationCase] = [
        ActivationCase(
            "three kinds shared, one declared",
            ActivationCase.limits(["SupportsText": .bool(true)]),
            [[["public.image"], ["public.url"], ["public.plain-text"]]],
            offered: false
        ),
        ActivationCase(
            "a URL with a string, version 2",
            ActivationCase.limits(["DictionaryVersion": .integer(2), "SupportsWebURLWithMaxCount": .integer(1)]),
            [[["public.url"], ["public.plain-text"]]],
            offered: true
        ),
        ActivationCase(
            "== 1 fails for two matching attachments",
            conforms("public.url", "public.plain-text", count: "== 1"),
            [[["public.url"], ["public.plain-text"]]],
            offered: false
        ),
        ActivationCase(
            ">= 1 takes two matching attachments",
            conforms("public.url", "public.plain-text", count: ">= 1"),
            [[["public.url"], ["public.plain-text"]]],
            offered: true
        ),
        ActivationCase(
            "subtypes are covered",
            conforms("public.image", "public.png", "com.compuserve.gif", count: ">= 1"),
            [[["public.jpeg"]]],
            offered: true
        ),
        ActivationCase(
            "one image allowed, two shared",
            ActivationCase.limits(["SupportsImageWithMaxCount": .integer(1)]),
            [[["public.jpeg"], ["public.jpeg"]]],
            offered: false
        ),
        ActivationCase(
            "two images allowed, two shared",
            ActivationCase.limits(["SupportsImageWithMaxCount": .integer(2)]),
            [[["public.jpeg"], ["public.jpeg"]]],
            offered: true
        ),
        ActivationCase(
            "image, text and URL in one item, all declared",
            ActivationCase.limits([
                "SupportsImageWithMaxCount": .integer(1), "SupportsText": .bool(true),
                "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.image"], ["public.plain-text"], ["public.url"]]],
            offered: true
        ),
        ActivationCase(
            "image, text and URL in one item, URL declared",
            ActivationCase.limits(["SupportsWebURLWithMaxCount": .integer(1)]),
            [[["public.image"], ["public.plain-text"], ["public.url"]]],
            offered: false
        ),
    ]

    @Test(arguments: reported)
    func `a reported fault has its right answer`(_ testCase: ActivationCase) {
        let offered = ActivationRule(testCase.rule).isOffered(for: ActivationInput(items: testCase.items))
        #expect(offered == testCase.isOffered)
    }

    @Test(
        arguments: [
            (.integer(1), 1), (.bool(true), 1), (.bool(false), 0), (.string("1"), 1), (.string("10"), 10),
            (.string(" 3 pieces"), 3),
            (.string("YES"), 1), (.string("true"), 1), (.string("no"), 0), (.string(""), 0), (.string("-4"), nil),
            (.integer(-1), nil), (.real(2.9), 2), (.real(-3), nil), (.null, nil), (.array([]), nil), (.date(1), nil),
            (.string("99999999999999999999"), Int64.max), (.real(.infinity), Int64.max),
        ] as [(PropertyListValue, Int64?)]
    )
    func `values of every shape count as their number`(value: PropertyListValue, number: Int64?) {
        // A version 2 rule with another accepted kind shows all three: a limit, a refusal or nothing.
        func isOffered(images: Int) -> Bool {
            let rule = ActivationCase.limits([
                "DictionaryVersion": .integer(2), "SupportsText": .integer(1), "SupportsImageWithMaxCount": value,
            ])
            let attachments = [["public.plain-text"]] + Array(repeating: ["public.png"], count: images)
            return ActivationRule(rule).isOffered(for: ActivationInput(items: [attachments]))
        }
        for images in 1...12 { #expect(isOffered(images: images) == (number.map { images <= $0 } ?? true)) }
    }

    @Test(
        arguments: [.null, .integer(1), .bool(true), .array([]), .real(1), .data([1]), .date(0)] as [PropertyListValue]
    )
    func `a rule of another kind is never offered`(value: PropertyListValue) {
        let rule = ActivationRule(value)
        #expect(!rule.isValid)
        #expect(rule.matrix().allSatisfy { !$0.offered })
        #expect(rule.lint().map(\.code) == [.wrongType])
    }

    @Test func `an explanation counts what a dictionary counts`() throws {
        let rule = ActivationRule(ActivationCase.limits(["SupportsImageWithMaxCount": .integer(1)]))
        let two = try #require(rule.explanation(for: ActivationInput(items: [[["public.png"], ["public.jpeg"]]])))
        #expect(two.reason == "2 images, at most 1 allowed")
        #expect(two.children.first?.attachments == [.init(item: 0, attachment: 0), .init(item: 0, attachment: 1)])

        let text = try #require(
            rule.explanation(for: ActivationInput(items: [[["public.png"], ["public.plain-text"]]]))
        )
        #expect(
            text.reason == "attachment 2 (public.plain-text) is of no accepted kind; the rule is version 1, "
                + "so every attachment must be"
        )
    }

    @Test func `an explanation names the attachments that satisfy a part of a predicate`() throws {
        let rule = ActivationRule(Self.conforms("public.image", "public.url", count: "== 3"))
        let clause = try #require(
            rule.explanation(for: ActivationInput(items: [[["public.png"], ["public.plain-text"], ["public.url"]]]))
        )
        #expect(!clause.result)
        let inner = try #require(clause.children.first)
        #expect(inner.reason == "item 1: 2 attachments match, exactly 3 needed")
        #expect(inner.attachments == [.init(item: 0, attachment: 0), .init(item: 0, attachment: 2)])
        let tests = try #require(inner.children.first).children
        #expect(tests.map(\.attachments) == [[.init(item: 0, attachment: 0)], [.init(item: 0, attachment: 2)]])
        #expect(tests.first?.reason == "true for attachment 1 (public.png)")
    }

    @Test func `an evaluation error means not offered, with a diagnostic`() {
        let rule = ActivationRule(.string("extensionItems.@count > 'x'"))
        let input = ActivationInput(items: [[["public.url"]]])
        #expect(!rule.isOffered(for: input))
        #expect(rule.diagnostics(for: input).map(\.code) == [.evaluation])
        #expect(rule.explanation(for: input)?.result == false)
    }

    @Test func `a share with more attachments than a word has bits is answered alike`() {
        let rule = ActivationRule(Self.conforms("public.image", count: "== $e.attachments.@count"))
        #expect(rule.isOffered(for: ActivationInput(items: [Array(repeating: ["public.png"], count: 1_000)])))
        #expect(
            !rule.isOffered(
                for: ActivationInput(items: [Array(repeating: ["public.png"], count: 1_000) + [["public.url"]]])
            )
        )
        let limits = ActivationRule(ActivationCase.limits(["SupportsImageWithMaxCount": .integer(999)]))
        #expect(!limits.isOffered(for: ActivationInput(items: [Array(repeating: ["public.png"], count: 1_000)])))
    }

    @Test func `items are read from documents of the usual shape only`() {
        let attachment = PropertyListValue.dictionary(["registeredTypeIdentifiers": .array([.string("public.url")])])
        let items = PropertyListValue.array([.dictionary(["attachments": .array([attachment])])])
        #expect(ActivationInput(items)?.attachmentCount == 1)
        #expect(ActivationInput(.dictionary(["extensionItems": items]))?.attachmentCount == 1)
        #expect(ActivationInput(.dictionary([:]))?.items == nil)
        #expect(ActivationInput(.array([.integer(1)]))?.items == nil)
        #expect(ActivationInput(.array([.dictionary(["attachments": .array([.string("x")])])]))?.items == nil)
    }
}
