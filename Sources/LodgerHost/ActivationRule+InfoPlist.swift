// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
package import LodgerTypes

extension ActivationRule {
    /// The rule in an extension's Info.plist, and what is wrong with where it stands.
    ///
    /// - Returns: No rule where the Info.plist has none.
    package static func inInfoDictionary(
        _ info: PropertyListValue
    ) -> (rule: ActivationRule?, diagnostics: [Diagnostic]) {
        let value = info["NSExtension"]?["NSExtensionAttributes"]?["NSExtensionActivationRule"]
        var diagnostics = LodgerActivation.ActivationRule.misplacedKeys(inInfoDictionary: info).map(Diagnostic.init)
        if value == nil { diagnostics.append(.missing) }
        return (value.map { ActivationRule($0) }, diagnostics)
    }
}

extension ActivationRule.Diagnostic {
    /// An extension without a rule.
    static var missing: Self {
        Self(
            code: "rule-missing",
            isError: true,
            line: 1,
            column: 1,
            message: "the Info.plist has no activation rule, so the extension is never offered",
            fix: "add NSExtensionActivationRule to NSExtensionAttributes of NSExtension"
        )
    }
}
