// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// Finds what is odd about an activation dictionary.
struct DictionaryLint {
    let values: [String: PropertyListValue]
    let rule: DictionaryRule

    func diagnostics() -> [Diagnostic] {
        var diagnostics = rule.isEmpty ? [ActivationRule.emptyRule] : []
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            if let key = DictionaryRule.Key(name: name) {
                diagnostics += check(key, value)
            } else if name == ActivationRule.ruleKey || name.hasPrefix("NSExtension") && !isActivation(name) {
                diagnostics.append(
                    ActivationRule.misplaced(name, "the rule", "move it out of \(ActivationRule.ruleKey)")
                )
            } else {
                let nearest = Spelling.nearest(to: name, in: DictionaryRule.Key.allCases.map(\.name))
                diagnostics.append(
                    Diagnostic(
                        .unknownKey,
                        .warning,
                        "\(name) is no key of activation rules and has no effect",
                        fix: nearest.map { "did you mean \($0)?" }
                    )
                )
            }
        }
        return diagnostics + interplay()
    }

    private func isActivation(_ name: String) -> Bool { name.hasPrefix(DictionaryRule.Key.prefix) }

    private func check(_ key: DictionaryRule.Key, _ value: PropertyListValue) -> [Diagnostic] {
        let isFlag = key == .text || key == .usesStrictMatching
        let fix = "write \(isFlag ? "true or false" : "a whole number")"
        func odd(_ message: String) -> [Diagnostic] {
            [Diagnostic(.value, .warning, "\(key.name): \(message)", fix: fix)]
        }
        guard let number = DictionaryRule.number(value) else {
            switch value {
            case .integer, .real, .string: return odd("a negative number counts as if the key were absent")
            default: return odd("a value of kind \(value.kindName) counts as if the key were absent")
            }
        }
        switch value {
        case .string: return odd("a string is read by its leading number, here as \(number)")
        case .real: return odd("a fraction is cut off, here to \(number)")
        case .bool where !isFlag: return odd("true counts as 1 and false as 0")
        default: return []
        }
    }

    /// What keys do to each other.
    private func interplay() -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let file = DictionaryRule.Key.file.name
        let url = DictionaryRule.Key.webURL.name
        if rule.accepted.contains(.file), let limit = rule.limits.first(where: { $0.kind == .url }) {
            diagnostics.append(
                Diagnostic(
                    .fileURL,
                    .warning,
                    "\(url): next to \(file), the URLs of files count too, so at most \(limit.maximum) files from disk fit",
                    fix: "raise \(url) to what \(file) allows"
                )
            )
        }
        if rule.accepted.contains(.file), rule.refusals.contains(where: { $0.kind == .url }) {
            diagnostics.append(
                Diagnostic(
                    .fileURL,
                    .warning,
                    "\(url): an explicit 0 in version 2 refuses the URLs of files too, so no file from disk fits",
                    fix: "leave \(url) out"
                )
            )
        }
        if let minimum = rule.minimum, let maximum = rule.maximum, minimum > maximum {
            diagnostics.append(
                Diagnostic(
                    .value,
                    .warning,
                    "the rule needs at least \(minimum) and at most \(maximum) attachments",
                    fix: "raise \(DictionaryRule.Key.attachmentsMaximum.name)"
                )
            )
        }
        return diagnostics
    }
}
