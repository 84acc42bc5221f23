// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem
internal import Predicates

/// What reading and evaluating predicates cost, next to a peer in the same run.
enum PredicateFigures {
    private static let rounds = 5

    static func print(peer: PredicatePeer?) throws {
        var table = Table()
        for _ in 0..<rounds {
            try measure(&table)
            if let peer { try measure(peer, &table) }
        }
        let title = columns(["", "", "Lodger", "peer", "ratio"])
        Swift.print("predicates, in nanoseconds: medians of \(rounds) rounds\n\n\(title)")
        for (name, _) in PredicateExpressions.all {
            for action in ["parse", "evaluate"] {
                let (own, other) = (table.median("\(name) \(action)"), table.median("peer \(name) \(action)"))
                let ratio = other.isFinite ? "1/\(Table.padded(other / own, width: 0).dropFirst())" : "-"
                Swift.print(columns([name, action, number(own), number(other), ratio]))
            }
        }
        if peer == nil { Swift.print("\nno peer: see make bench-predicates") }
    }

    private static func measure(_ table: inout Table) throws {
        for (name, text) in PredicateExpressions.all {
            var predicate = try Predicate(text)
            table.add("\(name) parse", try Nanoseconds.median(of: 2000) { predicate = try Predicate(text) })
            var count = 0
            let evaluating = try Nanoseconds.median(of: 10_000) {
                if try predicate.evaluate(with: PredicateExpressions.object) { count += 1 }
            }
            guard count > 0 else { throw WrongAnswer() }
            table.add("\(name) evaluate", evaluating)
        }
    }

    private static func measure(_ peer: PredicatePeer, _ table: inout Table) throws {
        let answers = try peer.measure(PredicateExpressions.all.map(\.text))
        for ((name, _), answer) in zip(PredicateExpressions.all, answers) {
            guard let answer else { continue }
            guard answer.holds else { throw WrongAnswer() }
            table.add("peer \(name) parse", answer.parsing)
            table.add("peer \(name) evaluate", answer.evaluating)
        }
    }

    private static func number(_ value: Double) -> String { String(Table.padded(value, width: 0).dropFirst()) }

    private static func columns(_ cells: [String]) -> String {
        zip(cells, [16, 10, -12, -12, -10]).map { cell, width in
            let space = String(repeating: " ", count: max(0, abs(width) - cell.count))
            return width < 0 ? space + cell : cell + space
        }.joined()
    }
}
