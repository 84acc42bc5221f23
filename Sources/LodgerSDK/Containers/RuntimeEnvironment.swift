// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Foundation
internal import Synchronization

/// Where this process runs: in an extension as its host says, in an app as `lodger launch` says, else nowhere.
struct RuntimeEnvironment: Sendable {
    var bundlePath: String?
    var bundleIdentifier: String?
    var applicationIdentifier: String?
    var team: String?
    var containerPath: String?
    var temporaryPath: String?
    var groupPaths: [String: String] = [:]

    private static let installed = Mutex<RuntimeEnvironment?>(nil)

    static var current: RuntimeEnvironment {
        installed.withLock { $0 } ?? RuntimeEnvironment(variables: ProcessInfo.processInfo.environment)
    }

    static func install(_ environment: RuntimeEnvironment) { installed.withLock { $0 = environment } }
}

// MARK: - In an extension

extension RuntimeEnvironment {
    init(_ boundary: Boundary) {
        guard let environment = boundary.environment?.pointee.values() else { return }
        let fields = boundary.dictionary(environment)
        bundlePath = boundary.text(fields["bundlePath"])
        bundleIdentifier = boundary.text(fields["bundleIdentifier"])
        applicationIdentifier = boundary.text(fields["applicationIdentifier"])
        team = boundary.text(fields["team"])
        containerPath = boundary.text(fields["containerPath"])
        temporaryPath = boundary.text(fields["temporaryPath"])
        groupPaths = boundary.dictionary(fields["groupPaths"]).compactMapValues { boundary.text($0) }
    }
}

// MARK: - In a containing app

extension RuntimeEnvironment {
    /// The names of the variables that `lodger launch` sets for a containing app's program.
    private enum Variable {
        /// The .app folder.
        static let bundle = "LODGER_APP_BUNDLE"
        /// The app's bundle identifier.
        static let identifier = "LODGER_APP_IDENTIFIER"
        static let team = "LODGER_APP_TEAM"
        /// The app's own container.
        static let container = "LODGER_APP_CONTAINER"
        /// The identifiers of the app's groups, with colons between them.
        static let groups = "LODGER_APP_GROUPS"
        /// The folder that holds a container for each of them, by its identifier.
        static let groupsFolder = "LODGER_APP_GROUPS_FOLDER"
    }

    init(variables: [String: String]) {
        bundlePath = variables[Variable.bundle]
        bundleIdentifier = variables[Variable.identifier]
        applicationIdentifier = bundleIdentifier
        team = variables[Variable.team]
        containerPath = variables[Variable.container]
        temporaryPath = containerPath.map { "\($0)/tmp" }
        guard let folder = variables[Variable.groupsFolder] else { return }
        for group in (variables[Variable.groups] ?? "").split(separator: ":") where !group.contains("/") {
            groupPaths[String(group)] = "\(folder)/\(group)"
        }
    }
}
