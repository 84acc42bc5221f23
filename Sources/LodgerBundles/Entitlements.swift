// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem
package import LodgerTypes

/// What a bundle asks to share or use beyond its own container.
package struct Entitlements: Hashable, Sendable {
    /// The app groups that it belongs to.
    package var applicationGroups: [String] = []
    /// All entitlements, known or not.
    package var values: [String: PropertyListValue] = [:]

    /// No entitlements.
    package init() {}
}

extension Entitlements {
    /// What every app group's identifier begins with.
    static let groupPrefix = "group."

    /// Reads `Entitlements.plist`, which a bundle need not have.
    static func read(in folder: borrowing Folder, at path: String, findings: inout [Finding]) -> Entitlements {
        var entitlements = Entitlements()
        guard let status = try? folder.status(of: "Entitlements.plist"), status.kind != .other else {
            return entitlements
        }
        switch InfoDictionary.read("Entitlements.plist", in: folder, at: path) {
        case .failure(let refusal):
            var finding = refusal.finding
            finding.code = .plistMalformed
            findings.append(finding)
        case .success(var file):
            entitlements.values = file.values
            let groups = file.strings("com.apple.security.application-groups") ?? []
            for group in groups {
                guard group.hasPrefix(groupPrefix), BundleIdentifier.isValid(group) else {
                    file.reportForm(
                        "“\(group)” is no app group.",
                        fix: "Name it like group.org.example.Notes: it begins with “group.”."
                    )
                    continue
                }
                entitlements.applicationGroups.append(group)
            }
            findings += file.findings
        }
        return entitlements
    }
}
