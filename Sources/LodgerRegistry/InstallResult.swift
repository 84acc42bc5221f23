// SPDX-License-Identifier: Apache-2.0

package import LodgerBundles

/// What became of an app that was to be installed.
package enum InstallResult: Hashable, Sendable {
    /// It is installed.
    case installed(Installation)
    /// It is not, and nothing has changed.
    case refused(path: String, findings: [Finding])

    /// An installed app.
    package struct Installation: Hashable, Sendable {
        /// The app's identifier.
        package let identifier: String
        /// The app's version.
        package let version: String
        /// The team that it belongs to.
        package let team: String
        /// The identifiers of its extensions.
        package let extensions: [String]
        /// Where it is now.
        package let path: String
        /// What its author should know.
        package let warnings: [Finding]
    }
}
