// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF
internal import LodgerTypes

extension InfoDictionary {
    /// The identifier that every bundle has.
    mutating func bundleIdentifier() -> String? {
        guard let identifier = requiredString("CFBundleIdentifier") else { return nil }
        if BundleIdentifier.isValid(identifier) { return identifier }
        reportForm(
            "CFBundleIdentifier is “\(identifier.prefix(100))”, and must be a reverse domain name.",
            fix: "Use letters, digits, hyphens and dots as in org.example.Notes, at most "
                + "\(BundleIdentifier.mostCharacters) characters."
        )
        return nil
    }

    /// The name for people, where the bundle has one.
    var displayName: String? {
        [values["CFBundleDisplayName"], values["CFBundleName"]].compactMap { $0?.string }.first { !$0.isEmpty }
    }

    /// The oldest runtime that the bundle declares it runs on.
    mutating func minimumRuntime() -> ExtensionNote.Version? {
        guard let text = string("MinimumOSVersion") else { return nil }
        if let version = ExtensionNote.Version(text) { return version }
        reportForm(
            "MinimumOSVersion is “\(text.prefix(100))”, and must be a version such as 1.0.",
            fix: "Write the oldest Lodger runtime that the bundle runs on."
        )
        return nil
    }
}
