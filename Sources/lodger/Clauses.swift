// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

extension ActivationRule.Clause {
    /// The clause and what it is made of, as indented lines.
    func tree(indentedBy depth: Int = 0) -> String {
        let indent = String(repeating: "  ", count: depth)
        let line = "\(indent)\(result ? "yes" : "no ")  \(reason)\(shownText)"
        return ([line] + children.map { $0.tree(indentedBy: depth + 1) }).joined(separator: "\n")
    }
}

extension ActivationRule.Clause {
    /// The condition itself, where the reason does not speak for it: on one line, cut where it is long.
    private var shownText: String {
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        guard !words.isEmpty, !reason.contains(words) else { return "" }
        return "  ‹\(words.count > 80 ? words.prefix(79) + "…" : words)›"
    }
}

extension Console {
    /// Prints diagnostics for people: the place, what was found, what to write.
    func tell(_ diagnostics: [ActivationRule.Diagnostic]) {
        for diagnostic in diagnostics {
            let kind = diagnostic.isError ? "error" : "warning"
            say(
                "\(kind) \(diagnostic.code), line \(diagnostic.line), column \(diagnostic.column): \(diagnostic.message)"
            )
            if let fix = diagnostic.fix { say("  → \(fix)") }
        }
    }
}

extension JSONValue {
    init(_ clause: ActivationRule.Clause) {
        self = .object([
            "text": .string(clause.text),
            "result": .bool(clause.result),
            "reason": .string(clause.reason),
            "attachments": .array(
                clause.attachments.map { .array([.integer(Int64($0.item)), .integer(Int64($0.attachment))]) }
            ),
            "children": .array(clause.children.map { JSONValue($0) }),
        ])
    }

    init(_ diagnostic: ActivationRule.Diagnostic) {
        self = .object([
            "code": .string(diagnostic.code),
            "severity": .string(diagnostic.isError ? "error" : "warning"),
            "line": .integer(Int64(diagnostic.line)),
            "column": .integer(Int64(diagnostic.column)),
            "message": .string(diagnostic.message),
            "fix": JSONValue(diagnostic.fix),
        ])
    }
}
