// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
package import LodgerContainers
package import LodgerRegistry
internal import LodgerSystem

extension Host {
    /// Checks an app and copies it into the home; a bad extension refuses its whole app.
    ///
    /// - Throws: A `HostError`: `badInput` where there is no app to read, `machineLacks` where the home cannot take it.
    package func install(appAt path: String) throws(HostError) -> InstallResult {
        guard !path.isEmpty else {
            throw HostError(.badInput, "An app has a name.", fix: "Name the folder of an app, such as Notes.app.")
        }
        guard !path.hasSuffix(".appex"), !path.hasSuffix(".appex/") else {
            throw HostError(.badInput, "\(path) is an extension, no app.", fix: "Install the app around it.")
        }
        do throws(InstallError) {
            return try Installer(home: home, gate: gate)
                .install(appAt: HomeFolder.absolute(path, from: ProcessVariables.currentFolder)) { app in
                    app.extensions.flatMap(\.ruleWarnings)
                }
        } catch {
            throw HostError(error)
        }
    }

    /// Removes an app.
    ///
    /// - Throws: A `HostError` with the code `notFound` where there is none.
    package func uninstall(_ identifier: String, removingData: Bool) throws(HostError) {
        do throws(InstallError) {
            try Installer(home: home, gate: gate).uninstall(identifier: identifier, removingData: removingData)
        } catch {
            throw HostError(error)
        }
    }
}

// MARK: - Containers

extension Host {
    /// Every container of the home, with its size.
    package func containers() throws(HostError) -> [ContainerUsage] {
        try using { () throws(SystemError) in try ContainerStore(home: home).list() }
    }

    /// The folder that an app or extension keeps its data in.
    package func containerPath(of identifier: String) throws(HostError) -> String {
        ContainerStore(home: home).path(of: try owner(identifier))
    }

    /// Empties the folder that an app or extension keeps its data in.
    package func resetContainer(of identifier: String) throws(HostError) -> String {
        let owner = try owner(identifier)
        try using { () throws(SystemError) in try ContainerStore(home: home).reset(owner) }
        return ContainerStore(home: home).path(of: owner)
    }

    /// Whose container it is: that of what is installed, else one that an app left behind.
    private func owner(_ identifier: String) throws(HostError) -> ContainerOwner {
        let catalog = try catalog()
        let app = catalog.apps.first { $0.reading.identifier == identifier }
        if let team = catalog.entry(identifier: identifier)?.team ?? app?.team,
            let owner = ContainerOwner(team: team, identifier: identifier)
        {
            return owner
        }
        if let left = try containers().first(where: { $0.owner.identifier == identifier }) { return left.owner }
        throw HostError(.notFound, "There is no container of “\(identifier)”.", fix: "See `lodger container list`.")
    }

    private func using<Result>(_ body: () throws(SystemError) -> Result) throws(HostError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw HostError(.machineLacks, "A container cannot be used: \(error).", fix: "See `lodger doctor`.")
        }
    }
}

extension HostError {
    fileprivate init(_ error: InstallError) {
        switch error.code {
        case .unreadable:
            self.init(.badInput, "\(error.description).", fix: "Name the folder of an app, such as Notes.app.")
        case .notInstalled:
            self.init(.notFound, "No app “\(error.subject)” is installed.", fix: "See the apps with `lodger list`.")
        default:
            self.init(.machineLacks, "\(error.description).", fix: "See `lodger doctor`.")
        }
    }
}
