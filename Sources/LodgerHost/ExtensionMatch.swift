// SPDX-License-Identifier: Apache-2.0

/// Whether an extension is offered for items, and why.
public struct ExtensionMatch: Sendable {
    /// The extension.
    public let identity: ExtensionIdentity
    /// Whether it is offered.
    public let isOffered: Bool
    /// Why, condition by condition.
    public let explanation: ActivationRule.Clause
    /// What kept its rule from being evaluated.
    public let diagnostics: [ActivationRule.Diagnostic]
}
