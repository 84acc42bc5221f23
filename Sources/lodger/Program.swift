// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost
internal import LodgerSystem

/// The program: chooses a command, runs it and gives its exit status.
enum Program {
    static let version = "1.0.0"

    static let commands: [any (Command & SendableMetatype).Type] = [
        NewCommand.self, InstallCommand.self, UninstallCommand.self, ListCommand.self, RunCommand.self,
        ContainerCommand.self,
        GroupCommand.self, LaunchCommand.self,
        MatchCommand.self, RuleCommand.self, TypeCommand.self, DoctorCommand.self,
    ]

    static func run(_ typed: [String]) async -> Int32 {
        let isJSON = typed.prefix { $0 != "--" }.contains("--json")
        do throws(UsageError) {
            return try await choose(typed)
        } catch {
            let failure = HostError(.badInput, error.message, fix: error.fix)
            let console = Console(isJSON: isJSON, isQuiet: false, isVerbose: false)
            console.report(failure)
            console.document(.object(["error": JSONValue(failure)]))
            return Status.usage
        }
    }

    private static func choose(_ typed: [String]) async throws(UsageError) -> Int32 {
        let (name, rest) = split(typed)
        guard let name else {
            if rest.contains("--version") {
                print("lodger \(version)")
                return Status.done
            }
            guard rest.contains("--help") || rest.isEmpty else {
                throw UsageError("There is no command in “lodger \(rest.joined(separator: " "))”.", nil)
            }
            print(Help.text(commands))
            return rest.isEmpty ? Status.usage : Status.done
        }
        if name == "help" {
            print(Help.text(commands))
            return Status.done
        }
        guard let command = commands.first(where: { $0.syntax.name == name }) else {
            throw .unknown("command", name, among: commands.map { $0.syntax.name }, of: nil)
        }
        let arguments = try Arguments(rest, command.syntax)
        guard !arguments.has("--help") else {
            print(Help.text(command.syntax))
            return Status.done
        }
        return await run(command, arguments, try session(arguments, command.syntax))
    }

    /// Takes the command's name out of what was typed; options of every command may stand before it.
    private static func split(_ typed: [String]) -> (name: String?, rest: [String]) {
        var rest = typed
        var index = 0
        while index < rest.count {
            let word = rest[index]
            guard word.hasPrefix("-") else { return (rest.remove(at: index), rest) }
            let takesValue = CommandSyntax.common.contains { $0.name == word && $0.value != nil }
            index += takesValue ? 2 : 1
        }
        return (nil, rest)
    }

    private static func session(_ arguments: Arguments, _ syntax: CommandSyntax) throws(UsageError) -> Session {
        var configuration = HostConfiguration(homePath: arguments.value("--home"))
        if configuration.homePath == "" { throw UsageError("--home needs DIR.", syntax) }
        if let text = arguments.value("--runtime-version") {
            guard let version = RuntimeVersion(text) else {
                throw UsageError("“\(text)” is no version of the form X.Y.", syntax)
            }
            configuration.runtimeVersion = version
        }
        let console = Console(
            isJSON: arguments.has("--json"),
            isQuiet: arguments.has("--quiet"),
            isVerbose: arguments.has("--verbose")
        )
        return Session(console: console, configuration: configuration)
    }

    private static func run(_ command: any Command.Type, _ arguments: Arguments, _ session: Session) async -> Int32 {
        do throws(HostError) {
            return try await command.run(arguments, session)
        } catch {
            session.console.report(error)
            session.console.document(.object(["error": JSONValue(error)]))
            return Status.of(error)
        }
    }
}
