// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
internal import LodgerContainers
internal import LodgerRegistry
internal import LodgerSystem

/// How to start a containing app's program.
package struct AppProgram: Sendable {
    /// The program's file.
    package var path: String
    /// Variables that are set for it, beside those of this process.
    package var variables: [String: String]
}

extension Host {
    /// What it takes to start an installed app's program with its container and groups.
    ///
    /// - Throws: A `HostError`: `notFound` where there is no such app, `refused` where it has no program.
    package func program(ofApp identifier: String) throws(HostError) -> AppProgram {
        guard let app = try catalog().apps.first(where: { $0.reading.identifier == identifier }) else {
            throw HostError(.notFound, "There is no app “\(identifier)”.", fix: "Install it: lodger install APP.")
        }
        guard let bundle = app.reading.bundle, let team = app.team else {
            throw HostError(.refused, "\(identifier) has faults.", fix: "See `lodger list --verbose`.")
        }
        guard let path = bundle.executablePath else {
            throw HostError(.refused, "\(identifier) has no program.", fix: "Pack the app with --program.")
        }
        guard let owner = ContainerOwner(team: team, identifier: identifier) else {
            throw HostError(.refused, "\(identifier) cannot have a container.", fix: "Install the app again.")
        }
        let groups = bundle.entitlements.applicationGroups
        do throws(SystemError) {
            _ = try ContainerStore(home: home).open(owner)
            for group in groups {
                if let owner = GroupStore.owner(team: team, group: group) { _ = try GroupStore(home: home).open(owner) }
            }
        } catch {
            throw HostError(.machineLacks, "The app's container cannot be made: \(error).", fix: "See `lodger doctor`.")
        }
        let container = ContainerStore(home: home).path(of: owner)
        return AppProgram(
            path: path,
            variables: [
                "LODGER_APP_BUNDLE": bundle.path,
                "LODGER_APP_IDENTIFIER": identifier,
                "LODGER_APP_TEAM": team,
                "LODGER_APP_CONTAINER": container,
                "LODGER_APP_GROUPS": groups.joined(separator: ":"),
                "LODGER_APP_GROUPS_FOLDER": "\(home.path)/Groups/\(team)",
                "HOME": container,
                "CFFIXED_USER_HOME": container,
                "TMPDIR": "\(container)/tmp",
            ]
        )
    }
}
