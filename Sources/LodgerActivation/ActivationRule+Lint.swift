// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes
internal import Predicates

extension ActivationRule {
    /// Everything about the rule that is wrong or surprises people, with what to write instead where that is known.
    package func lint() -> [Diagnostic] {
        var diagnostics = problems
        switch form {
        case .invalid:
            if let text = value.string, Self.mentionsTruePredicate(text) { diagnostics.append(Self.truePredicate()) }
            return diagnostics
        case .dictionary(let rule):
            diagnostics += DictionaryLint(values: value.dictionary ?? [:], rule: rule).diagnostics()
        case .predicate(let predicate, _):
            diagnostics += PredicateLint(predicate: predicate).diagnostics()
        }
        return diagnostics + reach()
    }

    /// What the rule does on the usual shares: everything, nothing or an error.
    private func reach() -> [Diagnostic] {
        let errors = UsualShares.all.lazy.flatMap { diagnostics(for: $0.input) }.filter { $0.code == .evaluation }
        let failure = errors.first.map { [$0] } ?? []
        let offered = matrix().count { $0.offered }
        if offered == UsualShares.all.count {
            return failure + [
                Diagnostic(
                    .always,
                    .warning,
                    "the rule accepts every usual share, even one without attachments",
                    fix: "name the types that the extension accepts"
                )
            ]
        }
        if offered == 0, !isEmptyDictionary {
            return failure + [
                Diagnostic(
                    .never,
                    .warning,
                    "the rule accepts none of the usual shares",
                    fix: "check its types and counts, unless it is for types of your own"
                )
            ]
        }
        return failure
    }

    private var isEmptyDictionary: Bool {
        if case .dictionary(let rule) = form { rule.isEmpty } else { false }
    }

    static func truePredicate(line: Int = 1, column: Int = 1) -> Diagnostic {
        Diagnostic(
            .truePredicate,
            .error,
            line: line,
            column: column,
            "TRUEPREDICATE accepts everything; extensions with it are refused for distribution",
            fix: "name the types that the extension accepts"
        )
    }

    /// Whether the word stands in a text that cannot be read as a predicate.
    private static func mentionsTruePredicate(_ text: String) -> Bool {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0.uppercased() == "TRUEPREDICATE" }
    }
}

extension ActivationRule {
    /// The keys of activation rules that an Info.plist has where nothing reads them.
    package static func misplacedKeys(inInfoDictionary info: PropertyListValue) -> [Diagnostic] {
        let attributes = "NSExtensionAttributes"
        let rule = "\(attributes).\(ruleKey)"
        let extensionDictionary = info["NSExtension"]
        let places: [(dictionary: PropertyListValue?, name: String)] = [
            (info, "the top level"), (extensionDictionary, "NSExtension"),
            (extensionDictionary?[attributes], attributes),
        ]
        var diagnostics: [Diagnostic] = []
        for (dictionary, name) in places {
            for key in (dictionary?.dictionary ?? [:]).keys.sorted() where key.hasPrefix(DictionaryRule.Key.prefix) {
                if key == ruleKey {
                    guard name != attributes else { continue }
                    diagnostics.append(misplaced(key, name, "move it into NSExtension.\(attributes)"))
                } else {
                    diagnostics.append(misplaced(key, name, "move it into NSExtension.\(rule)"))
                }
            }
        }
        return diagnostics
    }

    /// The rule of an extension's Info.plist, if it has one where the system reads it.
    package init?(infoDictionary info: PropertyListValue) {
        guard let value = info["NSExtension"]?["NSExtensionAttributes"]?[Self.ruleKey] else { return nil }
        self.init(value)
    }

    static let ruleKey = "NSExtensionActivationRule"

    static func misplaced(_ key: String, _ place: String, _ fix: String) -> Diagnostic {
        Diagnostic(.misplacedKey, .warning, "misplaced key: \(key) has no effect in \(place)", fix: fix)
    }
}
