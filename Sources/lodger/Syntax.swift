// SPDX-License-Identifier: Apache-2.0

/// An option of a command.
struct OptionSyntax {
    /// With its two hyphens.
    let name: String
    /// What stands for its value in the help; nil for an option without one.
    let value: String?
    /// One phrase for the help.
    let summary: String

    init(_ name: String, value: String? = nil, _ summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }
}

/// What a command takes.
struct CommandSyntax {
    /// The word that chooses it.
    let name: String
    /// One sentence for the list of commands.
    let summary: String
    /// What stands for its words in the help, such as `APP…`.
    let words: String
    /// How many words it takes besides its options.
    let wordCount: ClosedRange<Int>
    let options: [OptionSyntax]
    /// A command line that works.
    let example: String
    /// Whether everything behind the first word is for somebody else.
    let passesRest: Bool

    init(
        name: String,
        summary: String,
        words: String,
        wordCount: ClosedRange<Int>,
        options: [OptionSyntax],
        example: String,
        passesRest: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.words = words
        self.wordCount = wordCount
        self.options = options
        self.example = example
        self.passesRest = passesRest
    }

    /// Options that every command takes.
    static let common = [
        OptionSyntax("--json", "print one JSON document, and nothing else, on standard output"),
        OptionSyntax("--home", value: "DIR", "keep everything in DIR instead of the person's own home"),
        OptionSyntax("--runtime-version", value: "X.Y", "behave as that older runtime"),
        OptionSyntax("--quiet", "print no more than is asked for"),
        OptionSyntax("--verbose", "print what helps to find a fault"),
        OptionSyntax("--help", "print this help"),
    ]

    /// Options by which items are given.
    static let items = [
        OptionSyntax("--text", value: "T", "share the text T; - reads standard input"),
        OptionSyntax("--no-detection", "do not look for links, numbers, dates and addresses in the text"),
        OptionSyntax("--items", value: "FILE", "share the items that a JSON file describes"),
        OptionSyntax("--title", value: "T", "give the item a title"),
        OptionSyntax("--content-text", value: "T", "give the item text that goes with its attachments"),
    ]
}
