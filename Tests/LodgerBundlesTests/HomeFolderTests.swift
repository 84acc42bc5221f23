// SPDX-License-Identifier: Apache-2.0

import LodgerContainers
import Testing

struct HomeFolderTests {
    @Test(arguments: [
        (["HOME": "/h"], "/h/.local/share/lodger", "/h/.local/share/lodger/run", "/h/.local/state/lodger"),
        (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/lodger", "/d/lodger/run", "/h/.local/state/lodger"),
        (
            ["HOME": "/h", "XDG_DATA_HOME": "d"], "/h/.local/share/lodger", "/h/.local/share/lodger/run",
            "/h/.local/state/lodger"
        ),
        (
            ["HOME": "/h", "LODGER_HOME": "", "XDG_RUNTIME_DIR": "/r", "XDG_STATE_HOME": "/s"],
            "/h/.local/share/lodger", "/r/lodger", "/s/lodger"
        ),
        (["LODGER_HOME": "/l/"], "/l", "/l/run", "/l/state"),
        (["LODGER_HOME": "./l"], "/now/l", "/now/l/run", "/now/l/state"),
    ])
    func `the environment leads to the home`(
        environment: [String: String],
        path: String,
        sockets: String,
        state: String
    ) throws {
        let home = try HomeFolder(environment: environment, currentFolder: "/now")
        #expect(home.path == path)
        #expect(home.socketsPath == sockets)
        #expect(home.statePath == state)
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative", "XDG_DATA_HOME": "relative"]])
    func `without any folder there is no home`(environment: [String: String]) {
        #expect(throws: HomeFolderError.self) { try HomeFolder(environment: environment) }
    }

    @Test func `one folder may hold everything`() {
        let home = HomeFolder(at: "x//y/", currentFolder: "/now")
        #expect(home.path == "/now/x/y")
        #expect(home.socketsPath == "/now/x/y/run")
        #expect(home.statePath == "/now/x/y/state")
    }
}
