// SPDX-License-Identifier: Apache-2.0

import LodgerActivation
import LodgerTypes
import Testing

@Suite struct LintTests {
    static func lint(_ text: String) -> [Diagnostic] { ActivationRule(.string(text)).lint() }

    @Test(arguments: [
        ("TRUEPREDICATE", Diagnostic.Code.truePredicate), ("TRUEPREDICATE", .always),
        ("truepredicate AND extensionItems.@count > 0", .truePredicate),
        ("extensionItems.@count == 1 TruePredicate", .truePredicate), ("extensionItems.@count >= 0", .always),
        ("FALSEPREDICATE", .never), ("extensionItems.@count == 1 x", .malformed), ("", .malformed),
        (
            "SUBQUERY ( extensionItems, , SUBQUERY ( .attachments, , ANY .registeredTypeIdentifiers == 'a' ).@count == 1 ).@count == 1",
            .variableMissing
        ),
        ("extensionItems.@count > 'x'", .evaluation),
        ("ANY extensionItem.attachments.registeredTypeIdentifiers == 'public.url'", .unknownKeyPath),
        ("SUBQUERY(extensionItems, $e, $e.attachments.@count <= 2).@count > 0", .countZero),
        ("SUBQUERY(extensionItems, $e, 3 > $e.attachments.@count).@count > 0", .countZero),
        (
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.png').@count == $e.attachments.@count).@count > 0",
            .countZero
        ),
        ("SUBQUERY(extensionItems, $e, $e.attachments.@count == 1).@count == 1", .singleItem),
        (
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.url').@count == 1).@count > 0",
            .fileURL
        ),
        (
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.data').@count == 1).@count > 0",
            .publicData
        ),
        (
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.png').@count == 1).@count > 0",
            .anyMissing
        ),
        ("extensionItems.@count == 1 OR extensionItems.@count == 2 AND NOT extensionItems.@count == 3", .precedence),
    ])
    func `a trap of a predicate is found`(text: String, code: Diagnostic.Code) {
        #expect(Self.lint(text).map(\.code).contains(code), "\(Self.lint(text).map(\.code.description))")
    }

    @Test func `a careful predicate has no findings`() {
        let text = """
            SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
                ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.url'
                AND NONE $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.file-url').@count == 1).@count >= 1
            """
        #expect(Self.lint(text) == [])
    }

    @Test func `a fix for mixed AND and OR excludes from all`() {
        let found = Self.lint(
            "extensionItems.@count == 1 OR extensionItems.@count == 2 AND NOT extensionItems.@count == 3"
        )
        let precedence = found.first { $0.code == .precedence }
        #expect(
            precedence?.fix
                == "(extensionItems.@count == 1 OR extensionItems.@count == 2) AND NOT extensionItems.@count == 3"
        )
        #expect(precedence?.line == 1 && precedence?.column == 31)
        let grouped = "extensionItems.@count == 1 OR (extensionItems.@count == 2 AND NOT extensionItems.@count == 3)"
        #expect(!Self.lint(grouped).contains { $0.code == .precedence })
    }

    @Test(
        arguments: [
            ([:], Diagnostic.Code.never), (["SupportsImagesWithMaxCount": .integer(1)], .unknownKey),
            (["SupportsReplayKitStreaming": .bool(true)], .unknownKey), (["SupportsText": .string("1")], .value),
            (["SupportsImageWithMaxCount": .integer(-1)], .value), (["SupportsImageWithMaxCount": .array([])], .value),
            (["SupportsFileWithMaxCount": .integer(5), "SupportsWebURLWithMaxCount": .integer(1)], .fileURL),
            (
                [
                    "DictionaryVersion": .integer(2), "SupportsFileWithMaxCount": .integer(5),
                    "SupportsWebURLWithMaxCount": .integer(0),
                ], .fileURL
            ),
            (["SupportsAttachmentsWithMinCount": .integer(3), "SupportsAttachmentsWithMaxCount": .integer(2)], .never),
            (["Rule": .dictionary([:])], .misplacedKey),
        ] as [([String: PropertyListValue], Diagnostic.Code)]
    )
    func `what is odd about a dictionary is found`(values: [String: PropertyListValue], code: Diagnostic.Code) {
        let found = ActivationRule(ActivationCase.limits(values)).lint()
        #expect(found.map(\.code).contains(code), "\(found.map(\.code.description))")
    }

    @Test func `a misspelt key is answered with the nearest one`() {
        let found = ActivationRule(ActivationCase.limits(["SupportsImagesWithMaxCount": .integer(1)])).lint()
        #expect(found.contains { $0.fix == "did you mean NSExtensionActivationSupportsImageWithMaxCount?" })
    }

    @Test func `keys outside the rule have no effect and are reported`() throws {
        let info: PropertyListValue = .dictionary([
            "NSExtension": .dictionary([
                "NSExtensionActivationSupportsAttachmentsWithMaxCount": .integer(1),
                "NSExtensionAttributes": .dictionary([
                    "NSExtensionActivationRule": ActivationCase.limits(["SupportsImageWithMaxCount": .integer(9)])
                ]),
            ])
        ])
        let rule = try #require(ActivationRule(infoDictionary: info))
        #expect(rule.isOffered(for: ActivationInput(items: [[["public.png"], ["public.png"], ["public.png"]]])))
        let found = ActivationRule.misplacedKeys(inInfoDictionary: info)
        #expect(found.map(\.code) == [.misplacedKey])
        #expect(found.first?.message.contains("misplaced key") == true)
        #expect(
            ActivationRule(infoDictionary: .dictionary(["NSExtensionActivationRule": .dictionary([:])]))?.isValid == nil
        )
    }

    @Test func `a missing operator is reported at its line`() throws {
        let case17 = try #require(ActivationCase.all.first { $0.id == "P17" })
        let found = try #require(ActivationRule(case17.rule).lint().first)
        #expect(found.code == .malformed && found.line == 12 && found.column == 1)
        #expect(found.message.hasPrefix("expected “)”, AND or OR, found “ANY”"))
    }

    @Test func `the matrix names every usual share once`() {
        let matrix = ActivationRule(ActivationCase.limits(["SupportsText": .bool(true)])).matrix()
        #expect(matrix.map(\.share).count == 14 && Set(matrix.map(\.share)).count == 14)
        #expect(matrix.filter(\.offered).map(\.share) == ["text"])
    }
}
