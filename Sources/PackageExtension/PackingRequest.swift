// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// What the command line asks for.
struct PackingRequest {
    static let usage = """
        Pack the app extensions of this package, each into the app that contains it.

        usage: swift package package-extension [OPTIONS]

          --product NAME         pack only this extension; may be repeated
          --output DIR           where the apps go (build, in the package's folder)
          --configuration NAME   debug or release (release)
          --help

        An extension is a dynamic library product whose target has an Info.plist with the key NSExtension. Its app is \
        an executable target, here or in a package that this one depends on, whose Info.plist has an identifier that \
        the extension's begins with; without one an app is made that holds nothing but its extensions. Beside each \
        Info.plist, Entitlements.plist and the contents of the folder Resources become part of the bundle.
        """

    private(set) var products: [String]
    private(set) var output: URL
    private(set) var configuration: PackageManager.BuildConfiguration
    private(set) var wantsHelp: Bool

    init(_ arguments: [String], package: Package) throws {
        var extractor = ArgumentExtractor(arguments)
        wantsHelp = extractor.extractFlag(named: "help") > 0
        products = extractor.extractOption(named: "product")
        let folder = extractor.extractOption(named: "output").last ?? "build"
        output = URL(filePath: folder, directoryHint: .isDirectory, relativeTo: package.directoryURL).absoluteURL
        switch extractor.extractOption(named: "configuration").last ?? "release" {
        case "release": configuration = .release
        case "debug": configuration = .debug
        case let name: throw PackingError("There is no configuration “\(name)”: write debug or release.")
        }
        if let rest = extractor.remainingArguments.first {
            throw PackingError("“\(rest)” belongs to no option; see swift package package-extension --help.")
        }
    }
}

/// The reason that nothing was packed.
struct PackingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
