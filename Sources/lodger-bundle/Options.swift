// SPDX-License-Identifier: Apache-2.0

/// The options of a command line with their values.
struct Options {
    private var values: [String: [String]] = [:]

    /// Options that take any number of values, up to the next option.
    private static let lists: Set = ["--resource", "--appex", "--framework"]
    /// Options that take none.
    private static let switches: Set = ["--app"]

    init(_ arguments: some Sequence<String>, known: Set<String>) throws(PackError) {
        var current: String?
        for argument in arguments {
            if argument.hasPrefix("--") {
                try Self.checkComplete(current, values)
                guard known.contains(argument) else { throw Self.unknown(argument, among: known) }
                guard values[argument] == nil || Self.lists.contains(argument) else {
                    throw PackError(.unusable, "\(argument) is given twice")
                }
                values[argument, default: []] += []
                current = argument
            } else {
                guard let option = current, !Self.switches.contains(option),
                    Self.lists.contains(option) || values[option, default: []].isEmpty
                else { throw PackError(.unusable, "\"\(argument)\" belongs to no option") }
                values[option, default: []].append(argument)
            }
        }
        try Self.checkComplete(current, values)
    }

    /// The value of an option that must be there.
    func required(_ option: String) throws(PackError) -> String {
        guard let value = values[option]?.first else {
            throw PackError(.unusable, "\(option) is missing", fix: "lodger-bundle --help shows how to pack")
        }
        return value
    }

    /// The value of an option that may be absent.
    func optional(_ option: String) -> String? { values[option]?.first }

    /// The values of an option that may be repeated.
    func list(_ option: String) -> [String] { values[option] ?? [] }

    private static func checkComplete(_ option: String?, _ values: [String: [String]]) throws(PackError) {
        guard let option, !switches.contains(option), values[option, default: []].isEmpty else { return }
        throw PackError(.unusable, "\(option) needs a value")
    }

    private static func unknown(_ option: String, among known: Set<String>) -> PackError {
        let nearest = known.sorted().min { $0.distance(to: option) < $1.distance(to: option) }
        return PackError(
            .unusable,
            "there is no option \(option) here" + (nearest.map { "; did you mean \($0)?" } ?? ""),
            fix: "lodger-bundle --help shows what there is"
        )
    }
}

extension String {
    /// How many letters must be changed, added or removed to make another text.
    fileprivate func distance(to other: String) -> Int {
        let letters = Array(other.prefix(64))
        var row = Array(0...letters.count)
        for (index, letter) in prefix(64).enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherLetter) in letters.enumerated() {
                let replaced = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[letters.count]
    }
}
