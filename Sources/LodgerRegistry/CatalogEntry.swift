// SPDX-License-Identifier: Apache-2.0

package import LodgerBundles

/// An app extension that was found, sound or not.
package struct CatalogEntry: Hashable, Sendable {
    /// What may be done with an extension; later versions add states.
    package struct State: RawRepresentable, Hashable, Sendable {
        /// A lower-case word.
        package let rawValue: String

        /// It can be started.
        package static let ready = State(rawValue: "ready")
        /// Something is wrong with it; the reasons say what.
        package static let refused = State(rawValue: "refused")

        /// A state, known or not.
        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The identifier, or the bundle's path where it could not be read.
    package let identifier: String
    /// The containing app's identifier, as far as it could be read.
    package let appIdentifier: String?
    /// The name for people.
    package let name: String
    /// The extension point, as far as it could be read.
    package let pointIdentifier: String?
    /// The version, as far as it could be read.
    package let version: String?
    /// The team that it belongs to.
    package let team: String?
    /// The bundle's folder.
    package let path: String
    /// Whether it is not installed, but found where it was built.
    package let isDevelopment: Bool
    /// What may be done with it.
    package var state: State
    /// Everything found about it and its app.
    package var reasons: [Finding]
    /// The extension, if it is sound.
    package let bundle: ExtensionBundle?
    /// The containing app, if it is sound.
    package let app: AppBundle?
}
