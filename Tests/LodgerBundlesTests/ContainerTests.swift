// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerContainers
import LodgerSystem
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ContainerTests {
    private let scratch: Scratch
    private let home: HomeFolder

    init() throws {
        scratch = try Scratch()
        home = HomeFolder(at: scratch.path + "/home")
    }

    private func owner(_ identifier: String = "org.example.Notes") throws -> ContainerOwner {
        try #require(ContainerOwner(team: "dev-1", identifier: identifier))
    }

    @Test func `a container is made for its owner alone, again and again`() throws {
        let store = ContainerStore(home: home)
        let owner = try owner()
        for _ in 0..<2 { try store.open(owner) }
        let path = "home/Containers/dev-1/org.example.Notes"
        #expect(store.path(of: owner) == "\(scratch.path)/\(path)")
        #expect(try scratch.names(path) == ["Documents", "Library", "tmp"])
        #expect(try scratch.names(path + "/Library") == ["Caches", "Preferences"])
        for folder in ["home", "home/Containers", "home/Containers/dev-1", path, path + "/tmp"] {
            #expect(try scratch.mode(folder) == 0o700)
        }
    }

    @Test func `many may make the same container at once`() async throws {
        let store = ContainerStore(home: home)
        let owner = try owner()
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 {
                group.addTask {
                    try store.open(owner)
                    return
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.list().map(\.owner) == [owner])
    }

    @Test func `a link where a container belongs is not followed`() throws {
        try scratch.makeFolder("elsewhere")
        try scratch.makeFolder("home/Containers/dev-1")
        try scratch.link("home/Containers/dev-1/org.example.Notes", to: scratch.path + "/elsewhere")
        #expect(throws: SystemError.self) { try ContainerStore(home: home).open(owner()) }
        try ContainerStore(home: home).remove(owner())
        #expect(try scratch.names("elsewhere").isEmpty)
        #expect(scratch.exists("elsewhere"))
    }

    @Test func `containers are listed with their sizes, reset and removed`() throws {
        let store = ContainerStore(home: home)
        try store.open(owner("org.example.B"))
        try store.open(owner("org.example.A"))
        try scratch.write("12345", to: "home/Containers/dev-1/org.example.A/Documents/x")
        try scratch.write("123", to: "home/Containers/dev-1/org.example.A/tmp/y")
        #expect(try store.list().map(\.owner.identifier) == ["org.example.A", "org.example.B"])
        #expect(try store.list().map(\.bytes) == [8, 0])
        try store.reset(owner("org.example.A"))
        #expect(try store.list().map(\.bytes) == [0, 0])
        try store.remove(owner("org.example.A"))
        try store.remove(owner("org.example.A"))
        #expect(try store.list().map(\.owner.identifier) == ["org.example.B"])
        try store.removeAll(of: "dev-1")
        #expect(try scratch.names("home/Containers").isEmpty)
        #expect(try scratch.names("home/Staging").isEmpty)
    }

    @Test(arguments: ["", ".", "..", "a/b", ".hidden", "a b", "ä", "a\n"])
    func `a name that is not safe owns nothing`(name: String) {
        #expect(ContainerOwner(team: name, identifier: "a") == nil)
        #expect(ContainerOwner(team: "a", identifier: name) == nil)
    }

    @Test func `a group has folders of its own and the prefix in its name`() throws {
        let group = try #require(GroupStore.owner(team: "dev-1", group: "group.org.example"))
        try GroupStore(home: home).open(group)
        #expect(try scratch.names("home/Groups/dev-1/group.org.example") == ["Library"])
        #expect(try scratch.names("home/Groups/dev-1/group.org.example/Library") == ["Caches", "Preferences"])
        #expect(GroupStore.owner(team: "dev-1", group: "org.example") == nil)
        #expect(GroupStore.owner(team: "dev-1", group: "group.../x") == nil)
    }

    @Test func `a team belongs to an app's path and identifier`() throws {
        let app = DevelopmentTeams.App(identifier: "org.example.Notes", path: home.applicationsPath + "/x %0A\n.app")
        let team = try DevelopmentTeams(home: home).team(of: app)
        #expect(team.hasPrefix("dev-"))
        #expect(team.count == 20)
        #expect(try DevelopmentTeams(home: home).team(of: app) == team)
        let others = [
            DevelopmentTeams.App(identifier: "org.example.Notes", path: "/elsewhere"),
            DevelopmentTeams.App(identifier: "org.example.notes", path: app.path),
        ]
        for other in others { #expect(try DevelopmentTeams(home: home).team(of: other) != team) }
        try FileManager.default.moveItem(atPath: home.path, toPath: scratch.path + "/moved")
        let moved = HomeFolder(at: scratch.path + "/moved")
        let movedApp = DevelopmentTeams.App(identifier: app.identifier, path: moved.applicationsPath + "/x %0A\n.app")
        #expect(try DevelopmentTeams(home: moved).team(of: movedApp) == team)
        try DevelopmentTeams(home: moved).forget(movedApp)
        #expect(try DevelopmentTeams(home: moved).knownTeam(of: movedApp) == nil)
    }

    @Test func `many may ask for teams at once, and all get the same`() async throws {
        let teams = DevelopmentTeams(home: home)
        let apps = (0..<8).map { DevelopmentTeams.App(identifier: "org.example.App\($0)", path: "/a/\($0)") }
        let answers = try await withThrowingTaskGroup(of: [DevelopmentTeams.App: String].self) { group in
            for index in 0..<40 { group.addTask { try teams.teams(of: [apps[index % 8], apps[(index * 3 + 1) % 8]]) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let known = try teams.teams(of: apps)
        for answer in answers { for (app, team) in answer { #expect(known[app] == team) } }
        #expect(Set(known.values).count == 8)
    }

    @Test func `damaged lines in the file of teams are of no app`() throws {
        try scratch.write("junk\n\ndev-1\ndev-2 a\nx a /b\n\u{0}\ndev-3 org.a /b\n", to: "home/keys/development-teams")
        #expect(try DevelopmentTeams(home: home).team(of: .init(identifier: "org.a", path: "/b")) == "dev-3")
    }

    @Test func `leftovers are swept, work that goes on is not`() throws {
        try scratch.write("x", to: "home/Staging/dead/deep/x")
        try scratch.write("x", to: "home/Staging/file")
        let folder = try home.open()
        let staging = try StagingFolder.make(in: folder)
        try StagingFolder.sweep(folder)
        #expect(try scratch.names("home/Staging") == [staging.name.description])
        try staging.remove()
        #expect(try scratch.names("home/Staging").isEmpty)
    }
}
