// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// The command `lodger list`.
enum ListCommand: Command {
    static let syntax = CommandSyntax(
        name: "list",
        summary: "Show every extension that is found, and its state.",
        words: "",
        wordCount: 0...0,
        options: [OptionSyntax("--point", value: "P", "only those of one extension point")],
        example: "lodger list --point com.apple.ui-services"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let point = arguments.value("--point")
        let host = try session.host()
        let extensions = try await host.extensions().filter { point == nil || $0.pointIdentifier == point }
        session.console.document(.object(["extensions": .array(extensions.map(JSONValue.init))]))
        guard !session.console.isJSON else { return Status.done }
        if extensions.isEmpty {
            session.console.remark("No extension is installed. Install an app: lodger install APP.")
        }
        // A rule with faults keeps an extension from being offered, which is no fault of the bundle.
        let rules = session.console.isVerbose ? try await host.matches(for: []) : []
        let width = extensions.map(\.name.count).max() ?? 0
        for found in extensions {
            let space = String(repeating: " ", count: width - found.name.count)
            let state = found.state == .ready ? "" : "  \(found.state.rawValue)"
            session.console.say("\(found.name)\(space)  \(found.id) \(found.version ?? "")\(state)")
            if session.console.isVerbose {
                session.console.say("  point \(found.pointIdentifier ?? "unknown"), team \(found.team ?? "none")")
                session.console.say("  \(found.path)")
                session.console.tell(rules.first { $0.identity.id == found.id }?.diagnostics.filter(\.isError) ?? [])
            }
            for reason in found.reasons where found.state != .ready || session.console.isVerbose {
                session.console.say("  \(reason.code): \(reason.message)")
                if let fix = reason.fix { session.console.say("    → \(fix)") }
            }
        }
        return Status.done
    }
}
