// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost
internal import LodgerTypes

/// The command `lodger rule`.
enum RuleCommand: Command {
    static let syntax = CommandSyntax(
        name: "rule",
        summary: "Check an activation rule: is it offered for items, and what is odd about it?",
        words: "check | lint",
        wordCount: 1...1,
        options: [
            OptionSyntax("--rule", value: "FILE", "the rule as a property list or JSON, or an Info.plist that has it"),
            OptionSyntax("--predicate", value: "TEXT", "the rule as a predicate"),
            OptionSyntax("--items", value: "FILE", "with check: the items, as JSON"),
        ],
        example: "lodger rule check --rule Info.plist --items items.json"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let rule = try RuleFile.read(arguments)
        switch arguments.words[0] {
        case "check":
            guard let file = arguments.value("--items") else {
                throw HostError(
                    .badInput,
                    "lodger rule check needs --items FILE.",
                    fix: "Write {\"extensionItems\": […]}."
                )
            }
            return check(rule, try ItemsFile.read(file), session.console)
        case "lint": return lint(rule, session.console)
        case let word:
            throw HostError(.badInput, "lodger rule does not know “\(word)”.", fix: "Say check or lint.")
        }
    }

    private static func check(_ file: RuleFile, _ items: [ExtensionItem], _ console: Console) -> Int32 {
        let isOffered = file.rule?.isOffered(for: items) ?? false
        let explanation = file.rule?.explanation(for: items)
        let found = (file.rule?.diagnostics(for: items) ?? []) + file.diagnostics
        let diagnostics = found + (file.rule?.lint() ?? []).filter { !found.contains($0) }
        console.say(isOffered ? "offered" : "not offered")
        if let explanation { console.say(explanation.tree()) }
        console.tell(diagnostics)
        console.document(
            .object([
                "offered": .bool(isOffered),
                "valid": .bool(file.isValid),
                "diagnostics": .array(diagnostics.map(JSONValue.init)),
                "explanation": explanation.map { JSONValue($0) } ?? .null,
            ])
        )
        return isOffered ? Status.done : Status.refused
    }

    private static func lint(_ file: RuleFile, _ console: Console) -> Int32 {
        let diagnostics = (file.rule?.lint() ?? []) + file.diagnostics
        let matrix = file.rule?.matrix() ?? []
        console.tell(diagnostics)
        if file.isValid {
            console.say("offered for the usual shares:")
            console.say(Help.columns(matrix.map { ($0.share, $0.isOffered ? "yes" : "no") }))
        }
        console.document(
            .object([
                "valid": .bool(file.isValid),
                "diagnostics": .array(diagnostics.map(JSONValue.init)),
                "matrix": .object(
                    Dictionary(matrix.map { ($0.share, JSONValue.bool($0.isOffered)) }) { first, _ in first }
                ),
            ])
        )
        return file.isValid && !diagnostics.contains { $0.isError } ? Status.done : Status.refused
    }
}
