// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem

/// The teams of apps that nobody signed.
///
/// Each such app and its extensions are a team of their own, so that their app groups work. The team belongs to the
/// app's path and identifier and survives reinstalling, and with it the data.
package struct DevelopmentTeams: Hashable, Sendable {
    /// The app that a team is for.
    package struct App: Hashable, Sendable {
        /// The identifier.
        package let identifier: String
        /// The folder; inside the home it may be given from there, so that the home can be moved.
        package let path: String

        /// Names an app.
        package init(identifier: String, path: String) {
            self.identifier = identifier
            self.path = path
        }
    }

    /// What every such team's identifier begins with.
    package static let prefix = "dev-"

    private static let keysName: FileName = "keys"
    private static let fileName: FileName = "development-teams"
    private static let lockName: FileName = "development-teams.lock"
    private static let mostBytes = 64 << 20

    private let home: HomeFolder

    /// The teams of a home.
    package init(home: HomeFolder) {
        self.home = home
    }

    /// The teams of apps, made where an app has none yet.
    package func teams(of apps: [App]) throws(SystemError) -> [App: String] {
        let keys = try home.open().makeFolder(Self.keysName)
        let known = try read(keys)
        guard !apps.allSatisfy({ known[key(of: $0)] != nil }) else { return select(apps, from: known) }
        return try change(keys) { teams in
            for app in apps where teams[key(of: app)] == nil { teams[key(of: app)] = Self.newTeam() }
            return select(apps, from: teams)
        }
    }

    /// The team of one app, made where it has none yet.
    package func team(of app: App) throws(SystemError) -> String {
        try teams(of: [app])[app] ?? Self.newTeam()
    }

    /// The team of an app that has one.
    package func knownTeam(of app: App) throws(SystemError) -> String? {
        try read(home.open().makeFolder(Self.keysName))[key(of: app)]
    }

    /// Forgets an app's team; the app's next one is another.
    package func forget(_ app: App) throws(SystemError) {
        let keys = try home.open().makeFolder(Self.keysName)
        try change(keys) { teams in teams[key(of: app)] = nil }
    }

    private static func newTeam() -> String { FileName.random(prefix: prefix).description }
}

// MARK: - The file

extension DevelopmentTeams {
    private func key(of app: App) -> App {
        let inside = home.path + "/"
        guard app.path.hasPrefix(inside) else { return app }
        return App(identifier: app.identifier, path: String(app.path.dropFirst(inside.count)))
    }

    private func select(_ apps: [App], from teams: [App: String]) -> [App: String] {
        var selected: [App: String] = [:]
        for app in apps { selected[app] = teams[key(of: app)] }
        return selected
    }

    private func change<Result>(
        _ keys: borrowing Folder,
        _ body: (inout [App: String]) -> Result
    ) throws(SystemError) -> Result {
        let lock = try keys.openLock(Self.lockName)
        _ = try lock.lock()
        var teams = try read(keys)
        let before = teams
        let result = body(&teams)
        if teams != before { try keys.write(Self.encode(teams), to: Self.fileName) }
        return result
    }

    private func read(_ keys: borrowing Folder) throws(SystemError) -> [App: String] {
        guard try keys.status(of: Self.fileName) != nil else { return [:] }
        return Self.decode(try keys.contents(of: Self.fileName, limit: Self.mostBytes))
    }

    /// One line for each app: team, identifier and path, in which `%0A` and `%25` stand for a line's end and `%`.
    private static func encode(_ teams: [App: String]) -> [UInt8] {
        let lines = teams.map { app, team in "\(team) \(app.identifier) \(escape(app.path))\n" }
        return Array(lines.sorted().joined().utf8)
    }

    /// Lines that cannot be read are of no app.
    private static func decode(_ bytes: [UInt8]) -> [App: String] {
        var teams: [App: String] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 2)
            guard parts.count == 3, parts[0].hasPrefix(prefix) else { continue }
            teams[App(identifier: String(parts[1]), path: unescape(parts[2]))] = String(parts[0])
        }
        return teams
    }

    private static func escape(_ path: String) -> String {
        var escaped = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func unescape(_ text: Substring) -> String {
        var path = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "%", rest.starts(with: "0A".unicodeScalars) {
                path += "\n"
                rest = rest.dropFirst(2)
            } else if scalar == "%", rest.starts(with: "25".unicodeScalars) {
                path += "%"
                rest = rest.dropFirst(2)
            } else {
                path.unicodeScalars.append(scalar)
            }
        }
        return path
    }
}
