// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of its own: SwiftPM would link a target of the same package into app and extension, once each.
let package = Package(
    name: "ImageFilters",
    products: [.library(name: "ImageFilters", type: .dynamic, targets: ["ImageFilters"])],
    dependencies: [.package(name: "lodger", path: Context.environment["LODGER_PACKAGE"] ?? "../..")],
    targets: [
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .target(
            name: "CImageCodecs",
            dependencies: ["CPNG", "CJPEG", .product(name: "CLodgerABI", package: "lodger")],
            cSettings: [.treatAllWarnings(as: .error)]
        ),
        .target(
            name: "ImageFilters",
            dependencies: ["CImageCodecs"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
    ]
)
