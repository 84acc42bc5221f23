// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A folder that goes away with its owner.
package final class Scratch: Sendable {
    package let folder: URL

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lodger-elf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    package func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    package func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: folder.appending(path: name))
    }

    package func read(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: folder.appending(path: name))) }

    /// Runs a tool of the system in the folder and returns what it printed.
    @discardableResult
    package func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["timeout", "120", tool] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Whether a tool can be run here.
    package static func has(_ tool: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }

    /// Builds a library from C.
    @discardableResult
    package func compile(_ source: String, to name: String, _ options: [String] = []) throws -> [UInt8] {
        try write(source, to: "\(name).c")
        let result = try run("gcc", ["-shared", "-fPIC", "-O1", "-o", name, "\(name).c"] + options)
        guard result.status == 0 else { throw ToolFailure(output: result.output) }
        return try read(name)
    }
}

/// A tool that did not do what a test needs.
package struct ToolFailure: Error {
    package let output: String

    package init(output: String) { self.output = output }
}

/// A library that this program was linked with.
package func linkedLibrary(named name: String) throws -> [UInt8] {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let list = try Scratch().run("ldd", [program]).output
    for line in list.split(separator: "\n") {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count >= 3, words[0] == name, words[1] == "=>" else { continue }
        return try [UInt8](Data(contentsOf: URL(filePath: String(words[2]))))
    }
    throw ToolFailure(output: "\(program) is not linked with \(name):\n\(list)")
}
