// SPDX-License-Identifier: Apache-2.0

internal import LodgerContainers
internal import LodgerHost

/// The command `lodger group`.
enum GroupCommand: Command {
    static let syntax = CommandSyntax(
        name: "group",
        summary: "Show the folders that apps and extensions of one team share.",
        words: "path GROUP | list",
        wordCount: 1...2,
        options: [],
        example: "lodger group path group.org.lodger.Notes"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let words = arguments.words
        let host = try session.host()
        switch (words[0], words.count) {
        case ("path", 2):
            let path = try await host.groupPath(words[1])
            session.console.say(path)
            session.console.document(.object(["path": .string(path)]))
        case ("list", 1):
            let groups = try await host.groups()
            for group in groups { session.console.say("\(group.bytes)\t\(group.owner.identifier)\t\(group.path)") }
            session.console.document(.object(["containers": .array(groups.map { JSONValue($0) })]))
        default:
            throw HostError(
                .badInput,
                "lodger group does not know “\(words.joined(separator: " "))”.",
                fix: "Say path GROUP or list."
            )
        }
        return Status.done
    }
}
