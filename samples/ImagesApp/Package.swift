// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "ImagesApp",
    products: [.executable(name: "Images", targets: ["Images"])],
    dependencies: [.package(path: "../ImageFilters")],
    targets: [
        .executableTarget(
            name: "Images",
            dependencies: [.product(name: "ImageFilters", package: "ImageFilters")],
            exclude: ["Info.plist"],
            swiftSettings: [.treatAllWarnings(as: .error)],
            // In the installed app the filters lie beside the program.
            linkerSettings: [.unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/Frameworks"])]
        )
    ]
)
