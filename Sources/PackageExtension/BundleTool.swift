// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program `lodger-bundle`.
struct BundleTool {
    let url: URL

    /// The libraries beside a built file that it needs, directly or through others.
    ///
    /// The SDK is none of them: it comes with Lodger.
    func embeddedLibraries(of file: URL) throws -> [URL] {
        var found: [URL] = []
        var waiting = [file]
        while let next = waiting.popLast() {
            for name in try run(["needed", next.path]).split(separator: "\n") where name != "libLodgerSDK.so" {
                let library = file.deletingLastPathComponent().appending(path: String(name))
                guard !found.contains(library), FileManager.default.fileExists(atPath: library.path) else { continue }
                found.append(library)
                waiting.append(library)
            }
        }
        return found
    }

    /// Runs the program and returns what it prints.
    @discardableResult
    func run(_ arguments: [String]) throws -> String {
        let output = Pipe()
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw PackingError("lodger-bundle \(arguments.prefix(1).joined()) failed; it says why above.")
        }
        return String(decoding: text, as: UTF8.self)
    }
}
