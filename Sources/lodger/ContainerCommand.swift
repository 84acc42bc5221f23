// SPDX-License-Identifier: Apache-2.0

internal import LodgerContainers
internal import LodgerHost

/// `lodger container`
enum ContainerCommand: Command {
    static let syntax = CommandSyntax(
        name: "container",
        summary: "Show or empty the folders that apps and extensions keep their data in.",
        words: "path ID | list | du | reset ID",
        wordCount: 1...2,
        options: [],
        example: "lodger container path org.lodger.WordCount.Count"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let words = arguments.words
        let host = try session.host()
        switch (words[0], words.count) {
        case ("path", 2):
            let path = try await host.containerPath(of: words[1])
            session.console.say(path)
            session.console.document(.object(["path": .string(path)]))
        case ("list", 1), ("du", 1):
            let containers = try await host.containers()
            for container in containers {
                session.console.say("\(container.bytes)\t\(container.owner.identifier)\t\(container.path)")
            }
            session.console.document(.object(["containers": .array(containers.map(JSONValue.init))]))
        case ("reset", 2):
            let path = try await host.resetContainer(of: words[1])
            session.console.say("Emptied \(path).")
            session.console.document(.object(["path": .string(path)]))
        default:
            throw HostError(
                .badInput,
                "lodger container does not know “\(words.joined(separator: " "))”.",
                fix: "Say path ID, list, du or reset ID."
            )
        }
        return Status.done
    }
}

extension JSONValue {
    fileprivate init(_ container: ContainerUsage) {
        self = .object([
            "id": .string(container.owner.identifier),
            "team": .string(container.owner.team),
            "path": .string(container.path),
            "bytes": .integer(Int64(clamping: container.bytes)),
        ])
    }
}
