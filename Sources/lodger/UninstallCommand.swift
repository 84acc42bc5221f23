// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// The command `lodger uninstall`.
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
        var uninstalled: [String] = []
        var failure: HostError?
        for identifier in arguments.words {
            do throws(HostError) {
                try await host.uninstall(identifier, removingData: arguments.has("--data"))
                uninstalled.append(identifier)
                session.console.say("Removed \(identifier).")
            } catch {
                failure = error
                session.console.report(error)
            }
        }
        var document: [String: JSONValue] = ["uninstalled": JSONValue(uninstalled)]
        if let failure { document["error"] = JSONValue(failure) }
        session.console.document(.object(document))
        return failure.map(Status.of) ?? Status.done
    }
}
