// SPDX-License-Identifier: Apache-2.0

/// The texts of `--help`.
enum Help {
    /// Of the program.
    static func text(_ commands: [any Command.Type]) -> String {
        let list = commands.map { ($0.syntax.name, $0.syntax.summary) }
        return """
            lodger runs app extensions: finds, vets, matches and starts them, each in a process of its own.

            usage: lodger COMMAND [WORDS…] [OPTIONS]

            commands:
            \(columns(list))

            options of every command:
            \(columns(CommandSyntax.common.map(row)))

            `lodger COMMAND --help` says more. Exit status: 0 done, 1 a clear no, 2 wrong usage, 3 something is missing.
            """
    }

    /// Of a command.
    static func text(_ syntax: CommandSyntax) -> String {
        let words = syntax.words.isEmpty ? "" : " \(syntax.words)"
        return """
            \(syntax.summary)

            usage: lodger \(syntax.name)\(words) [OPTIONS]

            options:
            \(columns((syntax.options + CommandSyntax.common).map(row)))

            example:
              \(syntax.example)
            """
    }

    private static func row(_ option: OptionSyntax) -> (String, String) {
        (option.value.map { "\(option.name) \($0)" } ?? option.name, option.summary)
    }

    /// Two columns, the first as wide as it must be.
    static func columns(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { first, second in
            let space = String(repeating: " ", count: width - first.count + 2)
            return "  \(first)\(space)\(second)"
        }.joined(separator: "\n")
    }
}
