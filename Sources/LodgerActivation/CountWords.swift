// SPDX-License-Identifier: Apache-2.0

/// Says in words what the usual condition of a rule asks: how many items or attachments must match.
enum CountWords {
    private static let limits = [
        ">=": "at least", "=>": "at least", ">": "more than", "<=": "at most", "=<": "at most", "<": "fewer than",
        "==": "exactly", "=": "exactly", "!=": "any number but", "<>": "any number but",
    ]

    /// A reason such as "0 attachments match, at least 1 needed".
    ///
    /// - Parameters:
    ///   - text: The condition.
    ///   - compared: Both sides as they came out, such as "0 and 1".
    ///   - counted: What is counted, in the singular.
    /// - Returns: Nothing where the condition does not compare how many of a subquery match.
    static func reason(of text: String, compared: String, counted: String) -> String? {
        let sides = compared.split(separator: " ")
        guard sides.count == 3, sides[1] == "and", let number = Int(sides[0]), let limit = Int(sides[2]),
            let end = text.ranges(of: ").@count ").last?.upperBound,
            let word = text[end...].split(separator: " ").first.flatMap({ limits[String($0)] })
        else { return nil }
        return "\(number) \(counted)\(number == 1 ? " matches" : "s match"), \(word) \(limit) needed"
    }
}
