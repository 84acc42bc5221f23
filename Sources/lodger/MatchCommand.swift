// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// The command `lodger match`.
enum MatchCommand: Command {
    static let syntax = CommandSyntax(
        name: "match",
        summary: "Show which extensions are offered for items, and why the others are not.",
        words: "INPUT…",
        wordCount: 0...10_000,
        options: [OptionSyntax("--point", value: "P", "only those of one extension point")] + CommandSyntax.items,
        example: "lodger match photo.jpg"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let items = try InputItems.read(arguments, skippingWords: 0)
        let matches = try await session.host().matches(for: items, point: arguments.value("--point"))
        for match in matches {
            session.console.say("\(match.isOffered ? "offered" : "not offered")  \(match.identity.id)")
            session.console.say(match.explanation.tree(indentedBy: 1))
            session.console.tell(match.diagnostics)
        }
        if matches.isEmpty { session.console.remark("No extension is installed. Install an app: lodger install APP.") }
        session.console.document(
            .object([
                "extensionItems": .array(items.map { JSONValue($0) }),
                "extensions": .array(matches.map(JSONValue.init)),
            ])
        )
        return matches.contains { $0.isOffered } ? Status.done : Status.refused
    }
}

extension JSONValue {
    fileprivate init(_ match: ExtensionMatch) {
        self = .object([
            "id": .string(match.identity.id),
            "offered": .bool(match.isOffered),
            "explanation": JSONValue(match.explanation),
            "diagnostics": .array(match.diagnostics.map(JSONValue.init)),
        ])
    }
}
