// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
internal import LodgerTypes

/// What asking many rules about one share costs, and asking whether one type conforms to another.
enum RuleFigures {
    private static let count = 1000

    static func print() {
        let share = [[["public.jpeg", "public.file-url"], ["public.plain-text"]]]
        let rules = MixedRules.values(count: count).map(ActivationRule.init)
        let input = ActivationInput(items: share)
        let unreadable = rules.count { !$0.isValid }
        var offered = 0
        let asking = Nanoseconds.median(of: 20) { offered = rules.count { $0.isOffered(for: input) } }
        var attachments = 0
        let preparing = Nanoseconds.median(of: 1000) { attachments = ActivationInput(items: share).attachmentCount }
        Swift.print(
            """

            activation rules

            \(count) mixed rules, one share of \(attachments) attachments: \(number(asking / 1000)) µs, \(offered) offered, \
            \(unreadable) unreadable
            looking the share's types up once: \(number(preparing / 1000)) µs

            conformance

            """
        )
        conformance()
    }

    private static func conformance() {
        let catalog = TypeCatalog.system
        for (type, other) in [
            ("public.jpeg", "public.item"), ("public.plain-text", "public.image"),
            ("org.lodger.detected-link", "public.text"),
        ] {
            let (first, second) = (catalog.resolve(type), catalog.resolve(other))
            var holding = 0
            let resolved = Nanoseconds.median(of: 100_000) { if catalog.conforms(first, to: second) { holding += 1 } }
            let named = Nanoseconds.median(of: 100_000) { if catalog.conforms(type, to: other) { holding += 1 } }
            Swift.print(
                "\(type) to \(other): \(number(resolved)) ns resolved, \(number(named)) ns by identifier, "
                    + (holding > 0 ? "yes" : "no")
            )
        }
    }

    private static func number(_ value: Double) -> String { String(Table.padded(value, width: 0).dropFirst()) }
}
