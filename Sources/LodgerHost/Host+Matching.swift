// SPDX-License-Identifier: Apache-2.0

internal import LodgerActivation
internal import LodgerBundles
internal import LodgerRegistry
internal import LodgerTypes

extension Host {
    /// Every extension, offered for the items or not, with the reasons.
    ///
    /// - Parameters:
    ///   - items: What the person selected.
    ///   - point: Only extensions of this extension point; nil for all.
    /// - Returns: Those that are offered first, of them the last used ones, then by name.
    /// - Throws: A `HostError` where the home cannot be used.
    public func matches(for items: [ExtensionItem], point: String? = nil) throws(HostError) -> [ExtensionMatch] {
        let catalog = try catalog()
        let input = ActivationInput(items, catalog: Self.types(catalog))
        let matches = catalog.extensions
            .filter { point == nil || $0.pointIdentifier == point }
            .map { Self.match($0, input) }
        let lastUse = LastUse(home: home)
        return matches.enumerated()
            .map { (place: $0.offset, match: $0.element, used: lastUse.time(of: $0.element.identity.id)) }
            .sorted { left, right in
                if left.match.isOffered != right.match.isOffered { return left.match.isOffered }
                if left.used != right.used { return left.used > right.used }
                return left.place < right.place
            }
            .map(\.match)
    }

    /// The extensions that are offered for items, now and whenever apps are installed, replaced or removed.
    ///
    /// ```swift
    /// for try await offered in host.extensions(for: items) { show(offered) }
    /// ```
    ///
    /// - Parameters:
    ///   - items: What the person selected.
    ///   - point: Only extensions of this extension point; nil for all.
    /// - Returns: Lists, the last used extension first, then by name. It ends with a `HostError` where the home cannot
    ///   be used, and otherwise with the task that reads it.
    public nonisolated func extensions(
        for items: [ExtensionItem],
        matching point: String? = nil
    ) -> OfferedExtensions {
        OfferedExtensions(host: self, items: items, point: point)
    }

    /// The system's types and those that apps declare.
    static func types(_ catalog: Catalog) -> TypeCatalog {
        let declarations = catalog.apps.flatMap { app -> [TypeDeclarations] in
            guard let bundle = app.reading.bundle else { return [] }
            let informations = [bundle.information] + bundle.extensions.map(\.information)
            return
                informations
                .filter { $0["UTExportedTypeDeclarations"] != nil || $0["UTImportedTypeDeclarations"] != nil }
                .map { TypeDeclarations(owner: bundle.identifier, infoPropertyList: .dictionary($0)) }
        }
        return declarations.isEmpty ? .system : TypeCatalog(declarations: declarations)
    }

    private static func match(_ entry: CatalogEntry, _ input: ActivationInput) -> ExtensionMatch {
        let identity = ExtensionIdentity(entry)
        guard entry.state == .ready, let bundle = entry.bundle else {
            let reason = entry.reasons.first { $0.severity == .error }?.message ?? "It is \(entry.state.rawValue)."
            return ExtensionMatch(identity: identity, isOffered: false, explanation: .notReady(reason), diagnostics: [])
        }
        guard let value = bundle.activationRule else {
            let missing = ActivationRule.Diagnostic.missing
            return ExtensionMatch(
                identity: identity,
                isOffered: false,
                explanation: ActivationRule.Clause(text: "no rule", result: false, reason: missing.message),
                diagnostics: [missing]
            )
        }
        let rule = ActivationRule(value)
        let diagnostics = rule.diagnostics(for: input)
        let isOffered = rule.isOffered(for: input)
        return ExtensionMatch(
            identity: identity,
            isOffered: isOffered,
            explanation: rule.explanation(for: input)
                ?? ActivationRule.Clause(
                    text: "rule",
                    result: isOffered,
                    reason: diagnostics.first?.message ?? "The rule cannot be evaluated."
                ),
            diagnostics: diagnostics
        )
    }
}

extension ActivationRule.Clause {
    fileprivate init(text: String, result: Bool, reason: String) {
        self.init(text: text, result: result, reason: reason, attachments: [], children: [])
    }

    fileprivate static func notReady(_ reason: String) -> Self {
        Self(text: "state", result: false, reason: reason)
    }
}
