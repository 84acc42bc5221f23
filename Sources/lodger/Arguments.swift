// SPDX-License-Identifier: Apache-2.0

/// What a person typed after a command's name, told apart.
struct Arguments {
    /// A word or option, in the order in which they were typed.
    enum Argument: Hashable {
        case word(String)
        case option(String, String?)
    }

    private(set) var all: [Argument] = []

    /// Tells words and options apart.
    ///
    /// - Parameters:
    ///   - typed: The words after the command's name.
    ///   - syntax: What the command takes.
    /// - Throws: A `UsageError` for what it does not take.
    init(_ typed: [String], _ syntax: CommandSyntax) throws(UsageError) {
        let options = syntax.options + CommandSyntax.common
        var rest = typed[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                all += rest.map { .word($0) }
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                all.append(.word(argument))
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw UsageError.unknown("option", parts[0], among: options.map(\.name), of: syntax)
            }
            switch (option.value, parts.count) {
            case (nil, 1): all.append(.option(option.name, nil))
            case (nil, _): throw UsageError("\(option.name) takes no value.", syntax)
            case (_?, 2): all.append(.option(option.name, parts[1]))
            case (let value?, _):
                guard let next = rest.popFirst() else { throw UsageError("\(option.name) needs \(value).", syntax) }
                all.append(.option(option.name, next))
            }
        }
        guard !has("--help") else { return }
        if words.count < syntax.wordCount.lowerBound {
            throw UsageError("\(syntax.name) needs \(syntax.words).", syntax)
        }
        if words.count > syntax.wordCount.upperBound {
            throw UsageError("\(syntax.name) does not take “\(words[syntax.wordCount.upperBound])”.", syntax)
        }
    }

    /// The words, without options.
    var words: [String] {
        all.compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// Whether an option was given.
    func has(_ name: String) -> Bool {
        all.contains { if case .option(name, _) = $0 { true } else { false } }
    }

    /// The value that was last given for an option.
    func value(_ name: String) -> String? {
        for case .option(name, let value?) in all.reversed() { return value }
        return nil
    }
}
