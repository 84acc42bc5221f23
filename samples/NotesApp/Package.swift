// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "NotesApp",
    products: [
        .executable(name: "Notes", targets: ["Notes"]),
        .library(name: "NotesKit", targets: ["NotesKit"]),
    ],
    dependencies: [.package(name: "lodger", path: Context.environment["LODGER_PACKAGE"] ?? "../..")],
    targets: [
        .target(
            name: "NotesKit",
            dependencies: [.product(name: "LodgerSDK", package: "lodger")],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "Notes",
            dependencies: ["NotesKit", .product(name: "LodgerSDK", package: "lodger")],
            exclude: ["Info.plist", "Entitlements.plist"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
    ]
)
