// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "lodger",
    products: [
        .library(name: "LodgerHost", targets: ["LodgerHost"]),
        .library(name: "LodgerSDK", type: .dynamic, targets: ["LodgerSDK"]),
        .library(name: "CLodgerABI", targets: ["CLodgerABI"]),
        .library(name: "Predicates", targets: ["Predicates"]),
        .executable(name: "lodger", targets: ["lodger"]),
        .executable(name: "lodger-runner", targets: ["lodger-runner"]),
        .executable(name: "lodger-bundle", targets: ["lodger-bundle"]),
        .executable(name: "lodger-bench", targets: ["lodger-bench"]),
        .plugin(name: "ExtensionEntry", targets: ["ExtensionEntry"]),
        .plugin(name: "PackageExtension", targets: ["PackageExtension"]),
    ],
    targets: [
        // MARK: - Layer 0: C
        .target(name: "CLodgerABI"),
        .target(name: "CLodgerLinux"),
        .target(name: "CLodgerICU"),

        // MARK: - Layer 1: values, no input or output
        .target(name: "LodgerTypes", exclude: ["Generate"]),
        .target(name: "Predicates", dependencies: ["LodgerTypes", "CLodgerICU"]),
        .target(name: "LodgerActivation", dependencies: ["LodgerTypes", "Predicates"]),
        .target(name: "LodgerDetection"),
        .target(name: "LodgerWire", exclude: ["Protocol.md"]),
        .target(name: "LodgerELF", dependencies: ["CLodgerABI"]),

        // MARK: - Layer 2: system
        .target(name: "LodgerSystem", dependencies: ["CLodgerLinux"]),
        .target(name: "LodgerConnection", dependencies: ["LodgerWire", "LodgerSystem", "CLodgerLinux"]),
        .target(
            name: "LodgerLoader",
            dependencies: ["CLodgerABI", "CLodgerLinux", "LodgerELF", "LodgerSystem", "LodgerWire"]
        ),

        // MARK: - Layer 3: services
        .target(name: "LodgerContentTypes", dependencies: ["LodgerTypes", "LodgerSystem"]),
        .target(name: "LodgerBundles", dependencies: ["LodgerTypes", "LodgerELF", "LodgerSystem"]),
        .target(name: "LodgerContainers", dependencies: ["LodgerSystem"]),
        .target(
            name: "LodgerRegistry",
            dependencies: ["LodgerBundles", "LodgerContainers", "LodgerSystem", "LodgerTypes", "LodgerELF"]
        ),
        .target(
            name: "LodgerLaunch",
            dependencies: ["LodgerConnection", "LodgerWire", "LodgerSystem", "CLodgerLinux"]
        ),
        .target(
            name: "LodgerRouter",
            dependencies: [
                "LodgerLaunch", "LodgerRegistry", "LodgerContainers", "LodgerBundles", "LodgerELF", "LodgerWire",
                "LodgerSystem",
            ]
        ),

        // MARK: - Layer 4: public
        .target(
            name: "LodgerHost",
            dependencies: [
                "LodgerActivation", "LodgerDetection", "LodgerRouter", "LodgerLaunch", "LodgerRegistry",
                "LodgerContainers", "LodgerContentTypes", "LodgerBundles", "LodgerWire", "LodgerSystem", "LodgerTypes",
                "LodgerELF",
            ]
        ),

        .target(
            name: "LodgerSDK",
            dependencies: ["CLodgerABI", "LodgerTypes"],
            // Extensions find the library by this name, wherever it lies.
            linkerSettings: [.unsafeFlags(["-Xlinker", "-soname=libLodgerSDK.so"])]
        ),

        // MARK: - Layer 5: programs
        .executableTarget(
            name: "lodger",
            dependencies: [
                "LodgerHost", "LodgerRegistry", "LodgerContainers", "LodgerContentTypes", "LodgerBundles",
                "LodgerTypes",
                "LodgerSystem", "lodger-runner",
            ]
        ),
        .executableTarget(
            name: "lodger-runner",
            dependencies: [
                "LodgerLoader", "LodgerConnection", "LodgerELF", "LodgerWire", "LodgerSystem", "CLodgerLinux",
            ]
        ),
        .executableTarget(name: "lodger-bundle", dependencies: ["LodgerELF", "LodgerSystem", "CLodgerLinux"]),
        .executableTarget(
            name: "lodger-bench",
            dependencies: [
                "LodgerHost", "LodgerActivation", "Predicates", "LodgerTypes", "LodgerSystem", "CLodgerLinux",
                "lodger-runner", "bench-peer",
            ]
        ),
        .executableTarget(name: "bench-peer"),

        // MARK: - SwiftPM tool plugins
        .plugin(name: "ExtensionEntry", capability: .buildTool(), path: "Sources/ExtensionEntry"),
        .plugin(
            name: "PackageExtension",
            capability: .command(
                // No permissions: with any, the command would need an extra flag.
                intent: .custom(verb: "package-extension", description: "Packs app extensions and their apps.")
            ),
            dependencies: ["lodger-bundle"],
            path: "Sources/PackageExtension"
        ),

        // MARK: - Tests
        .testTarget(name: "LodgerTypesTests", dependencies: ["LodgerTypes"]),
        .testTarget(
            name: "LodgerContentTypesTests",
            dependencies: ["LodgerContentTypes", "LodgerTypes", "LodgerSystem"]
        ),
        .testTarget(name: "PredicatesTests", dependencies: ["Predicates", "LodgerTypes"]),
        .testTarget(name: "LodgerActivationTests", dependencies: ["LodgerActivation", "Predicates", "LodgerTypes"]),
        .testTarget(
            name: "LodgerDetectionTests",
            dependencies: ["LodgerDetection", "LodgerHost", "LodgerActivation", "LodgerTypes"]
        ),
        .testTarget(name: "LodgerWireTests", dependencies: ["LodgerWire"]),
        .target(name: "TestScratch", path: "Tests/TestScratch"),
        .testTarget(
            name: "LodgerSDKTests",
            dependencies: ["LodgerSDK", "LodgerLoader", "LodgerWire", "LodgerSystem", "LodgerTypes", "TestScratch"]
        ),
        .testTarget(name: "LodgerELFTests", dependencies: ["LodgerELF", "CLodgerABI", "TestScratch"]),
        .testTarget(name: "LodgerBundleProgramTests", dependencies: ["lodger-bundle", "LodgerELF", "TestScratch"]),
        .testTarget(
            name: "IntegrationTests",
            dependencies: [
                "lodger", "lodger-runner", "lodger-bundle", "LodgerHost", "LodgerRouter", "LodgerLaunch",
                "LodgerRegistry", "LodgerContainers", "LodgerELF", "LodgerWire", "LodgerTypes", "CLodgerABI",
                "TestScratch",
            ],
            exclude: ["Extensions", "FirstSDK"]
        ),
        .testTarget(
            name: "LodgerConnectionTests",
            dependencies: ["LodgerConnection", "LodgerWire", "LodgerSystem", "CLodgerLinux", "lodger-runner"]
        ),
        .testTarget(
            name: "LodgerBundlesTests",
            dependencies: [
                "LodgerBundles", "LodgerRegistry", "LodgerContainers", "LodgerTypes", "LodgerSystem", "LodgerELF",
            ]
        ),
    ]
)

/// The targets whose every unsafe call is marked, because they hold pointers, descriptors or processes.
let strictlyMemorySafe: Set = [
    "LodgerELF", "LodgerSystem", "LodgerConnection", "LodgerLoader", "LodgerLaunch", "LodgerContainers",
    "LodgerContentTypes", "lodger-runner", "lodger-bundle",
]

/// Programs that drive a parser with arbitrary bytes.
///
/// They bring their own `main`, so they are built on their own only.
let fuzzedTargets = [
    "wire": ["LodgerWire"], "elf": ["LodgerELF"], "plist": ["LodgerBundles"],
    "predicate": ["Predicates", "LodgerTypes"],
]
let isFuzzing = Context.environment["LODGER_FUZZ"] != nil

if isFuzzing {
    for (name, dependencies) in fuzzedTargets {
        let settings: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]
        package.targets.append(
            .executableTarget(
                name: "fuzz-\(name)",
                dependencies: dependencies.map { .byName(name: $0) },
                path: "Tests/Fuzz/\(name)",
                exclude: ["corpus"],
                swiftSettings: settings
            )
        )
    }
}

/// The targets whose binary interface lasts: extensions built against an older version of them go on running.
let resilient: Set = ["LodgerSDK", "LodgerTypes"]
/// Whether the SDK's build shows its warnings, of which "Foundation is not resilient" is one that nobody can avoid.
let showsSDKWarnings = Context.environment["LODGER_SDK_WARNINGS"] != nil

for target in package.targets where target.type != .plugin && target.type != .system {
    var settings = target.swiftSettings ?? []
    settings += [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    if resilient.contains(target.name) { settings.append(.unsafeFlags(["-enable-library-evolution"])) }
    if target.name != "LodgerSDK" {
        settings.append(.treatAllWarnings(as: .error))
    } else if !showsSDKWarnings {
        settings.append(.unsafeFlags(["-suppress-warnings"]))
    }
    if strictlyMemorySafe.contains(target.name) { settings.append(.strictMemorySafety()) }
    // Of two options for the compiler the last one counts, so both sanitizers must be in one.
    if isFuzzing { settings.append(.unsafeFlags(["-sanitize=fuzzer,address"])) }
    target.swiftSettings = settings
    if target.type != .test { target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)] }
}
