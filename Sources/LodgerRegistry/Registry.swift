// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerBundles
package import LodgerContainers
package import LodgerELF
package import LodgerSystem

/// Finds apps and their extensions.
package struct Registry: Sendable {
    private static let mostApps = 10_000

    private let home: HomeFolder
    private let searchPath: SearchPath
    private let gate: VersionGate

    /// A registry of a home and what else is searched.
    package init(home: HomeFolder, searchPath: SearchPath, gate: VersionGate = VersionGate()) {
        self.home = home
        self.gate = gate
        self.searchPath = searchPath
    }

    /// Looks through the search path.
    ///
    /// Whatever is wrong with a bundle is a finding of that bundle. A folder of the search path that is missing holds
    /// no apps.
    ///
    /// - Throws: A `SystemError` where the home itself cannot be used.
    package func scan() throws(SystemError) -> Catalog {
        var found: [(reading: AppReading, isDevelopment: Bool)] = []
        var seen: Set<String> = []
        for place in searchPath.places {
            for path in try Self.appPaths(in: place) where seen.insert(path).inserted {
                let reading = AppReading.read(at: path, followsLinks: place.isDevelopment, gate: gate)
                found.append((reading, place.isDevelopment))
            }
        }
        let teams = try DevelopmentTeams(home: home).teams(of: found.compactMap { $0.reading.developmentApp })
        return Catalog(
            apps: found.map { reading, isDevelopment in
                let team = reading.developmentApp.flatMap { teams[$0] }
                return Catalog.App(reading: reading, team: team, isDevelopment: isDevelopment)
            }
        )
    }

    private static func appPaths(in place: SearchPath.Place) throws(SystemError) -> [String] {
        let names: [FileName]
        do throws(SystemError) {
            names = try Folder(path: place.path, followsLinks: true).names(limit: mostApps)
        } catch {
            // The home's own folder is missing at first; anything else that is wrong with it hides every app.
            guard !place.isDevelopment, error.errno != ENOENT else { return [] }
            throw error
        }
        return names.compactMap(\.text)
            .filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }
            .map { "\(place.path)/\($0)" }
    }
}

extension AppReading {
    /// The app whose development team it is, where its identifier could be read.
    var developmentApp: DevelopmentTeams.App? {
        identifier.map { DevelopmentTeams.App(identifier: $0, path: path) }
    }
}
