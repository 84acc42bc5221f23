// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem

/// Where everything of one Lodger home is kept; two homes are two devices.
package struct HomeFolder: Hashable, Sendable {
    /// Apps, containers, groups, index and keys.
    package let path: String
    /// Sockets, for as long as somebody is logged in.
    package let socketsPath: String
    /// Logs and crash reports.
    package let statePath: String

    /// A home that keeps everything in one folder, as `--home` asks.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - currentFolder: What a relative path starts from.
    package init(at path: String, currentFolder: String = "/") {
        self.path = Self.absolute(path, from: currentFolder)
        socketsPath = self.path + "/run"
        statePath = self.path + "/state"
    }

    /// The home that the environment names, or the person's own.
    ///
    /// - Parameters:
    ///   - environment: The variables `LODGER_HOME`, `XDG_…` and `HOME` count; those of the XDG that are no absolute
    ///     paths do not.
    ///   - currentFolder: What a relative `LODGER_HOME` starts from.
    /// - Throws: A `HomeFolderError` where nothing leads to a home.
    package init(environment: [String: String], currentFolder: String = "/") throws(HomeFolderError) {
        func folder(_ variable: String, beneathHome fallback: String) -> String? {
            if let value = environment[variable], value.hasPrefix("/") { return value }
            return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(fallback)" : nil }
        }

        let own = environment["LODGER_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let data = folder("XDG_DATA_HOME", beneathHome: ".local/share")
        guard let path = own ?? data.map({ $0 + "/lodger" }) else { throw HomeFolderError() }
        self.path = Self.absolute(path, from: currentFolder)

        let run = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        socketsPath = Self.absolute(run.map { $0 + "/lodger" } ?? self.path + "/run", from: "/")
        let state = folder("XDG_STATE_HOME", beneathHome: ".local/state")
        statePath = Self.absolute(state.map { $0 + "/lodger" } ?? self.path + "/state", from: "/")
    }

    /// A path from the root, without `.`, empty steps and a slash at its end.
    package static func absolute(_ path: String, from currentFolder: String) -> String {
        let full = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
        return "/" + full.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}

// MARK: - Folders

extension HomeFolder {
    /// Installed apps.
    package var applicationsPath: String { path + "/Applications" }

    /// Copies on their way in and out, on the same file system as the apps.
    package var stagingPath: String { path + "/Staging" }

    /// Opens the home, and makes it, for its owner alone, if it is missing.
    package func open() throws(SystemError) -> Folder { try Folder(making: path) }

    /// Opens the folder of sockets, and makes it, for its owner alone, if it is missing.
    package func openSockets() throws(SystemError) -> Folder { try Folder(making: socketsPath) }

    /// Opens the folder of logs, and makes it, for its owner alone, if it is missing.
    package func openState() throws(SystemError) -> Folder { try Folder(making: statePath) }
}

/// The reason that there is no home: nothing in the environment leads to one.
package struct HomeFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error as one line of text.
    package var description: String { "no folder to keep anything in: neither LODGER_HOME nor HOME is set" }
}
