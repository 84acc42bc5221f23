// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// Activation rules of the shapes that apps ship, in about the proportions in which they ship them.
enum MixedRules {
    /// So many rules, of 20 always eleven dictionaries and nine predicates.
    static func values(count: Int) -> [PropertyListValue] {
        (0..<count).map { $0 % 20 < 11 ? dictionary($0) : .string(predicate($0)) }
    }

    // MARK: - Dictionaries

    private static func dictionary(_ index: Int) -> PropertyListValue {
        let some = Int64(1 + index % 10)
        let limits: [String: PropertyListValue] =
            switch index % 11 {
            case 0: ["ImageWithMaxCount": .integer(some)]
            case 1: ["Text": .bool(true), "WebURLWithMaxCount": .integer(1)]
            case 2: ["WebURLWithMaxCount": .integer(1), "WebPageWithMaxCount": .integer(1)]
            case 3: ["ImageWithMaxCount": .integer(some), "MovieWithMaxCount": .integer(some)]
            case 4:
                ["FileWithMaxCount": .string("\(some)"), "ImageWithMaxCount": .string("\(some)"), "Text": .integer(1)]
            case 5: ["Text": .bool(true)]
            case 6: ["WebURLWithMaxCount": .integer(1), "ImageWithMaxCount": .integer(0), "Text": .bool(false)]
            case 7: ["FileWithMaxCount": .integer(some), "AttachmentsWithMaxCount": .integer(some)]
            case 8: ["ImageWithMaxCount": .integer(some), "AttachmentsWithMinCount": .integer(1 + some % 2)]
            case 9:
                [
                    "FileWithMaxCount": .integer(some), "ImageWithMaxCount": .integer(some),
                    "MovieWithMaxCount": .integer(some),
                    "Text": .bool(true), "WebURLWithMaxCount": .integer(some), "WebPageWithMaxCount": .integer(1),
                ]
            default: ["FileWithMaxCount": .integer(-1), "ImageWithMaxCount": .integer(20)]
            }
        var rule = Dictionary(uniqueKeysWithValues: limits.map { ("NSExtensionActivationSupports\($0.key)", $0.value) })
        if index % 3 == 0 { rule["NSExtensionActivationDictionaryVersion"] = .integer(2) }
        if index % 6 == 0 { rule["NSExtensionActivationUsesStrictMatching"] = .bool(true) }
        return .dictionary(rule)
    }

    // MARK: - Predicates

    private static let types = [
        "public.image", "public.jpeg", "public.png", "public.heic", "com.compuserve.gif", "public.movie",
        "public.mpeg-4",
        "com.apple.quicktime-movie", "public.audio", "public.mp3", "public.url", "public.file-url", "public.plain-text",
        "public.text", "public.html", "public.rtf", "com.adobe.pdf", "public.data", "public.content", "public.item",
        "public.zip-archive", "public.folder", "public.vcard", "com.apple.property-list", "org.example.notes.note",
        "net.daringfireball.markdown", "public.json", "public.xml", "public.comma-separated-values-text",
    ]

    private static func predicate(_ index: Int) -> String {
        let (item, attachment) = [("$extensionItem", "$attachment"), ("$item", "$a"), ("$e", "$attachment")][index % 3]
        func type(_ offset: Int) -> String { types[(index + offset * 7) % types.count] }
        func conforms(_ offset: Int) -> String {
            "ANY \(attachment).registeredTypeIdentifiers UTI-CONFORMS-TO \"\(type(offset))\""
        }
        func inner(_ condition: String) -> String {
            "SUBQUERY(\(item).attachments, \(attachment), \(condition)).@count"
        }
        func outer(_ condition: String, _ count: String) -> String {
            "SUBQUERY(extensionItems, \(item), \(condition)).@count \(count)"
        }
        let all = "\(item).attachments.@count"
        return switch index % 20 - 11 {
        case 0: "TRUEPREDICATE"
        case 1: outer("\(inner(conforms(0))) == \(all)", "== 1")
        case 2: outer("\(inner("\(conforms(0)) || \(conforms(1)) || \(conforms(2))")) == \(all)", "> 0")
        case 3: outer("\(inner("(\(conforms(0)) OR \(conforms(1))) AND NOT (\(conforms(2)))")) >= 1", ">= 1")
        case 4: outer("\(inner(conforms(0))) == 1 AND \(inner(conforms(1))) <= 2", "== 1")
        case 5: "\(outer("\(inner(conforms(0))) == 1", "> 0") )\n\t|| \(outer("\(inner(conforms(1))) < 3", ">= 1"))\n"
        case 6: outer("\(inner((0..<9).map(conforms).joined(separator: "\n OR "))) == \(all)", "== 1")
        case 7: "NOT (\(outer("\(inner(conforms(3))) > 0", "> 0"))) AND \(outer("\(inner(conforms(0))) > 0", "== 1"))"
        default: outer("(\(inner("\(conforms(0)) AND \(conforms(1))")) == 1) OR (\(inner(conforms(2))) >= 1)", "== 1")
        }
    }
}
