// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A program that strips libraries.
struct StripTool {
    /// Where the program is.
    let path: String
    private let options: [String]
    private let namesOutput: Bool

    /// Finds a program: that of the Swift toolchain first, because it knows every library that the toolchain makes.
    static func find() -> StripTool? {
        if let path = SearchPath.find("llvm-objcopy") ?? SearchPath.find("llvm-objcopy", beside: "swift") {
            return StripTool(path: path, options: ["--strip-all"], namesOutput: false)
        }
        guard let path = SearchPath.find("strip") else { return nil }
        return StripTool(path: path, options: ["--strip-unneeded"], namesOutput: true)
    }

    /// Strips a library.
    func strip(_ library: [UInt8]) throws(PackError) -> [UInt8] {
        let folder = try TemporaryFolder(in: SearchPath.temporaryFolder)
        let input = "\(folder.path)/input.so"
        let output = "\(folder.path)/output.so"
        try OutputFile.write(library, to: input, mode: 0o600)
        let arguments = options + (namesOutput ? ["-o", output, input] : [input, output])
        let status = try ChildProgram.run(path, arguments)
        guard status == 0 else { throw PackError(.refused, "it ended with status \(status)", at: path) }
        return try InputFile.read(output)
    }
}
