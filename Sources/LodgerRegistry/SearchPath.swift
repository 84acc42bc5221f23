// SPDX-License-Identifier: Apache-2.0

package import LodgerContainers

/// The folders in which apps are looked for, the more important first.
package struct SearchPath: Hashable, Sendable {
    /// A folder of apps.
    package struct Place: Hashable, Sendable {
        /// The folder.
        package let path: String
        /// Whether its apps are not installed, but found where they were built.
        package let isDevelopment: Bool
    }

    /// The folders.
    package let places: [Place]

    /// The installed apps of a home, then the folders of a path as in `LODGER_EXTENSION_PATH`.
    ///
    /// - Parameters:
    ///   - home: The home.
    ///   - extensionPath: Folders with colons between them.
    ///   - currentFolder: What relative folders start from.
    package init(home: HomeFolder, extensionPath: String? = nil, currentFolder: String = "/") {
        let others = (extensionPath ?? "").split(separator: ":").map {
            Place(path: HomeFolder.absolute(String($0), from: currentFolder), isDevelopment: true)
        }
        places = [Place(path: home.applicationsPath, isDevelopment: false)] + others
    }
}
