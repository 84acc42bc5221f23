// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The extensions that ship with Lodger. WordCount, written in C alone, is built by the Makefile.
let package = Package(
    name: "Plugins",
    products: [
        .library(name: "ShareNote", type: .dynamic, targets: ["ShareNote"]),
        .library(name: "GrayscaleImage", type: .dynamic, targets: ["GrayscaleImage"]),
    ],
    dependencies: [
        .package(name: "lodger", path: ".."),
        .package(path: "../samples/NotesApp"),
        .package(path: "../samples/ImagesApp"),
        .package(path: "../samples/ImageFilters"),
    ],
    targets: [
        .target(
            name: "ShareNote",
            dependencies: [
                .product(name: "LodgerSDK", package: "lodger"), .product(name: "NotesKit", package: "NotesApp"),
            ],
            path: "ShareNote",
            exclude: ["Info.plist", "Entitlements.plist"],
            plugins: [.plugin(name: "ExtensionEntry", package: "lodger")]
        ),
        .target(
            name: "GrayscaleImage",
            dependencies: [
                .product(name: "LodgerSDK", package: "lodger"), .product(name: "ImageFilters", package: "ImageFilters"),
            ],
            path: "GrayscaleImage",
            exclude: ["Info.plist"],
            plugins: [.plugin(name: "ExtensionEntry", package: "lodger")]
        ),
    ]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
