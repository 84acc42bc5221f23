// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "HelloExtension",
    products: [.library(name: "Hello", type: .dynamic, targets: ["Hello"])],
    dependencies: [.package(name: "lodger", path: Context.environment["LODGER_PACKAGE"] ?? "../..")],
    targets: [
        .target(
            name: "Hello",
            dependencies: [.product(name: "LodgerSDK", package: "lodger")],
            exclude: ["Info.plist"],
            plugins: [.plugin(name: "ExtensionEntry", package: "lodger")]
        )
    ]
)
