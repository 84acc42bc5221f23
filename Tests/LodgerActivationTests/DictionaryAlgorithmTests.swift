// SPDX-License-Identifier: Apache-2.0

import LodgerActivation
import LodgerTypes
import Testing

/// The dictionary algorithm once more, node by node and attachment by attachment, without any of the rule's shortcuts.
private struct PlainAlgorithm {
    struct TypeNode {
        let key: String
        let children: [TypeNode]
    }

    static let roots = [
        TypeNode(
            key: "SupportsFileWithMaxCount",
            children: [
                TypeNode(key: "SupportsImageWithMaxCount", children: []),
                TypeNode(key: "SupportsMovieWithMaxCount", children: []),
            ]
        ),
        TypeNode(key: "SupportsText", children: []),
        TypeNode(key: "SupportsWebURLWithMaxCount", children: []),
        TypeNode(key: "SupportsWebPageWithMaxCount", children: []),
    ]

    let rule: [String: Int]
    let attachments: [[String]]
    var accepted: [String] = []
    var conditions: [Bool] = []

    static func offers(_ rule: [String: Int], _ attachments: [[String]]) -> Bool {
        var algorithm = PlainAlgorithm(rule: rule.filter { $0.value >= 0 }, attachments: attachments)
        return algorithm.run()
    }

    mutating func run() -> Bool {
        guard !attachments.isEmpty else { return false }
        let isStrict = rule["UsesStrictMatching", default: 0] > 0 || rule["DictionaryVersion", default: 0] < 2
        if let least = rule["SupportsAttachmentsWithMinCount"] { conditions.append(attachments.count >= least) }
        if let most = rule["SupportsAttachmentsWithMaxCount"] { conditions.append(attachments.count <= most) }
        for root in Self.roots { visit(root, parent: nil, isStrict) }
        if !accepted.isEmpty {
            let matches = attachments.map { attachment in accepted.contains { counts($0, attachment) } }
            conditions.append(isStrict ? !matches.contains(false) : matches.contains(true))
        }
        return !conditions.isEmpty && !conditions.contains(false)
    }

    private mutating func visit(_ node: TypeNode, parent: String?, _ isStrict: Bool) {
        let value = rule[node.key]
        if let value, value > 0 {
            accepted.append(node.key)
            if node.key != "SupportsText" {
                conditions.append(attachments.filter { counts(node.key, $0) }.count <= value)
            }
        } else if value == 0, !isStrict {
            let excused = node.children.map(\.key).filter { rule[$0, default: 0] > 0 } + (parent.map { [$0] } ?? [])
            conditions.append(
                !attachments.contains { attachment in
                    counts(node.key, attachment) && !excused.contains { counts($0, attachment) }
                }
            )
        }
        let passedOn = value ?? 0 > 0 ? node.key : nil
        for child in node.children { visit(child, parent: passedOn, isStrict) }
    }

    private func counts(_ key: String, _ attachment: [String]) -> Bool {
        attachment.contains { type in
            func isA(_ other: String) -> Bool { TypeCatalog.system.conforms(type, to: other) }
            switch key {
            case "SupportsImageWithMaxCount": return isA("public.image")
            case "SupportsMovieWithMaxCount": return isA("public.movie")
            case "SupportsText": return isA("public.text")
            case "SupportsWebPageWithMaxCount": return isA("com.apple.active-webpage")
            case "SupportsWebURLWithMaxCount":
                return isA("public.url")
                    && (rule["SupportsFileWithMaxCount", default: 0] > 0 || !isA("public.file-url"))
            default:
                let others = ["public.text", "public.url", "com.apple.property-list", "com.apple.active-webpage"]
                return isA("public.file-url")
                    || (isA("public.data") || isA("public.directory")) && !others.contains(where: isA)
            }
        }
    }
}

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

@Suite struct DictionaryAlgorithmTests {
    static let keys = [
        "DictionaryVersion", "UsesStrictMatching", "SupportsAttachmentsWithMinCount", "SupportsAttachmentsWithMaxCount",
        "SupportsFileWithMaxCount", "SupportsImageWithMaxCount", "SupportsMovieWithMaxCount", "SupportsText",
        "SupportsWebURLWithMaxCount", "SupportsWebPageWithMaxCount",
    ]
    static let types = [
        ["public.url"], ["public.url", "com.apple.active-webpage"], ["public.plain-text"], ["public.jpeg"],
        ["public.svg-image"],
        ["public.jpeg", "public.file-url"], ["com.apple.quicktime-movie"], ["com.adobe.pdf", "public.file-url"],
        ["public.folder"],
        ["public.mp3"], ["com.apple.property-list"], ["org.example.private"], ["public.file-url"], ["public.html"], [],
    ]

    @Test(arguments: 0..<4)
    func `random rules and shares get the answer of the plain algorithm`(seed: Int) {
        var random = SeededNumbers(state: UInt64(seed))
        var offered = 0
        for _ in 0..<30_000 {
            var rule: [String: Int] = [:]
            for key in Self.keys where Int.random(in: 0..<5, using: &random) < 2 {
                rule[key] = Int.random(in: -1...4, using: &random)
            }
            var attachments: [[String]] = []
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                attachments.append(Self.types[Int.random(in: 0..<Self.types.count, using: &random)])
            }
            let expected = PlainAlgorithm.offers(rule, attachments)
            let value = ActivationCase.limits(rule.mapValues { .integer(Int64($0)) })
            let input = ActivationInput(items: [attachments])
            let activation = ActivationRule(value)
            guard activation.isOffered(for: input) == expected, activation.explanation(for: input)?.result == expected
            else {
                Issue.record("\(rule) on \(attachments): expected \(expected)")
                return
            }
            offered += expected ? 1 : 0
        }
        // Both answers must occur often, or the comparison says little.
        #expect(offered > 3_000 && offered < 27_000)
    }
}
