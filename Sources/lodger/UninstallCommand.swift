// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// `lodger uninstall`
enum UninstallCommand: Command {
    static let syntax = CommandSyntax(
        name: "uninstall",
        summary: "Remove apps, keeping their data unless told otherwise.",
        words: "ID…",
        wordCount: 1...1000,
        options: [OptionSyntax("--data", "remove the containers too")],
        example: "lodger uninstall org.lodger.WordCount"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let host = try session.host()
        for identifier in arguments.words {
            try await host.uninstall(identifier, removingData: arguments.has("--data"))
            session.console.say("Removed \(identifier).")
        }
        session.console.document(.object(["uninstalled": JSONValue(arguments.words)]))
        return Status.done
    }
}
