// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import LodgerContainers
internal import LodgerELF
package import LodgerRegistry
internal import LodgerRouter
internal import LodgerSystem

/// A host app's side: finds extensions, asks them, and gives back what comes of it.
///
/// ```swift
/// let host = try Host()
/// let items = try await host.request(to: "org.example.Notes.Share", items: [ExtensionItem(attachments: [.text("Hi")])])
/// ```
public actor Host {
    let configuration: HostConfiguration
    package nonisolated let home: HomeFolder
    /// The folders in which apps come and go.
    nonisolated let watchedFolders: [String]
    let registry: Registry
    let router: Router
    let gate: VersionGate

    /// A host with a home.
    ///
    /// - Throws: A `HostError` with the code `machineLacks` where there is no folder to keep anything in.
    public init(_ configuration: HostConfiguration = HostConfiguration()) throws(HostError) {
        let environment = ProcessVariables.all
        let currentFolder = ProcessVariables.currentFolder
        do throws(HomeFolderError) {
            home =
                if let path = configuration.homePath { HomeFolder(at: path, currentFolder: currentFolder) } else {
                    try HomeFolder(environment: environment, currentFolder: currentFolder)
                }
        } catch {
            throw HostError(.machineLacks, "There is \(error).", fix: "Set LODGER_HOME, or pass --home DIR.")
        }
        self.configuration = configuration
        gate = VersionGate(runtime: configuration.runtimeVersion.noteVersion)
        let searched = configuration.extensionPath?.joined(separator: ":") ?? environment["LODGER_EXTENSION_PATH"]
        let searchPath = SearchPath(home: home, extensionPath: searched, currentFolder: currentFolder)
        watchedFolders = searchPath.places.map(\.path)
        registry = Registry(home: home, searchPath: searchPath, gate: gate)
        router = Router(
            home: home,
            runnerPath: RunnerLocation.find(configured: configuration.runnerPath, environment: environment),
            runtimeVersion: gate.runtime
        )
    }
}

// MARK: - Finding extensions

extension Host {
    /// Every extension that is installed or on the search path, sorted by name.
    ///
    /// A bundle with faults is in the list with its reasons; it never hides another one.
    ///
    /// - Throws: A `HostError` where the home cannot be used.
    public func extensions() throws(HostError) -> [ExtensionIdentity] {
        try catalog().extensions.map(ExtensionIdentity.init)
    }

    package func catalog() throws(HostError) -> Catalog {
        do throws(SystemError) {
            return try registry.scan()
        } catch {
            throw HostError(
                .machineLacks,
                "The home \(home.path) cannot be used: \(error).",
                fix: "Give yourself access to it, or set LODGER_HOME."
            )
        }
    }

    func entry(_ identifier: String, in catalog: Catalog) throws(HostError) -> CatalogEntry {
        if let entry = catalog.entry(identifier: identifier) { return entry }
        throw HostError(
            .notFound,
            "There is no extension “\(identifier)”.",
            fix: catalog.extensions.isEmpty
                ? "Install an app: lodger install APP." : "See the identifiers with `lodger list`."
        )
    }
}
