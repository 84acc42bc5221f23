// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The folder of a target that becomes a bundle.
struct BundleSource {
    /// The product that holds the target.
    let product: String
    let moduleName: String
    let infoPlist: URL
    let info: [String: Any]

    /// Reads a target's Info.plist; `nil` for a target without one.
    init?(_ target: any SourceModuleTarget, product: String) throws {
        infoPlist = target.directoryURL.appending(path: "Info.plist")
        guard FileManager.default.fileExists(atPath: infoPlist.path) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: try Data(contentsOf: infoPlist), format: nil)
        guard let list = list as? [String: Any] else {
            throw PackingError("\(infoPlist.path) is no property list; plutil -lint says where.")
        }
        info = list
        self.product = product
        moduleName = target.moduleName
    }

    var isExtension: Bool { info["NSExtension"] != nil }

    /// The bundle's identifier, which every bundle must have.
    func identifier() throws -> String {
        guard let identifier = info["CFBundleIdentifier"] as? String, !identifier.isEmpty else {
            throw PackingError("\(infoPlist.path) has no CFBundleIdentifier.")
        }
        return identifier
    }

    var entitlements: URL? { existing("Entitlements.plist") }

    /// The files and folders that go beside Info.plist.
    func resources() throws -> [URL] {
        guard let folder = existing("Resources") else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent != ".gitkeep" }
            .sorted { $0.path < $1.path }
    }

    /// Writes an Info.plist whose build variables have their values.
    func writeInfoPlist(to folder: URL) throws -> URL {
        var text = try String(contentsOf: infoPlist, encoding: .utf8)
        let values = ["PRODUCT_MODULE_NAME": moduleName, "PRODUCT_NAME": product, "EXECUTABLE_NAME": product]
        for (name, value) in values {
            for form in ["$(\(name))", "${\(name)}"] { text = text.replacingOccurrences(of: form, with: value) }
        }
        if let open = text.range(of: "$("), let close = text[open.upperBound...].firstIndex(of: ")") {
            throw PackingError(
                """
                \(infoPlist.path) has the variable \(text[open.lowerBound...close]); known are \
                $(PRODUCT_MODULE_NAME), $(PRODUCT_NAME) and $(EXECUTABLE_NAME).
                """
            )
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = folder.appending(path: "Info.plist")
        try text.write(to: output, atomically: true, encoding: .utf8)
        return output
    }

    private func existing(_ name: String) -> URL? {
        let url = infoPlist.deletingLastPathComponent().appending(path: name)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}

/// An extension of the package.
struct ExtensionSource {
    let source: BundleSource
    let identifier: String

    /// The extensions that a package has as products.
    static func all(in package: Package, named names: [String]) throws -> [ExtensionSource] {
        var extensions: [ExtensionSource] = []
        for product in package.products(ofType: LibraryProduct.self) {
            guard names.isEmpty || names.contains(product.name) else { continue }
            for target in product.targets {
                guard let target = target as? any SourceModuleTarget,
                    let source = try BundleSource(target, product: product.name), source.isExtension
                else { continue }
                guard product.kind == .dynamic else {
                    throw PackingError("The product \(product.name) must have type: .dynamic to become an extension.")
                }
                extensions.append(ExtensionSource(source: source, identifier: try source.identifier()))
            }
        }
        if let missing = names.first(where: { name in !extensions.contains { $0.source.product == name } }) {
            throw PackingError("There is no extension product “\(missing)” in this package.")
        }
        guard !extensions.isEmpty else {
            throw PackingError("No library product of this package has a target with an Info.plist of an extension.")
        }
        return extensions
    }
}

/// An app that contains extensions.
struct AppSource {
    /// The app's own program and Info.plist; `nil` for an app that only holds extensions.
    let source: BundleSource?
    let identifier: String
    var extensions: [ExtensionSource] = []

    /// The bundle's name without `.app`.
    var name: String {
        source?.info["CFBundleName"] as? String ?? source?.product
            ?? identifier.split(separator: ".").last.map(String.init) ?? identifier
    }

    /// The apps that contain some extensions.
    static func all(for extensions: [ExtensionSource], in package: Package) throws -> [AppSource] {
        let programs = [package] + package.dependencies.map(\.package)
        var known = try programs.flatMap { try apps(in: $0) }
        var made: [AppSource] = []
        for appex in extensions {
            let places = known.indices.filter { appex.identifier.hasPrefix(known[$0].identifier + ".") }
            if let place = places.max(by: { known[$0].identifier.count < known[$1].identifier.count }) {
                known[place].extensions.append(appex)
                continue
            }
            let parts = appex.identifier.split(separator: ".")
            guard parts.count > 1 else {
                throw PackingError(
                    "The identifier \(appex.identifier) needs its app's before it, as in org.example.App.Share."
                )
            }
            let identifier = parts.dropLast().joined(separator: ".")
            if let place = made.firstIndex(where: { $0.identifier == identifier }) {
                made[place].extensions.append(appex)
            } else {
                made.append(AppSource(source: nil, identifier: identifier, extensions: [appex]))
            }
        }
        return known.filter { !$0.extensions.isEmpty } + made
    }

    private static func apps(in package: Package) throws -> [AppSource] {
        try package.products(ofType: ExecutableProduct.self).compactMap { product in
            guard let target = product.mainTarget as? any SourceModuleTarget,
                let source = try BundleSource(target, product: product.name)
            else { return nil }
            return AppSource(source: source, identifier: try source.identifier())
        }
    }
}
