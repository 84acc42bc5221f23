// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes
internal import Predicates

/// What an extension accepts: the value of NSExtensionActivationRule, ready to be asked often.
package struct ActivationRule: Sendable {
    enum Form: Sendable {
        case predicate(Predicate, SharePlan?)
        case dictionary(DictionaryRule)
        case invalid
    }

    /// The value as the Info.plist has it.
    package let value: PropertyListValue
    let form: Form
    /// What keeps the rule from ever being satisfied, if it cannot be read.
    package let problems: [Diagnostic]

    package init(_ value: PropertyListValue) {
        self.value = value
        switch value {
        case .string(let text):
            do throws(PredicateError) {
                let predicate = try Predicate(text)
                form = .predicate(predicate, SharePlan(predicate.tree))
                problems = []
            } catch {
                form = .invalid
                problems = [Diagnostic(malformed: error)]
            }
        case .dictionary(let values):
            form = .dictionary(DictionaryRule(values))
            problems = []
        default:
            form = .invalid
            problems = [
                Diagnostic(
                    .wrongType,
                    .error,
                    "the rule is of kind \(value.kindName), so the extension is never offered",
                    fix: "write a dictionary of limits or a predicate string"
                )
            ]
        }
    }

    /// Whether the rule can be read.
    package var isValid: Bool {
        if case .invalid = form { false } else { true }
    }

    /// Whether the extension is offered for a share.
    package func isOffered(for input: ActivationInput) -> Bool {
        switch form {
        case .predicate(let predicate, let plan):
            if let plan, let table = input.conformance { return plan.holds(for: table) }
            return (try? predicate.evaluate(with: input.object, types: input.catalog)) ?? false
        case .dictionary(let rule): return rule.holds(for: input)
        case .invalid: return false
        }
    }

    /// Why the extension is offered for a share or not, or `nil` where the rule cannot be read.
    package func explanation(for input: ActivationInput) -> Clause? {
        switch form {
        case .predicate(let predicate, _): PredicateClauses(input: input).clause(of: predicate)
        case .dictionary(let rule): rule.explanation(for: input)
        case .invalid: nil
        }
    }

    /// What a person should know who asks about one share: why the rule cannot be read or evaluated, or accepts nothing.
    package func diagnostics(for input: ActivationInput) -> [Diagnostic] {
        switch form {
        case .invalid: return problems
        case .dictionary(let rule): return rule.isEmpty ? [Self.emptyRule] : []
        case .predicate(let predicate, _):
            do throws(PredicateError) {
                _ = try predicate.evaluate(with: input.object, types: input.catalog)
                return []
            } catch {
                return [Diagnostic(evaluation: error)]
            }
        }
    }

    static let emptyRule = Diagnostic(
        .never,
        .error,
        "the dictionary has no condition, so the extension is never offered",
        fix: "name what the extension accepts, such as NSExtensionActivationSupportsText"
    )
}
