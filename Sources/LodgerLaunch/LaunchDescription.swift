// SPDX-License-Identifier: Apache-2.0

package import LodgerWire

/// What it takes to start one extension.
package struct LaunchDescription: Sendable {
    /// A shared library to load.
    package struct Library: Sendable {
        /// What messages call it, and what others need it by.
        package var name: String
        package var path: String

        package init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    /// The program that becomes the extension's process.
    package var runnerPath: String
    /// In the order in which they are to be loaded, the extension's own last.
    package var libraries: [Library]
    /// The runtime's version that the extension is to see, major × 65,536 + minor.
    package var runtimeVersion: UInt32
    /// The oldest runtime that the bundle names.
    package var minimumRuntime: UInt32?
    /// What the extension may know of where it runs.
    package var environment: WireValue
    /// The folder that is the extension's home.
    package var home: String
    /// The folder for its temporary files.
    package var temporaryFolder: String

    package init(
        runnerPath: String,
        libraries: [Library],
        runtimeVersion: UInt32,
        minimumRuntime: UInt32?,
        environment: WireValue,
        home: String,
        temporaryFolder: String
    ) {
        self.runnerPath = runnerPath
        self.libraries = libraries
        self.runtimeVersion = runtimeVersion
        self.minimumRuntime = minimumRuntime
        self.environment = environment
        self.home = home
        self.temporaryFolder = temporaryFolder
    }
}
