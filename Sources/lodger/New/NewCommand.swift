// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// The command `lodger new`.
enum NewCommand: Command {
    static let syntax = CommandSyntax(
        name: "new",
        summary: "Write a package for a first extension, ready to build.",
        words: "NAME",
        wordCount: 1...1,
        options: [
            OptionSyntax("--point", value: "P", "the extension point instead of com.apple.ui-services"),
            OptionSyntax("--language", value: "swift|c", "what it is written in; swift if not said"),
        ],
        example: "lodger new Greeter --language swift"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let names = try ExtensionNames(
            arguments.words[0],
            point: arguments.value("--point") ?? "com.apple.ui-services"
        )
        let template: PackageTemplate
        switch arguments.value("--language") ?? "swift" {
        case "swift": template = .swift(names)
        case "c": template = .c(names)
        case let other:
            throw HostError(.badInput, "There is no template for “\(other)”.", fix: "Say --language swift or c.")
        }
        let path = try template.write(to: names.name)
        session.console.say("Wrote \(path). Next:")
        for line in template.commands { session.console.say("  \(line)") }
        session.console.document(.object(["created": .string(path)]))
        return Status.done
    }
}
