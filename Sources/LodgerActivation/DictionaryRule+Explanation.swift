// SPDX-License-Identifier: Apache-2.0

extension DictionaryRule {
    /// Why the rule accepts or refuses a share.
    func explanation(for input: ActivationInput) -> Clause {
        let result = holds(for: input)
        let text = "activation dictionary, version \(version < 2 ? 1 : version), \(isStrict ? "strict" : "not strict")"
        if isEmpty {
            return Clause(text: text, result: false, reason: "the dictionary has no condition, so it accepts nothing")
        }
        if input.attachmentCount == 0 {
            return Clause(
                text: text,
                result: false,
                reason: "nothing is shared, and a dictionary accepts only shares with attachments"
            )
        }
        let children =
            bounds(input) + limits.map { clause($0, input) } + refusals.map { clause($0, input) }
            + (accepted.isEmpty ? [] : [acceptance(input)])
        let reason = children.first { !$0.result }?.reason ?? "every condition holds"
        return Clause(
            text: text,
            result: result,
            reason: reason,
            attachments: input.places { _ in true },
            children: children
        )
    }

    private func bounds(_ input: ActivationInput) -> [Clause] {
        let count = Int64(input.attachmentCount)
        let all = input.places { _ in true }
        func clause(_ key: Key, _ bound: Int64, _ words: String, _ result: Bool) -> Clause {
            Clause(
                text: "\(key.name) = \(bound)",
                result: result,
                reason:
                    "\(count) \(key.noun(count)), \(words) \(bound) \(key == .attachmentsMinimum ? "needed" : "allowed")",
                attachments: all
            )
        }
        return [
            minimum.map { clause(.attachmentsMinimum, $0, "at least", count >= $0) },
            maximum.map { clause(.attachmentsMaximum, $0, "at most", count <= $0) },
        ].compactMap(\.self)
    }

    private func clause(_ limit: Limit, _ input: ActivationInput) -> Clause {
        let places = input.places { $0.kinds.contains(limit.kind) }
        let count = Int64(places.count)
        return Clause(
            text: "\(limit.key.name) = \(limit.maximum)",
            result: count <= limit.maximum,
            reason: "\(count) \(limit.key.noun(count)), at most \(limit.maximum) allowed",
            attachments: places
        )
    }

    private func clause(_ refusal: Refusal, _ input: ActivationInput) -> Clause {
        let places = input.places { refusal.refuses($0.kinds) }
        let count = Int64(places.count)
        let reason =
            count == 0
            ? "no \(refusal.key.noun(1)) is shared"
            : "\(input.name(of: places[0])) is refused: an explicit 0 in version 2 allows no \(refusal.key.noun(1))"
        return Clause(text: "\(refusal.key.name) = 0", result: count == 0, reason: reason, attachments: places)
    }

    private func acceptance(_ input: ActivationInput) -> Clause {
        let matching = input.places { !$0.kinds.isDisjoint(with: accepted) }
        let others = input.places { $0.kinds.isDisjoint(with: accepted) }
        if isStrict {
            let why = version < 2 ? "the rule is version 1" : "the rule uses strict matching"
            return Clause(
                text: "every attachment is of an accepted kind",
                result: others.isEmpty,
                reason: others.first.map {
                    "\(input.name(of: $0)) is of no accepted kind; \(why), so every attachment must be"
                } ?? "every attachment is of an accepted kind",
                attachments: others.isEmpty ? matching : others
            )
        }
        return Clause(
            text: "at least one attachment is of an accepted kind",
            result: !matching.isEmpty,
            reason: matching.first.map { "\(input.name(of: $0)) is of an accepted kind" }
                ?? "no attachment is of an accepted kind",
            attachments: matching
        )
    }
}
