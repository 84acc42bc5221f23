// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// Where a command speaks: people's text or one document on standard output, diagnostics on standard error.
struct Console {
    let isJSON: Bool
    let isQuiet: Bool
    let isVerbose: Bool

    /// Prints for people; nothing where a document is asked for.
    func say(_ line: String) {
        if !isJSON { Self.write(line) }
    }

    /// Prints what is not asked for but good to know.
    func remark(_ line: String) {
        if !isJSON, !isQuiet { Self.write(line) }
    }

    /// Prints the document, where one is asked for.
    func document(_ value: @autoclosure () -> JSONValue) {
        if isJSON { Self.write(value().text()) }
    }

    /// Tells people of an error, its reasons and what to do.
    func report(_ error: HostError) {
        var lines = ["lodger: \(error.message)"]
        for reason in error.reasons where reason.message != error.message && !error.message.hasSuffix(reason.message) {
            lines.append("  \(reason.code): \(reason.message)")
        }
        if let fix = error.fix { lines.append("  → \(fix)") }
        if !error.log.isEmpty {
            lines.append("  the extension's last lines:")
            lines += error.log.map { "  | \($0)" }
        }
        StandardError.print(lines.joined(separator: "\n"))
    }

    /// Asks a question that only a person can answer.
    func confirm(_ question: String) -> Bool {
        guard !isJSON, isatty(0) == 1, isatty(1) == 1 else { return true }
        Self.write(question + " [y/N] ", terminator: "")
        guard let answer = readLine() else { return false }
        return ["y", "yes"].contains(answer.lowercased())
    }

    /// Writes to standard output; where nobody reads any more, the program ends as others do.
    private static func write(_ text: String, terminator: String = "\n") {
        if !StandardOutput.print(text, terminator: terminator) { exit(1) }
    }
}
