// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
internal import LodgerDetection
internal import LodgerHost
internal import LodgerTypes
internal import Testing

struct SharedTextTests {
    private static let text = """
        Musterstraße 12, 80331 München
        +49 89 123456, ada@example.org, https://example.org, 12. März 2026
        """
    private static let types = ["public.plain-text"] + DataKind.allCases.map(\.typeIdentifier)

    @Test func `what is found in text follows public.plain-text in a fixed order, with the same value`() {
        let attachment = Attachment.text(Self.text)
        #expect(attachment.registeredTypeIdentifiers == Self.types)
        #expect(attachment.firstValue == .string(Self.text))
        #expect(Attachment.text("Hi").registeredTypeIdentifiers == ["public.plain-text"])
        #expect(Attachment.text(Self.text, detectingData: false).registeredTypeIdentifiers == ["public.plain-text"])
    }

    @Test(arguments: DataKind.allCases)
    func `every type is declared as plain text`(kind: DataKind) {
        #expect(TypeCatalog.system.type(kind.typeIdentifier).isDeclared)
        #expect(TypeCatalog.system.directSupertypes(of: kind.typeIdentifier) == ["public.plain-text"])
        #expect(TypeCatalog.system.conforms(kind.typeIdentifier, to: "public.text"))
    }

    @Test func `a rule can ask for what was found`() {
        let rule = LodgerHost.ActivationRule(.string(Self.rule(asking: "UTI-CONFORMS-TO", "org.lodger.detected-link")))
        #expect(rule.isOffered(for: [ExtensionItem(attachments: [.text("See https://example.org.")])]))
        #expect(!rule.isOffered(for: [ExtensionItem(attachments: [.text("See example.")])]))
        #expect(
            !rule.isOffered(for: [ExtensionItem(attachments: [.text("See https://example.org.", detectingData: false)])]
            )
        )
    }

    /// Rules that do not know of detected data, in each version, strict and not.
    private static let rules: [PropertyListValue] = {
        let keys = ["File", "Image", "Movie", "WebURL", "WebPage"].map {
            "NSExtensionActivationSupports\($0)WithMaxCount"
        }
        let bounds = ["Min", "Max"].map { "NSExtensionActivationSupportsAttachmentsWith\($0)Count" }
        var rules: [PropertyListValue] = []
        for version in 1...2 {
            for isStrict in [false, true] {
                let base: [String: PropertyListValue] = [
                    "NSExtensionActivationDictionaryVersion": .integer(Int64(version)),
                    "NSExtensionActivationUsesStrictMatching": .bool(isStrict),
                ]
                for value: Int64 in 0...2 {
                    for key in keys + bounds + ["NSExtensionActivationSupportsText"] {
                        var rule = base
                        rule[key] = .integer(value)
                        rules.append(.dictionary(rule))
                        rule["NSExtensionActivationSupportsText"] = .bool(value != 1)
                        rules.append(.dictionary(rule))
                    }
                }
            }
        }
        let questions = [
            "public.plain-text", "public.text", "public.data", "public.url", "public.image", "public.item",
        ]
        rules += questions.map { .string(rule(asking: "UTI-CONFORMS-TO", $0)) }
        rules += questions.map { .string(rule(asking: "UTI-EQUALS", $0)) }
        return rules
    }()

    private static func rule(asking question: String, _ type: String) -> String {
        """
        SUBQUERY(extensionItems, $item, SUBQUERY($item.attachments, $attachment,
            ANY $attachment.registeredTypeIdentifiers \(question) "\(type)").@count == $item.attachments.@count).@count >= 1
        """
    }

    @Test func `rules that do not ask for what was found answer as without it`() {
        let shares: [([[[String]]], [[[String]]])] = [
            ([[["public.plain-text"]]], [[Self.types]]),
            ([[["public.plain-text"], ["public.url"]]], [[Self.types, ["public.url"]]]),
            ([[["public.jpeg"], ["public.plain-text"]]], [[["public.jpeg"], Self.types]]),
            ([[["public.plain-text"]], [["public.plain-text"]]], [[Self.types], [Self.types]]),
        ]
        var offered = 0
        for (plain, detected) in shares {
            let (plain, detected) = (ActivationInput(items: plain), ActivationInput(items: detected))
            for value in Self.rules {
                let rule = LodgerActivation.ActivationRule(value)
                #expect(rule.isValid)
                #expect(rule.isOffered(for: plain) == rule.isOffered(for: detected), "\(value)")
                if rule.isOffered(for: plain) { offered += 1 }
            }
        }
        #expect(offered > 50)
    }
}
