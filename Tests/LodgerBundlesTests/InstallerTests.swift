// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerBundles
import LodgerContainers
import LodgerRegistry
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(3)))
struct InstallerTests {
    private let scratch: Scratch
    private let home: HomeFolder
    private let installer: Installer

    init() throws {
        scratch = try Scratch()
        home = HomeFolder(at: scratch.path + "/home")
        installer = Installer(home: home)
    }

    private static let installed = "home/Applications/org.example.Notes.app"

    private func install(_ app: SampleApp = SampleApp()) throws -> InstallResult.Installation {
        try app.write(to: scratch)
        let result = try installer.install(appAt: scratch.path + "/Notes.app")
        guard case .installed(let installation) = result else {
            Issue.record("\(result)")
            throw CancellationError()
        }
        return installation
    }

    @Test func `an app is installed with containers for itself and its extensions`() throws {
        let installation = try install()
        #expect(installation.identifier == "org.example.Notes")
        #expect(installation.version == "1.0")
        #expect(installation.extensions == ["org.example.Notes.Share"])
        #expect(installation.path == "\(scratch.path)/\(Self.installed)")
        #expect(
            try ContainerStore(home: home).list().map(\.owner.identifier) == [
                "org.example.Notes", "org.example.Notes.Share",
            ]
        )
        #expect(try scratch.mode(Self.installed + "/Notes") == 0o755)
        #expect(try scratch.mode(Self.installed + "/Info.plist") == 0o644)
        #expect(try scratch.names("home/Staging").isEmpty)
        #expect(AppReading.read(at: installation.path).bundle != nil)
    }

    @Test func `another version replaces the first and keeps team and data`() throws {
        let first = try install()
        let note = "home/Containers/\(first.team)/org.example.Notes/Documents/note"
        try scratch.write("kept", to: note)
        try scratch.write("old", to: "Notes.app/old")
        _ = try install()
        #expect(scratch.exists(Self.installed + "/old"))
        try scratch.remove("Notes.app/old")
        let second = try install(SampleApp(version: "2.0"))
        #expect(second.version == "2.0")
        #expect(second.team == first.team)
        #expect(try scratch.read(note) == "kept")
        #expect(!scratch.exists(Self.installed + "/old"))
        #expect(try scratch.names("home/Staging").isEmpty)
    }

    @Test func `one bad extension refuses the whole app, and the old version stays`() throws {
        _ = try install()
        try SampleApp(version: "2.0", missingKeys: ["NSExtension"]).write(to: scratch)
        let path = scratch.path + "/Notes.app"
        guard case .refused(path, let findings) = try installer.install(appAt: path) else {
            Issue.record("installed")
            return
        }
        #expect(findings.map(\.code) == [.keyMissing])
        #expect(AppReading.read(at: "\(scratch.path)/\(Self.installed)").bundle?.version == "1.0")
    }

    @Test func `what a caller finds in the copy refuses the app under its own path`() throws {
        try SampleApp().write(to: scratch)
        let result = try installer.install(appAt: scratch.path + "/Notes.app") { app in
            [Finding(.unsafeSymbol, path: app.path + "/Notes", message: "No.")]
        }
        guard case .refused(_, let findings) = result else {
            Issue.record("installed")
            return
        }
        #expect(findings.map(\.path) == [scratch.path + "/Notes.app/Notes"])
        #expect(!scratch.exists(Self.installed))
        #expect(try scratch.names("home/Staging").isEmpty)
    }

    @Test(arguments: ["socket", "pipe", "link", "deep"])
    func `a hostile tree is refused`(kind: String) throws {
        try SampleApp().write(to: scratch)
        let path = "\(scratch.path)/Notes.app"
        switch kind {
        case "socket":
            let script = "import socket,sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
            let status = try Scratch.run("python3", "-c", script, path + "/x")
            try #require(status == 0)
        case "pipe": try Scratch.run("mkfifo", path + "/x")
        case "link": try scratch.link("Notes.app/x", to: "/etc/shadow")
        default: try scratch.makeFolder("Notes.app/" + (0..<80).map { _ in "d" }.joined(separator: "/"))
        }
        guard case .refused(_, let findings) = try installer.install(appAt: path) else {
            Issue.record("installed")
            return
        }
        let expected: Finding.Code = kind == "link" ? .linkEscapes : kind == "deep" ? .bundleTooLarge : .fileKind
        #expect(findings.map(\.code) == [expected])
        #expect(!scratch.exists(Self.installed))
    }

    @Test func `a path without an app is an error, not a finding`() throws {
        try scratch.write("x", to: "file")
        for path in ["/nowhere.app", "/file"] {
            let error = #expect(throws: InstallError.self) { try installer.install(appAt: scratch.path + path) }
            #expect(error?.code == .unreadable)
        }
        try scratch.makeFolder("Empty.app")
        guard case .refused(_, let findings) = try installer.install(appAt: scratch.path + "/Empty.app") else {
            Issue.record("installed")
            return
        }
        #expect(findings.map(\.code) == [.plistMissing])
    }

    @Test func `whoever looks while versions replace each other sees a whole one`() async throws {
        for version in ["1.0", "2.0"] {
            try SampleApp(version: version).write(to: scratch, as: "\(version).app")
            for file in 0..<20 { try scratch.write(version, to: "\(version).app/files/\(file)") }
        }
        let installer = installer
        let scratch = scratch
        _ = try installer.install(appAt: scratch.path + "/1.0.app")
        let installs = Installs()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for offset in 0..<2 {
                group.addTask {
                    for round in 0..<10 {
                        let version = (round + offset).isMultiple(of: 2) ? "2.0" : "1.0"
                        _ = try installer.install(appAt: "\(scratch.path)/\(version).app")
                    }
                    installs.running.subtract(1, ordering: .relaxed)
                }
            }
            group.addTask {
                while installs.running.load(ordering: .relaxed) > 0 {
                    // One open folder is one version, whatever its name leads to meanwhile.
                    let list = try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/\(Self.installed)")
                    #expect(list.sorted() == ["Info.plist", "Notes", "PlugIns", "files"])
                    await Task.yield()
                }
            }
            try await group.waitForAll()
        }
        #expect(try scratch.names("home/Staging").isEmpty)
        #expect(try scratch.names("home/Applications") == ["org.example.Notes.app"])
    }

    @Test func `leftovers of a killed install are swept by the next`() throws {
        try SampleApp().write(to: scratch, as: "home/Staging/0123456789abcdef/new.app")
        _ = try install()
        #expect(try scratch.names("home/Staging").isEmpty)
    }

    @Test func `an app is removed, its data only when asked`() throws {
        let first = try install()
        try installer.uninstall(identifier: first.identifier, removingData: false)
        #expect(!scratch.exists(Self.installed))
        #expect(try ContainerStore(home: home).list().count == 2)
        #expect(try install().team == first.team)
        let group = try #require(GroupStore.owner(team: first.team, group: "group.org.example"))
        try GroupStore(home: home).open(group)
        try installer.uninstall(identifier: first.identifier, removingData: true)
        #expect(try ContainerStore(home: home).list().isEmpty)
        #expect(try GroupStore(home: home).list().isEmpty)
        #expect(try install().team != first.team)
    }

    @Test(arguments: ["org.example.Nobody", "", "..", "../x", "a/b"])
    func `an app that is not installed cannot be removed`(identifier: String) throws {
        for removingData in [false, true] {
            let error = #expect(throws: InstallError.self) {
                try installer.uninstall(identifier: identifier, removingData: removingData)
            }
            #expect(error?.code == .notInstalled)
        }
    }
}

/// How many installs still run.
private final class Installs: Sendable {
    let running = Atomic(2)
}
