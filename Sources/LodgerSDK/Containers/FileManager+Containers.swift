// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
    /// The folder that apps and extensions of one team share under a group's name.
    ///
    /// - Returns: The folder, or `nil` where the entitlement `com.apple.security.application-groups` of this
    ///   extension, or of this app, does not name the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        RuntimeEnvironment.current.groupPaths[groupIdentifier].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// The folder that is this extension's, or this containing app's, alone; `nil` in other programs.
    public var appExtensionContainerURL: URL? {
        RuntimeEnvironment.current.containerPath.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
