// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

/// A sound containing app on the disk.
package struct AppBundle: Hashable, Sendable {
    /// The bundle's folder.
    package var path: String
    /// The identifier.
    package var identifier: String
    /// The build's version.
    package var version: String
    /// The version for people, where it has one.
    package var shortVersion: String?
    /// The name for people.
    package var name: String
    /// The app's program, where it has one.
    package var executablePath: String?
    /// What it asks to share.
    package var entitlements: Entitlements
    /// The folder of code that app and extensions share, where it has one.
    package var frameworksPath: String?
    /// The sound extensions in it.
    package var extensions: [ExtensionBundle]
    /// All keys of the Info.plist.
    package var information: [String: PropertyListValue]
}
