// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
package import LodgerTypes

extension ActivationRule {
    /// The rule in an extension's Info.plist, and rule keys that stand where they have no effect.
    ///
    /// - Returns: No rule where the Info.plist has none.
    package static func inInfoDictionary(_ info: PropertyListValue) -> (rule: ActivationRule?, misplaced: [Diagnostic]) {
        let value = info["NSExtension"]?["NSExtensionAttributes"]?["NSExtensionActivationRule"]
        let misplaced = LodgerActivation.ActivationRule.misplacedKeys(inInfoDictionary: info)
        return (value.map { ActivationRule($0) }, misplaced.map(Diagnostic.init))
    }
}
