// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch

extension Scratch {
    /// Runs lodger-bundle in the folder; the program lies beside that of the tests.
    func bundle(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "lodger-bundle")
        return try run(program.path(percentEncoded: false), arguments)
    }

    /// Writes an Info.plist with these values.
    func writeInfo(_ values: [String: String], to name: String = "Info.plist") throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try write([UInt8](data), to: name)
    }

    /// The values of an Info.plist.
    func info(_ name: String) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: Data(read(name)), format: nil)
        return list as? [String: Any] ?? [:]
    }

    /// What a folder holds, with the permission bits of each file and folder.
    func contents(_ name: String) throws -> [String: Int] {
        let folder = path(name)
        var contents: [String: Int] = [:]
        for item in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(item)")
            contents[item] = attributes[.posixPermissions] as? Int
        }
        return contents
    }

    /// Loads libraries one after the other from open files, as a sandboxed process does, in a process of its own.
    func load(_ libraries: String...) throws -> (status: Int32, output: String) {
        try write(
            """
            #include <dlfcn.h>
            #include <fcntl.h>
            #include <stdio.h>
            int main(int count, char **names) {
                for (int index = 1; index < count; index++) {
                    char path[64];
                    snprintf(path, sizeof path, "/proc/self/fd/%d", open(names[index], O_RDONLY));
                    if (!dlopen(path, RTLD_NOW | RTLD_LOCAL)) { puts(dlerror()); return 1; }
                }
                return 0;
            }
            """,
            to: "loader.c"
        )
        let built = try run("gcc", ["-o", "loader", "loader.c"])
        guard built.status == 0 else { throw ToolFailure(output: built.output) }
        return try run("./loader", libraries)
    }

    /// Builds a library from Swift.
    func compileSwift(_ source: String, to name: String) throws {
        try write(source, to: "\(name).swift")
        let module = name.filter(\.isLetter)
        let arguments = ["-emit-library", "-module-name", module, "-O", "-o", name, "\(name).swift"]
        let result = try run("swiftc", arguments)
        guard result.status == 0 else { throw ToolFailure(output: result.output) }
    }
}

/// Sources of libraries.
enum Source {
    /// An extension in C with its note.
    static let extensionInC = """
        #include <stdint.h>
        struct note { uint32_t name_size, size, type; char name[8]; uint32_t words[12]; };
        __attribute__((section(".note.lodger"), used, aligned(4)))
        static const struct note note = {7, 48, 1, "Lodger", {1, 1, 0, 0x10000, 0, 1}};
        static int hidden(int value) { return value * 3; }
        int lodger_extension_entry(int value) { return hidden(value) + 1; }
        """

    /// An extension in Swift with its note.
    static let extensionInSwift = """
        @section(".note.lodger") @used
        let note: (
            UInt32, UInt32, UInt32, (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8),
            UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
        ) = (
            7, 48, 1, (76, 111, 100, 103, 101, 114, 0, 0),
            1, 1, 0x10000, 0x10000, 0x60003, 1, 0, 0, 0, 0, 0, 0
        )
        @c(lodger_extension_entry) public func entry(_ value: CInt) -> CInt { "\\(value)".utf8.count > 3 ? 1 : 2 }
        """
}
