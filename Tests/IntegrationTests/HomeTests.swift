// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
internal import Testing

extension Integration {
    struct `Homes` {
        @Test(arguments: ["plain", "with spaces and Ümläuts 🌞", "quo'te\"s", "-dash", "%41", "a/b/c"])
        func `may have any name`(_ name: String) async throws {
            let home = try Home(named: name)
            let app = try await App.conduct()
            #expect(try await home.run("install", app.path).run.status == 0)
            let result = try await home.run("run", App.extensionIdentifier, "--title", "environment")
            #expect(result.text?.hasPrefix(home.path + "/") == true)
        }

        @Test
        func `may be relative to the current folder`() async throws {
            let home = try Home(named: "relative")
            let app = try await App.conduct()
            for words in [["install", app.path], ["run", App.extensionIdentifier, "--title", "environment"]] {
                let run = try await home.runPlainly(
                    (words + ["--json", "--home", "./relative"]).map { Array($0.utf8) }
                )
                #expect(run.status == 0, "\(run.diagnostics)")
            }
            #expect(try await home.run("list").document.extensions?.count == 1)
        }

        @Test
        func `come from the environment`() async throws {
            let home = try Home()
            let app = try await App.conduct()
            let words = ["install", app.path].map { Array($0.utf8) }
            let named = try await home.runPlainly(words, environment: ["LODGER_HOME": home.scratch.path("named")])
            #expect(named.status == 0)
            let own = try await home.runPlainly(words)
            #expect(own.status == 0)
            for folder in ["named", "person/.local/share/lodger"] {
                let apps = try FileManager.default.contentsOfDirectory(
                    atPath: home.scratch.path("\(folder)/Applications")
                )
                #expect(apps == ["\(App.identifier).app"])
            }
        }

        @Test(arguments: ["/proc/lodger", "/dev/null", "/dev/null/x", ""])
        func `that cannot be made end in one error`(_ path: String) async throws {
            let home = try Home()
            let app = try await App.conduct()
            for words in [
                ["install", app.path], ["list"], ["run", App.extensionIdentifier, "--text", "x"],
                ["container", "list"], ["uninstall", App.identifier],
            ] {
                let run = try await home.runPlainly((words + ["--json", "--home", path]).map { Array($0.utf8) })
                #expect(run.status == (path.isEmpty ? 2 : 3), "\(words) \(run.text)")
                #expect(try Home.document(run).error?.name == (path.isEmpty ? "bad-input" : "machine-lacks"))
            }
        }

        @Test
        func `do not disturb each other`() async throws {
            let first = try await Home(installing: App.conduct())
            let second = try Home()
            #expect(try await second.run("list").document.extensions?.isEmpty == true)
            #expect(try await first.run("list").document.extensions?.count == 1)
        }

        @Test
        func `take several requests at once`() async throws {
            let home = try await Home(installing: App.conduct())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        let result = try await Program.lodger.run(
                            [
                                "run", App.extensionIdentifier, "--title", "number \(number)", "--json", "--home",
                                home.path,
                            ]
                            .map { Array($0.utf8) },
                            environment: home.environment,
                            in: "/"
                        )
                        #expect(try Home.document(result).items?.first?.contentText == "number \(number)")
                    }
                }
                try await group.waitForAll()
            }
            #expect(await home.isAbandoned())
        }

        @Test
        func `are examined by doctor`() async throws {
            let result = try await Home(installing: App.conduct()).run("doctor")
            #expect(result.document.tier == "none")
            let checks = try #require(result.document.checks)
            #expect(checks.first { $0.id == "runner" }?.status == "ok")
            #expect(checks.first { $0.id == "home" }?.status == "ok")
        }

        @Test
        func `find extensions where they are built`() async throws {
            let home = try Home()
            let app = try await App.conduct()
            let variables = ["LODGER_EXTENSION_PATH": "relative:/nowhere::\(app.folder)"]
            let list = try await home.run("list", environment: variables).document.extensions
            #expect(list?.map(\.id) == [App.extensionIdentifier])
            #expect(list?.first?.development == true)
            let result = try await home.run("run", App.extensionIdentifier, "--title", "hello", environment: variables)
            #expect(result.text == "hello")
        }
    }

    struct `Apps` {
        @Test
        func `may be installed twice`() async throws {
            let home = try await Home(installing: App.conduct())
            let app = try await App.conduct()
            let again = try await home.run("install", app.path, app.path)
            #expect(again.run.status == 0)
            #expect(again.document.installed?.count == 2)
            #expect(try await home.run("list").document.extensions?.count == 1)
            #expect(try await home.run("run", App.extensionIdentifier, "--title", "hello").text == "hello")
        }

        @Test
        func `that are good are installed beside bad ones`() async throws {
            let home = try Home()
            let bad = try await App.copy(in: home.scratch)
            try bad.changeInfo { $0["CFBundleVersion"] = nil }
            let good = try await App.conduct()
            let result = try await home.run("install", bad.path, good.path)
            #expect(result.run.status == 1)
            #expect(result.document.installed?.map(\.id) == [App.identifier])
            #expect(result.document.refused?.map(\.path) == [bad.path])
        }

        @Test(arguments: ["missing.app", "file", "", "/dev/zero", "/"])
        func `that are none are told`(_ name: String) async throws {
            let home = try Home()
            try home.scratch.write("x", to: "file")
            let result = try await home.run("install", name)
            #expect([1, 2].contains(result.run.status))
            #expect(result.error?.name == "bad-input" || result.document.refused?.isEmpty == false)
        }

        @Test
        func `leave their data unless told otherwise`() async throws {
            let home = try await Home(installing: App.conduct())
            try await home.run("run", App.extensionIdentifier, "--title", "write note")
            let path = try #require(try await home.run("container", "path", App.extensionIdentifier).document.path)
            #expect(FileManager.default.fileExists(atPath: "\(path)/note"))

            #expect(try await home.run("uninstall", App.identifier).document.uninstalled == [App.identifier])
            #expect(try await home.run("list").document.extensions?.isEmpty == true)
            #expect(FileManager.default.fileExists(atPath: "\(path)/note"))
            #expect(try await home.run("run", App.extensionIdentifier, "--text", "x").error?.name == "not-found")

            try await home.run("install", App.conduct().path)
            try await home.run("run", App.extensionIdentifier, "--title", "write note")
            #expect(FileManager.default.contents(atPath: "\(path)/note") == Data("xx".utf8))

            #expect(try await home.run("uninstall", App.identifier, "--data").run.status == 0)
            #expect(!FileManager.default.fileExists(atPath: path))
            let again = try await home.run("uninstall", App.identifier)
            #expect(again.run.status == 1)
            #expect(again.error?.name == "not-found")
        }

        @Test
        func `keep their data in containers`() async throws {
            let home = try await Home(installing: App.conduct())
            try await home.run("run", App.extensionIdentifier, "--title", "write note")
            for word in ["list", "du"] {
                let containers = try await home.run("container", word).document.containers
                #expect(containers?.map(\.id).sorted() == [App.identifier, App.extensionIdentifier])
                #expect(containers?.first { $0.id == App.extensionIdentifier }.map { $0.bytes > 0 } == true)
            }
            let path = try #require(try await home.run("container", "reset", App.extensionIdentifier).document.path)
            #expect(!FileManager.default.fileExists(atPath: "\(path)/note"))
            #expect(FileManager.default.fileExists(atPath: "\(path)/tmp"))
            #expect(try await home.run("container", "path", "org.example.Nobody").error?.name == "not-found")
        }

        /// An extension can do in its own container what it likes.
        @Test(arguments: ["tmp", ""])
        func `get no other folder by a link in their container`(_ place: String) async throws {
            let home = try await Home(installing: App.conduct())
            let path = try #require(try await home.run("container", "path", App.extensionIdentifier).document.path)
            try home.scratch.write("kept", to: "kept")
            try FileManager.default.removeItem(atPath: "\(path)/\(place)")
            try FileManager.default.createSymbolicLink(
                atPath: place.isEmpty ? path : "\(path)/\(place)",
                withDestinationPath: home.scratch.path("")
            )
            let result = try await home.run("run", App.extensionIdentifier, "--title", "hello")
            #expect(result.run.status == 3)
            #expect(result.error?.fix?.contains("container reset") == true)
            #expect(try await home.run("container", "reset", App.extensionIdentifier).run.status == 0)
            #expect(FileManager.default.fileExists(atPath: home.scratch.path("kept")))
            #expect(try await home.run("run", App.extensionIdentifier, "--title", "hello").text == "hello")
        }

        @Test(arguments: ["fifo", "link out", "too large"])
        func `hold only files that can be copied`(_ fault: String) async throws {
            let home = try Home()
            let app = try await App.copy(in: home.scratch)
            let place = "\(app.extensionPath)/extra"
            switch fault {
            case "fifo": mkfifo(place, 0o600)
            case "link out": symlink("/etc", place)
            default:
                try Data().write(to: URL(filePath: place))
                truncate(place, 1 << 40)
            }
            let result = try await home.run("install", app.path)
            #expect(result.run.status == 1)
            #expect(result.document.refused?.count == 1)
            #expect(try await home.run("list").document.extensions?.isEmpty == true)
        }

        @Test
        func `may be installed by several programs at once`() async throws {
            let home = try Home()
            let app = try await App.conduct()
            try await withThrowingTaskGroup(of: Int32.self) { group in
                let words = ["install", app.path, "--json", "--home", home.path].map { Array($0.utf8) }
                for _ in 0..<6 { group.addTask { try await home.runPlainly(words).status } }
                for try await status in group { #expect(status == 0) }
            }
            #expect(try await home.run("run", App.extensionIdentifier, "--title", "hello").text == "hello")
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/Staging").isEmpty)
        }

        @Test
        func `are whole whenever their installation is killed`() async throws {
            let home = try Home()
            let versions = [
                try await App.copy(in: home.scratch, named: "1.app"),
                try await App.copy(in: home.scratch, named: "2.app"),
            ]
            for (place, app) in versions.enumerated() {
                for bundle in [app.path, app.extensionPath] {
                    try app.changeInfo(in: bundle) { $0["CFBundleVersion"] = "\(place + 1)" }
                }
                try Data(count: 3 << 20).write(to: URL(filePath: "\(app.extensionPath)/large"))
            }
            #expect(try await home.run("install", versions[0].path).run.status == 0)
            var generator = SystemRandomNumberGenerator()
            for round in 0..<30 {
                let moment = Duration.microseconds(Int64.random(in: 0...40_000, using: &generator))
                let words = ["install", versions[round % 2].path, "--json", "--home", home.path].map { Array($0.utf8) }
                _ = try await Program.lodger.run(words, environment: home.environment, in: "/", timeout: moment)

                let list = try await home.run("list").document.extensions
                #expect(list?.map(\.state) == ["ready"], "killed after \(moment)")
                #expect(["1", "2"].contains(list?.first?.version))
                #expect(
                    list?.first.flatMap { FileManager.default.contents(atPath: "\($0.path)/large")?.count } == 3 << 20
                )
            }
            let last = try await home.run("install", versions[1].path)
            #expect(last.run.status == 0, "\(last.run.text)")
            #expect(try await home.run("list").document.extensions?.map(\.version) == ["2"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/Staging").isEmpty)
            #expect(try await home.run("run", App.extensionIdentifier, "--title", "hello").text == "hello")
        }
    }
}
