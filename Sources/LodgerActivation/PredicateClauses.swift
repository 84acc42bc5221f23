// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Predicates

/// Turns the explanation of a predicate into clauses that name attachments.
struct PredicateClauses {
    let input: ActivationInput

    func clause(of predicate: Predicate) -> Clause {
        let (explanation, error) = predicate.explanation(with: input.object, types: input.catalog)
        var clause = clause(explanation)
        if let error {
            clause.result = false
            clause.reason = "the evaluation ends with an error: \(error.message)"
        }
        return clause
    }

    private func clause(_ explanation: Explanation) -> Clause {
        let attachments = attachments(explanation.matches)
        return Clause(
            text: explanation.text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
            result: explanation.result,
            reason: reason(explanation, attachments),
            attachments: attachments,
            children: explanation.children.map(clause)
        )
    }

    /// The attachments that paths of positions lead to: the first is an item, the second one of its attachments.
    private func attachments(_ paths: [[Int]]) -> [Clause.Attachment] {
        var found: Set<Clause.Attachment> = []
        var result: [Clause.Attachment] = []
        for path in paths {
            guard let item = path.first, input.items.indices.contains(item) else { continue }
            let positions = path.count > 1 ? path[1]..<path[1] + 1 : input.items[item].indices
            for position in positions where input.items[item].indices.contains(position) {
                let place = Clause.Attachment(item: item, attachment: position)
                if found.insert(place).inserted { result.append(place) }
            }
        }
        return result
    }

    private func reason(_ explanation: Explanation, _ attachments: [Clause.Attachment]) -> String {
        guard !explanation.outcomes.isEmpty else { return "not reached" }
        if explanation.outcomes.contains(where: { $0.path.count > 1 }) { return reason(attachments) }
        if let outcome = explanation.outcomes.first, outcome.detail.isEmpty {
            if explanation.children.isEmpty { return explanation.result ? "always true" : "always false" }
            let failing = explanation.children.count { !$0.result }
            return failing == 0 ? "every part is true" : "\(failing) of \(explanation.children.count) parts false"
        }
        return explanation.outcomes.prefix(8).map { outcome in
            let item = outcome.path.first.map { "item \($0 + 1): " } ?? ""
            let counted = outcome.path.isEmpty ? "item" : "attachment"
            let words = CountWords.reason(of: explanation.text, compared: outcome.detail, counted: counted)
            return item + (words ?? "compares \(outcome.detail), \(outcome.result ? "true" : "false")")
        }.joined(separator: "; ")
    }

    private func reason(_ attachments: [Clause.Attachment]) -> String {
        guard !attachments.isEmpty else { return "true for no attachment" }
        return "true for " + attachments.prefix(8).map { input.name(of: $0) }.joined(separator: ", ")
            + (attachments.count > 8 ? " and \(attachments.count - 8) more" : "")
    }
}
