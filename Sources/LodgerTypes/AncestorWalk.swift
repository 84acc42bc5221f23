// SPDX-License-Identifier: Apache-2.0

/// Finds everything that a declared type conforms to; cycles are harmless.
struct AncestorWalk {
    /// How a walk ended.
    enum Ending {
        /// Everything was found.
        case complete
        /// Everything was found, the type itself too.
        case cycle
        /// There are more than a catalogue takes; the nearest were found.
        case limit
    }

    private let entries: [DeclaredTypes.Entry]
    /// The walk that last came by each type.
    private var visits: [Int]

    init(_ entries: [DeclaredTypes.Entry]) {
        self.entries = entries
        visits = Array(repeating: -1, count: SystemTypes.count + entries.count)
    }

    /// Walks up from a type, breadth first.
    mutating func ancestors(ofEntryAt place: Int) -> (ancestors: [Int], ending: Ending) {
        let start = SystemTypes.count + place
        var found: [Int] = []
        var ending = Ending.complete
        var next = 0
        var parents = entries[place].parents
        while true {
            for parent in parents where visits[parent] != place {
                visits[parent] = place
                if parent == start {
                    ending = .cycle
                } else if found.count == DeclarationLimit.ancestors {
                    return (found, .limit)
                } else {
                    found.append(parent)
                }
            }
            guard next < found.count else { return (found, ending) }
            parents = self.parents(of: found[next])
            next += 1
        }
    }

    private func parents(of number: Int) -> [Int] {
        number < SystemTypes.count ? Array(SystemTypes.parents[number]) : entries[number - SystemTypes.count].parents
    }
}
