// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A shared library such as extensions have, built by the system's compiler.
struct SampleLibrary: Hashable, Sendable {
    /// The words of its note after the layout; none for a library without a note.
    var note: [UInt32] = [1, 0x1_0000, 0x1_0000, 0, 1, 0, 0]
    var layout: UInt32 = 1
    var hasEntry = true
    var isProgram = false

    func build(at path: String) throws {
        var source = hasEntry ? "void *lodger_extension_entry(void) { return 0; }\n" : "int nothing;\n"
        if isProgram { source += "void _start(void) {}\n" }
        if !note.isEmpty {
            let words = ([layout] + note).map(String.init).joined(separator: ",")
            source += """
                __asm__(".pushsection .note.lodger,\\"a\\",%note\\n.balign 4\\n.long 7,\(4 * (note.count + 1)),1\\n"
                    ".asciz \\"Lodger\\"\\n.balign 4\\n.long \(words)\\n.popsection");
                """
        }
        let sourcePath = path + ".c"
        try source.write(toFile: sourcePath, atomically: false, encoding: .utf8)
        let kind = isProgram ? ["-no-pie", "-static"] : ["-shared", "-fPIC"]
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["cc", "-nostdlib", "-o", path, sourcePath] + kind
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        try FileManager.default.removeItem(atPath: sourcePath)
    }

    /// The bytes of a sound library, built once.
    static let sound: Result<[UInt8], any Error> = Result {
        let scratch = try Scratch()
        try SampleLibrary().build(at: scratch.path + "/library")
        return [UInt8](try Data(contentsOf: URL(filePath: scratch.path + "/library")))
    }
}
