// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Builds products.
struct Builder {
    let packageManager: PackageManager
    let configuration: PackageManager.BuildConfiguration

    /// Builds a product and returns the library or program.
    func build(_ product: String) throws -> URL {
        print("Building \(product)…")
        let parameters = PackageManager.BuildParameters(configuration: configuration, logging: .concise)
        let result = try packageManager.build(.product(product), parameters: parameters)
        guard result.succeeded else {
            print(result.logText)
            throw PackingError("\(product) was not built.")
        }
        let names = [product, "lib\(product).so"]
        guard let artifact = result.builtArtifacts.first(where: { names.contains($0.url.lastPathComponent) }) else {
            throw PackingError("Building \(product) made neither a program nor a dynamic library of this name.")
        }
        return artifact.url
    }
}
