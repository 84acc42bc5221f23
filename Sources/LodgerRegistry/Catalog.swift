// SPDX-License-Identifier: Apache-2.0

package import LodgerBundles

/// The apps and extensions that were found.
package struct Catalog: Hashable, Sendable {
    /// An app that was found, sound or not.
    package struct App: Hashable, Sendable {
        /// What reading it gave.
        package let reading: AppReading
        /// The team that it belongs to.
        package let team: String?
        /// Whether it is not installed, but found where it was built.
        package let isDevelopment: Bool
    }

    /// The apps, in the order of the search path.
    package let apps: [App]
    /// The extensions, sorted by name and then by identifier.
    package let extensions: [CatalogEntry]

    /// Gathers what was found; an identifier that stands twice belongs to the first.
    init(apps: [App]) {
        self.apps = apps
        var owners: [String: String] = [:]
        var entries: [CatalogEntry] = []
        for app in apps {
            for reading in app.reading.extensions {
                var entry = CatalogEntry(reading, of: app)
                if let identifier = reading.identifier {
                    if let owner = owners[identifier] {
                        entry.shadow(by: owner)
                    } else {
                        owners[identifier] = reading.path
                    }
                }
                entries.append(entry)
            }
        }
        extensions = entries.sorted { ($0.name, $0.identifier, $0.path) < ($1.name, $1.identifier, $1.path) }
    }

    /// The extension with an identifier; of several, the one that is not shadowed.
    package func entry(identifier: String) -> CatalogEntry? {
        let candidates = extensions.filter { $0.identifier == identifier }
        return candidates.first { $0.state == .ready } ?? candidates.first
    }

    /// The extensions of an extension point.
    package func entries(point: String) -> [CatalogEntry] {
        extensions.filter { $0.pointIdentifier == point }
    }
}

extension CatalogEntry {
    fileprivate init(_ reading: ExtensionReading, of app: Catalog.App) {
        let isSound = reading.bundle != nil && app.reading.bundle != nil
        self.init(
            identifier: reading.identifier ?? reading.path,
            appIdentifier: app.reading.identifier,
            name: reading.displayName,
            pointIdentifier: reading.pointIdentifier,
            version: reading.version,
            team: app.team,
            path: reading.path,
            isDevelopment: app.isDevelopment,
            state: isSound ? .ready : .refused,
            reasons: reading.findings + app.reading.findings,
            bundle: reading.bundle,
            app: app.reading.bundle
        )
    }

    fileprivate mutating func shadow(by path: String) {
        state = .refused
        reasons.append(
            Finding(
                .identifierDuplicate,
                path: self.path,
                message: "\(path) has the identifier \(identifier) too, and is found first.",
                fix: "Remove one of the two, or give it another identifier."
            )
        )
    }
}
