// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
package import LodgerContainers
internal import LodgerRegistry
internal import LodgerSystem

extension Host {
    /// The folder of an app group, made where it is missing.
    ///
    /// - Throws: A `HostError` with the code `notFound` where no installed app belongs to the group.
    package func groupPath(_ group: String) throws(HostError) -> String {
        guard let team = try catalog().team(ofGroup: group), let owner = GroupStore.owner(team: team, group: group)
        else {
            throw HostError(
                .notFound,
                "No app belongs to the group “\(group)”.",
                fix: "Name it in com.apple.security.application-groups of the app's Entitlements.plist."
            )
        }
        do throws(SystemError) {
            _ = try GroupStore(home: home).open(owner)
            return GroupStore(home: home).path(of: owner)
        } catch {
            throw HostError(.machineLacks, "The group's folder cannot be used: \(error).", fix: "See `lodger doctor`.")
        }
    }

    /// Every group folder of the home, with its size.
    package func groups() throws(HostError) -> [ContainerUsage] {
        do throws(SystemError) {
            return try GroupStore(home: home).list()
        } catch {
            throw HostError(.machineLacks, "The groups cannot be listed: \(error).", fix: "See `lodger doctor`.")
        }
    }
}

extension Catalog {
    /// The team of the first app whose own or whose extension's entitlements name a group.
    fileprivate func team(ofGroup group: String) -> String? {
        apps.first { app in
            guard let bundle = app.reading.bundle else { return false }
            let entitlements = [bundle.entitlements] + bundle.extensions.map(\.entitlements)
            return entitlements.contains { $0.applicationGroups.contains(group) }
        }?.team
    }
}
