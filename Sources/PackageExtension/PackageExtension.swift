// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

@main
struct PackageExtension: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {}
}
