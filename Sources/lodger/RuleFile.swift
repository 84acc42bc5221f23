// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerBundles
internal import LodgerHost
internal import LodgerSystem
internal import LodgerTypes

/// A rule as it was given, with what is wrong about the file that it came in.
struct RuleFile {
    private static let mostBytes = 16 * 1024 * 1024

    /// The rule; nil where the Info.plist has none.
    let rule: ActivationRule?
    let diagnostics: [ActivationRule.Diagnostic]

    var isValid: Bool { rule?.isValid ?? false }

    static func read(_ arguments: Arguments) throws(HostError) -> RuleFile {
        switch (arguments.value("--rule"), arguments.value("--predicate")) {
        case (nil, let text?): return RuleFile(rule: ActivationRule(.string(text)), diagnostics: [])
        case (let path?, nil): return RuleFile(try value(path))
        default:
            throw HostError(.badInput, "lodger rule needs --rule FILE or --predicate TEXT.", fix: "Give one of them.")
        }
    }

    private init(rule: ActivationRule?, diagnostics: [ActivationRule.Diagnostic]) {
        self.rule = rule
        self.diagnostics = diagnostics
    }

    /// The rule in an Info.plist, or a value that is a rule itself.
    private init(_ value: PropertyListValue) {
        guard value["NSExtension"] != nil || value["CFBundleIdentifier"] != nil else {
            self.init(rule: ActivationRule(value), diagnostics: [])
            return
        }
        let (rule, diagnostics) = ActivationRule.inInfoDictionary(value)
        self.init(rule: rule, diagnostics: diagnostics)
    }

    private static func value(_ path: String) throws(HostError) -> PropertyListValue {
        let bytes: [UInt8]
        do throws(SystemError) {
            let file = try OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK, followsLinks: true)
            bytes = try file.contents(limit: mostBytes)
        } catch {
            throw HostError(.badInput, "\(path) cannot be read: \(error.reason).")
        }
        do throws(PropertyListError) {
            return try PropertyList.parse(bytes)
        } catch {
            if let document = try? JSONValue(parsing: bytes) { return document.propertyList }
            throw HostError(
                .badInput,
                "\(path) is neither a property list (\(error)) nor JSON.",
                fix: "Give the rule's value, or an Info.plist."
            )
        }
    }
}
