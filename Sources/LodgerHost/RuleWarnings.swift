// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
internal import LodgerBundles

extension ExtensionBundle {
    /// What keeps an extension that is otherwise sound from being offered, or has it offered for everything.
    var ruleWarnings: [Finding] {
        guard let activationRule else {
            return [warning(.ruleMissing, "The extension has no activation rule, so it is never offered.", nil)]
        }
        let rule = LodgerActivation.ActivationRule(activationRule)
        if let problem = rule.problems.first {
            return [warning(.ruleMalformed, "The extension is never offered: \(problem.message)", problem.fix)]
        }
        return rule.lint().filter { $0.code == .truePredicate }.prefix(1).map {
            warning(.ruleTruePredicate, "The extension's rule: \($0.message).", $0.fix)
        }
    }

    private func warning(_ code: Finding.Code, _ message: String, _ fix: String?) -> Finding {
        Finding(code, severity: .warning, path: "\(path)/Info.plist", message: message, fix: fix)
    }
}
