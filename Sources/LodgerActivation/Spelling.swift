// SPDX-License-Identifier: Apache-2.0

/// Guesses what a misspelt word was meant to be.
enum Spelling {
    /// The candidate that differs least, if it differs little; over-long words are not guessed at.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        guard word.utf8.count <= 128 else { return nil }
        let best = candidates.map { (candidate: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
        guard let best, best.distance <= max(2, best.candidate.count / 5) else { return nil }
        return best.candidate
    }

    /// How many characters must be inserted, removed or replaced.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right.lowercased())
        var row = Array(0...right.count)
        for (index, character) in left.lowercased().enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let replaced = diagonal + (character == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
