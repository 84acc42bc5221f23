// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import TestScratch
import Testing

@Suite(.timeLimit(.minutes(3)))
struct RefusalTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.writeInfo(["CFBundleIdentifier": "a.b", "CFBundleExecutable": "Share"])
        try scratch.compile(Source.extensionInC, to: "libShare.so")
    }

    @Test(arguments: [
        ("<plist version=\"1.0\"><dict>", Int32(2), "cannot be read"),
        ("", 2, "cannot be read"),
        ("<plist version=\"1.0\"><array/></plist>", 2, "cannot be read"),
        (list("<key>CFBundleExecutable</key><string>x</string>"), 1, "CFBundleIdentifier is missing"),
        (list("<key>CFBundleIdentifier</key><string>x</string>"), 1, "CFBundleExecutable is missing"),
        (list("<key>CFBundleIdentifier</key><integer>1</integer>"), 1, "CFBundleIdentifier is missing or no text"),
        (
            list("<key>CFBundleIdentifier</key><string>x</string><key>CFBundleExecutable</key><string>../x</string>"),
            1, "which is no name of a file"
        ),
        (
            list(
                "<key>CFBundleIdentifier</key><string>x</string><key>CFBundleExecutable</key><string>Info.plist</string>"
            ),
            1, "two files would have this name"
        ),
    ])
    func `an Info.plist that does not do is refused`(text: String, status: Int32, message: String) throws {
        try scratch.write(text, to: "Info.plist")
        try expect(pack(), status: status, message)
    }

    @Test func `inputs that are not there are named`() throws {
        try expect(pack(library: "absent.so"), status: 2, "absent.so: No such file")
        try expect(pack(info: "Absent.plist"), status: 2, "Absent.plist: No such file")
        try expect(pack("--resource", "absent.txt"), status: 2, "absent.txt: No such file")
        try expect(pack("--entitlements", "absent.plist"), status: 2, "absent.plist: No such file")
        try expect(pack(library: "."), status: 2, "this is no file")
    }

    @Test func `what is no library is refused`() throws {
        try scratch.write("text", to: "text.so")
        try scratch.write("int main(void) { return 0; }", to: "main.c")
        try scratch.run("gcc", ["-no-pie", "-o", "main.so", "main.c"])
        try scratch.write(Array(scratch.read("libShare.so").prefix(900)), to: "cut.so")
        try expect(pack(library: "text.so"), status: 1, "text.so: the file does not start as an ELF file does")
        try expect(pack(library: "main.so"), status: 1, "main.so: the file is no shared library")
        try expect(pack(library: "cut.so"), status: 1, "cut.so: ")
    }

    @Test func `links are not followed out of a bundle`() throws {
        let link = scratch.path("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/hostname")
        try expect(pack("--resource", "link"), status: 1, "only files and folders can be packed")
    }

    @Test func `what is no bundle is never replaced`() throws {
        try scratch.write("mine", to: "Share.appex")
        try expect(pack(), status: 1, "something that is no bundle is in the way")
        #expect(try scratch.read("Share.appex") == Array("mine".utf8))
    }

    @Test(
        arguments: [
            ([], "no command given"),
            (["pak"], "did you mean \"pack\""),
            (["pack"], "--library is missing"),
            (["pack", "--libary", "x"], "did you mean --library?"),
            (["pack", "--library"], "--library needs a value"),
            (["pack", "--library", "a", "b"], "\"b\" belongs to no option"),
            (["pack", "--output", "a", "--output", "b"], "--output is given twice"),
            (["pack", "--app", "--info-plist", "x", "--output", "Notes"], "must end in .app"),
        ] as [([String], String)]
    )
    func `wrong usage says what is wrong`(arguments: [String], message: String) throws {
        try expect(scratch.bundle(arguments), status: 2, message)
    }

    @Test func `help and version are printed`() throws {
        try expect(scratch.bundle(["--help"]), status: 0, "lodger-bundle pack --library FILE")
        try expect(scratch.bundle(["pack", "--help"]), status: 0, "EXIT STATUS")
        try expect(scratch.bundle(["--version"]), status: 0, "lodger-bundle 1.0.0")
    }

    private func pack(
        library: String = "libShare.so",
        info: String = "Info.plist",
        _ more: String...
    ) throws -> (status: Int32, output: String) {
        try scratch.bundle(["pack", "--library", library, "--info-plist", info, "--output", "Share.appex"] + more)
    }

    /// Expects an outcome, and that nothing of the work is left.
    private func expect(_ result: (status: Int32, output: String), status: Int32, _ message: String) throws {
        #expect(result.status == status, "\(result.output)")
        #expect(result.output.contains(message), "\(result.output)")
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path(percentEncoded: false))
        #expect(!left.contains { $0.hasPrefix(".lodger") })
    }

    private static func list(_ keys: String) -> String { "<plist version=\"1.0\"><dict>\(keys)</dict></plist>" }
}
