// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
public import LodgerTypes

/// What an extension says it accepts: a dictionary of limits or a predicate.
///
/// ```swift
/// let rule = ActivationRule(.dictionary(["NSExtensionActivationSupportsText": .bool(true)]))
/// rule.isOffered(for: [ExtensionItem(attachments: [.text("Hi")])])  // true
/// ```
public struct ActivationRule: Sendable {
    /// One condition of a rule, how it came out and why.
    public struct Clause: Hashable, Sendable {
        /// The place of an attachment among the items.
        public struct Place: Hashable, Sendable {
            /// The item, counted from 0.
            public var item: Int
            /// The attachment of the item, counted from 0.
            public var attachment: Int
        }

        /// The condition, as the rule states it.
        public var text: String
        /// Whether it holds.
        public var result: Bool
        /// Why, in words.
        public var reason: String
        /// The attachments that made it so.
        public var attachments: [Place]
        /// The conditions that it is made of.
        public var children: [Clause]
    }

    /// Something about a rule that its author should know.
    public struct Diagnostic: Hashable, Sendable {
        /// What it is, such as `rule-malformed`.
        public var code: String
        /// Whether it keeps the extension from being offered, or is likely to be a mistake.
        public var isError: Bool
        /// The line of the rule's text, counted from 1.
        public var line: Int
        /// The column in the line, counted from 1.
        public var column: Int
        /// What was found; for a predicate followed by its line with a mark under the place.
        public var message: String
        /// What to write instead.
        public var fix: String?
    }

    private let rule: LodgerActivation.ActivationRule

    /// A rule by the value that an Info.plist holds for it.
    ///
    /// A rule with faults is a rule that offers nothing.
    public init(_ value: PropertyListValue) {
        rule = LodgerActivation.ActivationRule(value)
    }

    /// Whether the rule has no faults.
    public var isValid: Bool { rule.isValid }

    /// Whether an extension with this rule is offered for items.
    public func isOffered(for items: [ExtensionItem], catalog: TypeCatalog = .system) -> Bool {
        rule.isOffered(for: ActivationInput(items, catalog: catalog))
    }

    /// Why an extension with this rule is offered for items, or not; nil for a rule with faults.
    public func explanation(for items: [ExtensionItem], catalog: TypeCatalog = .system) -> Clause? {
        explanation(for: ActivationInput(items, catalog: catalog))
    }

    /// What kept the rule from being evaluated for items.
    public func diagnostics(for items: [ExtensionItem], catalog: TypeCatalog = .system) -> [Diagnostic] {
        rule.diagnostics(for: ActivationInput(items, catalog: catalog)).map(Diagnostic.init)
    }

    /// Faults, and traps that rules of this kind have.
    public func lint() -> [Diagnostic] { rule.lint().map(Diagnostic.init) }

    /// Whether an extension with this rule is offered for each of the usual shares.
    public func matrix() -> [(share: String, isOffered: Bool)] {
        rule.matrix().map { (share: $0.share, isOffered: $0.offered) }
    }
}

extension ActivationRule {
    func isOffered(for input: ActivationInput) -> Bool { rule.isOffered(for: input) }

    func explanation(for input: ActivationInput) -> Clause? { rule.explanation(for: input).map(Clause.init) }

    func diagnostics(for input: ActivationInput) -> [Diagnostic] {
        rule.diagnostics(for: input).map(Diagnostic.init)
    }
}

extension ActivationInput {
    /// The types of items, which are all that rules see.
    init(_ items: [ExtensionItem], catalog: TypeCatalog) {
        self.init(items: items.map { $0.attachments.map(\.registeredTypeIdentifiers) }, catalog: catalog)
    }
}

extension ActivationRule.Clause {
    fileprivate init(_ clause: LodgerActivation.Clause) {
        text = clause.text
        result = clause.result
        reason = clause.reason
        attachments = clause.attachments.map { Place(item: $0.item, attachment: $0.attachment) }
        children = clause.children.map(ActivationRule.Clause.init)
    }
}

extension ActivationRule.Diagnostic {
    init(_ diagnostic: LodgerActivation.Diagnostic) {
        code = diagnostic.code.description
        isError = diagnostic.severity == .error
        line = diagnostic.line
        column = diagnostic.column
        message = diagnostic.message
        fix = diagnostic.fix
    }
}
