// SPDX-License-Identifier: Apache-2.0

package import LodgerBundles
package import LodgerContainers
package import LodgerELF
internal import LodgerSystem

/// Brings apps into a home and removes them.
///
/// An app is copied to a staging folder, checked there once more, and moved into place in one step, so that whoever
/// looks, and whoever starts again after a power cut, sees the old version or the new one.
package struct Installer: Sendable {
    private static let applicationsName: FileName = "Applications"

    private let home: HomeFolder
    private let gate: VersionGate

    /// An installer for a home.
    package init(home: HomeFolder, gate: VersionGate = VersionGate()) {
        self.home = home
        self.gate = gate
    }

    /// Installs an app, in place of an older, newer or the same version.
    ///
    /// One bad extension refuses the whole app.
    ///
    /// - Parameters:
    ///   - path: The app's folder.
    ///   - check: Looks at the staged copy further, and tells what is wrong with it; the app's path is that of the
    ///     copy.
    /// - Returns: What was installed, or what refuses the app.
    /// - Throws: An `InstallError` where no app can be read, or the home cannot be changed.
    package func install(
        appAt path: String,
        check: (AppBundle) -> [Finding] = { _ in [] }
    ) throws(InstallError) -> InstallResult {
        do throws(SystemError) {
            let source = try Folder(path: path, followsLinks: true)
            let reading = AppReading.read(at: path, followsLinks: true, gate: gate)
            guard !reading.allFindings.containsErrors else {
                return .refused(path: path, findings: reading.allFindings)
            }
            return try install(source, from: path, check: check)
        } catch {
            throw InstallError(code: error.path == path ? .unreadable : .system, subject: path, cause: error)
        }
    }

    private func install(
        _ source: borrowing Folder,
        from path: String,
        check: (AppBundle) -> [Finding]
    ) throws(SystemError) -> InstallResult {
        let home = try home.open()
        try StagingFolder.sweep(home)
        let applications = try home.makeFolder(Self.applicationsName)
        let staging = try StagingFolder.make(in: home)
        let result = try stage(source, from: path, in: staging, check: check)
        if case .installed = result { try applications.synchronize() }
        try staging.remove()
        return result
    }

    private func stage(
        _ source: borrowing Folder,
        from path: String,
        in staging: borrowing StagingFolder,
        check: (AppBundle) -> [Finding]
    ) throws(SystemError) -> InstallResult {
        do throws(FileTreeError) {
            let copy: Folder
            do throws(SystemError) {
                copy = try staging.folder.makeNewFolder("new.app", mode: 0o755)
            } catch {
                throw FileTreeError(error, path: [])
            }
            try FileTree.copy(from: source, to: copy)
        } catch {
            if let cause = error.cause { throw cause }
            return .refused(path: path, findings: [Finding(error, in: path)])
        }

        // What was checked first may have changed while it was copied; what is checked now is what gets installed.
        let copyPath = "\(home.stagingPath)/\(staging.name)/new.app"
        let reading = AppReading.read(at: copyPath, gate: gate)
        let findings = reading.allFindings + (reading.bundle.map(check) ?? [])
        let shown = findings.map { $0.moved(from: copyPath, to: path) }
        guard let app = reading.bundle, !findings.containsErrors else {
            return .refused(path: path, findings: shown)
        }
        return .installed(try commit(app, at: copyPath, warnings: shown))
    }

    private func commit(
        _ app: AppBundle,
        at copyPath: String,
        warnings: [Finding]
    ) throws(SystemError) -> InstallResult.Installation {
        let path = installedPath(of: app.identifier)
        let team = try DevelopmentTeams(home: home).team(of: .init(identifier: app.identifier, path: path))
        let extensions = app.extensions.map(\.identifier)
        let containers = ContainerStore(home: home)
        for identifier in [app.identifier] + extensions {
            guard let owner = ContainerOwner(team: team, identifier: identifier) else { continue }
            try containers.open(owner)
        }
        try Placement.place(copyPath, at: path)
        return InstallResult.Installation(
            identifier: app.identifier,
            version: app.version,
            team: team,
            extensions: extensions,
            path: path,
            warnings: warnings
        )
    }

    private func installedPath(of identifier: String) -> String {
        "\(home.applicationsPath)/\(identifier).app"
    }
}

// MARK: - Removing

extension Installer {
    /// Removes an installed app.
    ///
    /// - Parameters:
    ///   - identifier: The app's identifier.
    ///   - removingData: Whether its containers, its extensions' and its groups' go too.
    /// - Throws: An `InstallError` where there is no such app, or the home cannot be changed.
    package func uninstall(identifier: String, removingData: Bool) throws(InstallError) {
        guard BundleIdentifier.isValid(identifier), let name = FileName("\(identifier).app") else {
            throw InstallError(code: .notInstalled, subject: identifier, cause: nil)
        }
        let wasThere: Bool
        do throws(SystemError) {
            let wasInstalled = try remove(name)
            // Data may be left of an app that was removed without them, or of a removal that was cut short.
            let hadData = removingData ? try removeData(of: identifier) : false
            wasThere = wasInstalled || hadData
        } catch {
            throw InstallError(code: .system, subject: identifier, cause: error)
        }
        guard wasThere else { throw InstallError(code: .notInstalled, subject: identifier, cause: nil) }
    }

    private func remove(_ name: FileName) throws(SystemError) -> Bool {
        let home = try home.open()
        try StagingFolder.sweep(home)
        let applications = try home.makeFolder(Self.applicationsName)
        guard try applications.status(of: name) != nil else { return false }
        let staging = try StagingFolder.make(in: home)
        try applications.move(name, to: staging.folder, as: name)
        try applications.synchronize()
        try staging.remove()
        return true
    }

    private func removeData(of identifier: String) throws(SystemError) -> Bool {
        let app = DevelopmentTeams.App(identifier: identifier, path: installedPath(of: identifier))
        let teams = DevelopmentTeams(home: home)
        guard let team = try teams.knownTeam(of: app) else { return false }
        // The team is this app's own, so everything of the team is.
        try ContainerStore(home: home).removeAll(of: team)
        try GroupStore(home: home).removeAll(of: team)
        try teams.forget(app)
        return true
    }
}

extension Finding {
    fileprivate init(_ error: FileTreeError, in path: String) {
        let code: Code =
            if error.code == .fileKind { .fileKind } else if error.code == .linkEscapes { .linkEscapes } else {
                .bundleTooLarge
            }
        self.init(code, path: "\(path)/\(error.relativePath)", message: "The app cannot be copied: \(error).")
    }
}
