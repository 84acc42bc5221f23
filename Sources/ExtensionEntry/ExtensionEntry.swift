// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Writes an extension's entry point from its Info.plist.
///
/// The work is done by a build command and not here: this code runs only when SwiftPM plans a build, the command runs
/// again whenever Info.plist has changed.
@main
struct ExtensionEntry: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let infoPlist = target.directoryURL.appending(path: "Info.plist")
        guard FileManager.default.fileExists(atPath: infoPlist.path) else {
            throw EntryError("\(target.name) has no Info.plist beside its sources.")
        }
        let resources = target.sourceFiles.filter { $0.type == .resource }
        guard !resources.contains(where: { _ in true }) else {
            throw EntryError(
                """
                \(target.name) declares resources, which an extension would not find. Put them into the folder Resources \
                and write exclude: ["Info.plist", "Resources"] in the target; they become part of the .appex.
                """
            )
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "ExtensionEntry.swift")
        return [
            .buildCommand(
                displayName: "Writing the entry point of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", EntryScript.text, "ExtensionEntry", try context.tool(named: "plutil").url.path,
                    infoPlist.path, output.path, target.moduleName,
                ],
                inputFiles: [infoPlist],
                outputFiles: [output]
            )
        ]
    }
}

/// The reason that no entry point can be written.
struct EntryError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
