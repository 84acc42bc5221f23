// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What can be opened by the name of a suite; only `UserDefaults`.
public protocol SuiteOpening {}

extension UserDefaults: SuiteOpening {}

extension SuiteOpening {
    /// The defaults that apps and extensions of one team share under a group's name.
    ///
    /// A suite that the entitlements do not name is this process's own and is never shared. Pass a `String`: with a
    /// `String?` Swift chooses Foundation's initialiser, which knows no groups.
    ///
    /// - Parameter suiteName: The group's name; the own bundle identifier gives `nil`.
    public init?(suiteName: String) {
        let environment = RuntimeEnvironment.current
        guard suiteName != environment.bundleIdentifier, suiteName != UserDefaults.globalDomain else { return nil }
        let folder = environment.groupPaths[suiteName] ?? environment.containerPath
        guard let folder, !suiteName.contains("/"), suiteName != "..", !suiteName.isEmpty else {
            // Outside of Lodger the suite is what Foundation makes of it.
            guard let plain = UserDefaults(suiteName: suiteName as String?) as? Self else { return nil }
            self = plain
            return
        }
        let path = "\(folder)/Library/Preferences/\(suiteName).plist"
        guard let suite = SuiteDefaults(file: SharedPropertyList(path: path)) as? Self else { return nil }
        self = suite
    }
}
