// SPDX-License-Identifier: Apache-2.0

/// Finds what somebody meant to type.
enum NearestName {
    /// The name that differs least, if it is near enough to be meant.
    static func find(_ name: String, among names: [String]) -> String? {
        let near = names.map { (name: $0, distance: distance(name, $0)) }
        guard let best = near.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, min(name.count, 24) / 3) ? best.name : nil
    }

    /// The number of characters to insert, remove, replace or swap with their neighbour (Damerau and Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first.prefix(64))
        let second = Array(second.prefix(64))
        var rows = [Array(0...second.count)]
        for (i, character) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var distance = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (character == other ? 0 : 1))
                if i > 0, j > 0, character == second[j - 1], first[i - 1] == other {
                    distance = min(distance, rows[i - 1][j - 1] + 1)
                }
                row.append(distance)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
