// SPDX-License-Identifier: Apache-2.0

/// Finds what somebody meant to type.
enum NearestName {
    /// The name that differs least, if it is near enough to be meant.
    static func find(_ name: String, among names: [String]) -> String? {
        let near = names.map { (name: $0, distance: distance(name, $0)) }
        guard let best = near.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, min(name.count, 24) / 3) ? best.name : nil
    }

    /// The number of characters to insert, remove or replace (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let first = Array(first.prefix(64)), second = Array(second.prefix(64))
        var row = Array(0...second.count)
        for (i, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (character == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[second.count]
    }
}
