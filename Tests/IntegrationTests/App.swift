// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Synchronization
import TestScratch
internal import Testing

/// An app with one extension.
struct App: Sendable {
    static let identifier = "org.example.Conduct"
    static let extensionIdentifier = "org.example.Conduct.Run"

    /// The app's folder.
    let path: String

    var extensionPath: String { "\(path)/PlugIns/Conduct.appex" }
    var executablePath: String { "\(extensionPath)/Conduct" }
    /// The folder that holds the app, for `LODGER_EXTENSION_PATH`.
    var folder: String { URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false) }

    /// The extension that behaves as its item's title says, packed once.
    static func conduct() async throws -> App { try await Packed.conduct.value }

    /// One of these apps, to change something in it.
    static func copy(in scratch: Scratch, named name: String = "Conduct.app") async throws -> App {
        let app = App(path: scratch.path("Apps/\(name)"))
        try FileManager.default.createDirectory(atPath: scratch.path("Apps"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: try await conduct().path, toPath: app.path)
        return app
    }

    /// A copy whose library was compiled otherwise.
    static func copy(in scratch: Scratch, compiledWith options: String...) async throws -> App {
        let app = try await copy(in: scratch)
        try await Compiler.compile(Sources.conduct, to: app.executablePath, options)
        return app
    }

    /// A copy whose library is a program.
    static func program(in scratch: Scratch) async throws -> App {
        let app = try await copy(in: scratch)
        try await Compiler.compile(Sources.conduct, to: app.executablePath, ["-DPROGRAM", "-no-pie"], shared: false)
        return app
    }

    /// Changes the library's bytes.
    func changeExecutable(_ change: (inout [UInt8]) -> Void) throws {
        let file = URL(filePath: executablePath)
        var bytes = try [UInt8](Data(contentsOf: file))
        change(&bytes)
        try Data(bytes).write(to: file)
    }

    /// Changes the extension's Info.plist.
    func changeInfo(_ change: (inout [String: Any]) -> Void) throws { try changeInfo(in: extensionPath, change) }

    /// Changes the Info.plist of a bundle.
    func changeInfo(in bundle: String, _ change: (inout [String: Any]) -> Void) throws {
        let file = URL(filePath: "\(bundle)/Info.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        var values = list as? [String: Any] ?? [:]
        change(&values)
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
    }

    /// Packs an app with one extension.
    static func pack(
        _ source: String,
        identifier: String,
        extensionName: String,
        executable: String,
        in scratch: Scratch
    ) async throws -> App {
        try await Compiler.compile(source, to: scratch.path("library.so"), [])
        let app = [
            "CFBundleIdentifier": identifier, "CFBundlePackageType": "APPL", "CFBundleVersion": "1",
            "CFBundleShortVersionString": "1.0",
        ]
        let appex: [String: Any] = [
            "CFBundleIdentifier": "\(identifier).\(extensionName)", "CFBundleExecutable": executable,
            "CFBundlePackageType": "XPC!", "CFBundleVersion": "1", "CFBundleShortVersionString": "1.0",
            "MinimumOSVersion": "1.0",
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.ui-services"],
        ]
        for (name, values) in [("App.plist", app), ("Extension.plist", appex)] {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            try scratch.write([UInt8](data), to: name)
        }
        try await bundle(
            ["--library", "library.so", "--info-plist", "Extension.plist", "--output", "\(executable).appex"],
            in: scratch
        )
        try await bundle(
            ["--app", "--info-plist", "App.plist", "--appex", "\(executable).appex", "--output", "\(executable).app"],
            in: scratch
        )
        return App(path: scratch.path("\(executable).app"))
    }

    private static func bundle(_ arguments: [String], in scratch: Scratch) async throws {
        let run = try await Program.bundle.run(
            (["pack"] + arguments).map { Array($0.utf8) },
            environment: ["PATH": "/usr/bin:/bin", "TMPDIR": scratch.path("")],
            in: scratch.path("")
        )
        guard run.status == 0 else { throw ToolFailure(output: run.text + run.diagnostics) }
    }
}

/// Apps that many tests use and none changes.
enum Packed {
    static let conduct = Task {
        try await App.pack(
            Sources.conduct,
            identifier: App.identifier,
            extensionName: "Run",
            executable: "Conduct",
            in: Scratch.shared()
        )
    }
    static let wordCount = Task {
        try await App.pack(
            Sources.wordCount,
            identifier: "org.lodger.WordCount",
            extensionName: "Count",
            executable: "WordCount",
            in: Scratch.shared()
        )
    }
}

extension Scratch {
    private static let kept = Mutex<[Scratch]>([])

    /// A folder that stays until the tests' program ends.
    fileprivate static func shared() throws -> Scratch {
        let scratch = try Scratch()
        kept.withLock { $0.append(scratch) }
        atexit { Scratch.kept.withLock { $0.removeAll() } }
        return scratch
    }
}

/// Sources in C, where this package's are.
enum Sources {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()

    static let conduct = folder.appending(path: "Extensions/conduct.c").path(percentEncoded: false)
    static let wordCount = package.appending(path: "Plugins/WordCount/word_count.c").path(percentEncoded: false)
    static let headers = package.appending(path: "Sources/CLodgerABI/include").path(percentEncoded: false)

    /// Whether they are there: the tests' program may run where its sources are not.
    static let areReadable = FileManager.default.isReadableFile(atPath: conduct)
}

/// gcc.
enum Compiler {
    /// Compiles an extension.
    static func compile(
        _ source: String,
        to path: String,
        _ options: [String],
        shared: Bool = true
    ) async throws {
        let arguments =
            [
                shared ? "-shared" : "-pthread", shared ? "-fPIC" : "-fno-pic", "-O1", "-fvisibility=hidden",
                "-I\(Sources.headers)", "-o", path, source,
            ] + options
        let run = try await Program(path: "/usr/bin/gcc").run(
            arguments.map { Array($0.utf8) },
            environment: ["PATH": "/usr/bin:/bin", "TMPDIR": FileManager.default.temporaryDirectory.path],
            in: "/",
            timeout: .seconds(60)
        )
        guard run.status == 0 else { throw ToolFailure(output: run.diagnostics) }
    }
}
