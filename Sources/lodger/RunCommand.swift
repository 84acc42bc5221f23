// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import LodgerHost
internal import LodgerTypes

/// `lodger run`
enum RunCommand: Command {
    static let syntax = CommandSyntax(
        name: "run",
        summary: "Hand an extension items and show what comes back.",
        words: "ID INPUT…",
        wordCount: 1...10_000,
        options: [
            OptionSyntax("--out", value: "DIR", "write returned attachments into DIR"),
            OptionSyntax("--timeout", value: "S", "end the extension after S seconds instead of 30"),
        ] + CommandSyntax.items,
        example: "lodger run org.lodger.WordCount.Count letter.txt"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let identifier = arguments.words[0]
        let deadline = try deadline(arguments)
        let items = try InputItems.read(arguments, skippingWords: 1)
        var files: ReturnedFiles?
        if let folder = arguments.value("--out") { files = try ReturnedFiles(folder: folder) }

        let response = try await session.host().perform(to: identifier, items: items, deadline: deadline)
        return try RunReport(response: response, console: session.console).finish(&files)
    }

    private static func deadline(_ arguments: Arguments) throws(HostError) -> Duration {
        guard let text = arguments.value("--timeout") else { return .seconds(30) }
        guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
            throw HostError(.badInput, "“\(text)” is no number of seconds up to a day.", fix: "Give --timeout 30.")
        }
        return .milliseconds(Int64(seconds * 1000))
    }
}
