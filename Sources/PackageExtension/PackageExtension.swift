// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Packs the extensions of a package, each into the app that contains it.
///
///     swift package package-extension [--product NAME…] [--output DIR] [--configuration debug|release]
@main
struct PackageExtension: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let request = try PackingRequest(arguments, package: context.package)
        if request.wantsHelp { return print(PackingRequest.usage) }

        let extensions = try ExtensionSource.all(in: context.package, named: request.products)
        let apps = try AppSource.all(for: extensions, in: context.package)
        let builder = Builder(packageManager: packageManager, configuration: request.configuration)
        let tool = BundleTool(url: try context.tool(named: "lodger-bundle").url)
        let workFolder = context.pluginWorkDirectoryURL

        for app in apps {
            let packing = AppPackage(app: app, tool: tool, workFolder: workFolder.appending(path: app.identifier))
            try packing.pack(into: request.output, builder: builder)
        }
    }
}
