// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One app on its way into a bundle.
struct AppPackage {
    let app: AppSource
    let tool: BundleTool
    /// A folder for what is made on the way.
    let workFolder: URL

    func pack(into output: URL, builder: Builder) throws {
        var libraries: [URL] = []
        var packed: [URL] = []
        for appex in app.extensions {
            let library = try builder.build(appex.source.product)
            libraries += try tool.embeddedLibraries(of: library)
            packed.append(try pack(appex.source, library: library))
        }

        var arguments = ["pack", "--app"]
        if let source = app.source {
            let program = try builder.build(source.product)
            libraries += try tool.embeddedLibraries(of: program)
            arguments += ["--program", program.path]
            arguments += ["--info-plist", try source.writeInfoPlist(to: workFolder).path]
            arguments += try options(of: source)
        } else {
            arguments += ["--info-plist", try writeInfoPlist().path]
        }
        arguments += ["--appex"] + packed.map(\.path)
        let frameworks = Set(libraries).sorted { $0.path < $1.path }
        if !frameworks.isEmpty { arguments += ["--framework"] + frameworks.map(\.path) }
        let bundle = output.appending(path: "\(app.name).app")
        try tool.run(arguments + ["--output", bundle.path])
        report(bundle, frameworks)
    }

    private func pack(_ source: BundleSource, library: URL) throws -> URL {
        let bundle = workFolder.appending(path: "\(source.product).appex")
        let info = try source.writeInfoPlist(to: workFolder.appending(path: source.product))
        var arguments = ["pack", "--library", library.path, "--info-plist", info.path]
        if source.info["CFBundleExecutable"] == nil { arguments += ["--executable-name", source.product] }
        arguments += try options(of: source)
        try tool.run(arguments + ["--output", bundle.path])
        return bundle
    }

    private func options(of source: BundleSource) throws -> [String] {
        let resources = try source.resources().map(\.path)
        return (source.entitlements.map { ["--entitlements", $0.path] } ?? [])
            + (resources.isEmpty ? [] : ["--resource"] + resources)
    }

    /// Writes the Info.plist of an app without a program of its own; its versions are those of its extensions.
    private func writeInfoPlist() throws -> URL {
        var info: [String: Any] = [
            "CFBundleIdentifier": app.identifier, "CFBundleName": app.name, "CFBundleDisplayName": app.name,
            "CFBundlePackageType": "APPL",
        ]
        for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
            info[key] = app.extensions.first?.source.info[key]
        }
        try FileManager.default.createDirectory(at: workFolder, withIntermediateDirectories: true)
        let output = workFolder.appending(path: "Info.plist")
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: output)
        return output
    }

    private func report(_ bundle: URL, _ frameworks: [URL]) {
        print("Packed \(bundle.path)")
        print("  app        \(app.identifier)\(app.source == nil ? ", without a program" : "")")
        for appex in app.extensions { print("  extension  \(appex.identifier)") }
        for library in frameworks { print("  library    \(library.lastPathComponent)") }
    }
}
