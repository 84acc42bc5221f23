// SPDX-License-Identifier: Apache-2.0

package import LodgerELF
package import LodgerTypes

/// A sound app extension on the disk.
package struct ExtensionBundle: Hashable, Sendable {
    /// The bundle's folder.
    package var path: String
    /// The identifier, which begins with the app's.
    package var identifier: String
    /// The identifier of the containing app, where the extension lies in one.
    package var appIdentifier: String?
    /// The name for people.
    package var displayName: String
    /// The build's version.
    package var version: String
    /// The version for people, where it has one.
    package var shortVersion: String?
    /// The extension point that it is for.
    package var pointIdentifier: String
    /// The class that answers requests, such as `ShareNote.RequestHandler`.
    package var principalClass: String?
    /// The data of the extension point, kept whether known or not.
    package var attributes: [String: PropertyListValue]
    /// What the extension accepts: the value of NSExtensionActivationRule.
    package var activationRule: PropertyListValue?
    /// The script to run on web pages.
    package var scriptPath: String?
    /// The oldest runtime that the Info.plist declares it runs on.
    package var minimumRuntime: ExtensionNote.Version?
    /// The shared library.
    package var executablePath: String
    /// What the shared library says about itself.
    package var note: ExtensionNote
    /// What it asks to share.
    package var entitlements: Entitlements
    /// All keys of the Info.plist.
    package var information: [String: PropertyListValue]
}
