// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import LodgerELF
import TestScratch
import Testing

@Suite(.timeLimit(.minutes(3)))
struct PackExtensionTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.writeInfo(["CFBundleIdentifier": "org.example.Notes.Share", "CFBundleExecutable": "Share"])
    }

    @Test(arguments: ["gold", "bfd", "lld"].filter { Scratch.has("ld.\($0)") })
    func `an extension in C is packed`(linker: String) throws {
        let original = try scratch.compile(
            Source.extensionInC,
            to: "libshare.so",
            ["-g", "-fuse-ld=\(linker)", "-Wl,-rpath,$ORIGIN"]
        )
        try scratch.write("ink", to: "icon.svg")
        try scratch.writeInfo(["com.apple.security.network.client": "yes"], to: "mine.entitlements")
        let result = try scratch.bundle([
            "pack", "--library", "libshare.so", "--info-plist", "Info.plist", "--output", "made/here/Share.appex",
            "--resource", "icon.svg", "--entitlements", "mine.entitlements",
        ])
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        #expect(
            try scratch.contents("made/here")
                == [
                    "Share.appex": 0o755, "Share.appex/Info.plist": 0o644, "Share.appex/Entitlements.plist": 0o644,
                    "Share.appex/icon.svg": 0o644, "Share.appex/Share": 0o755,
                ]
        )
        try expectPacked("made/here/Share.appex/Share", from: original)
    }

    @Test func `an extension in Swift is packed`() throws {
        try scratch.compileSwift(Source.extensionInSwift, to: "libShare.so")
        let original = try scratch.read("libShare.so")
        let result = try pack()
        #expect(result.status == 0)
        try expectPacked("Share.appex/Share", from: original)
        #expect(try ELFImage(scratch.read("Share.appex/Share")).extensionNote()?.swiftVersion?.description == "6.3")
    }

    @Test func `an older bundle is replaced, and what it had is gone`() throws {
        try scratch.compile(Source.extensionInC, to: "libShare.so")
        try scratch.write("old", to: "old.txt")
        #expect(try pack("--resource", "old.txt").status == 0)
        #expect(try scratch.contents("Share.appex").keys.contains("old.txt"))
        #expect(try pack().status == 0)
        #expect(try scratch.contents("Share.appex").keys.sorted() == ["Info.plist", "Share"])
        // Nothing of the work is left beside the bundle.
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path(percentEncoded: false))
        #expect(!left.contains { $0.hasPrefix(".lodger") })
    }

    @Test func `the name of the executable can be given`() throws {
        try scratch.compile(Source.extensionInC, to: "libShare.so")
        try scratch.writeInfo(["CFBundleIdentifier": "a.b", "CFBundleExecutable": "$(EXECUTABLE_NAME)", "Key": "<&>"])
        #expect(try pack().status == 1)
        #expect(try pack("--executable-name", "Other").status == 0)
        #expect(try scratch.contents("Share.appex").keys.sorted() == ["Info.plist", "Other"])
        let info = try scratch.info("Share.appex/Info.plist")
        #expect(info["CFBundleExecutable"] as? String == "Other")
        #expect(info["Key"] as? String == "<&>")
    }

    @Test func `folders are packed with what is in them`() throws {
        try scratch.compile(Source.extensionInC, to: "libShare.so")
        let folder = scratch.folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try scratch.write("words", to: "en.lproj/Share.strings")
        #expect(try pack("--resource", "en.lproj").status == 0)
        #expect(try scratch.contents("Share.appex")["en.lproj/Share.strings"] == 0o644)
    }

    @Test func `without a tool to strip with the library is packed as it is`() throws {
        let original = try scratch.compile(Source.extensionInC, to: "libShare.so", ["-g"])
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "lodger-bundle")
        let result = try scratch.run(
            "env",
            [
                "PATH=/nowhere", program.path(percentEncoded: false), "pack", "--library", "libShare.so",
                "--info-plist",
                "Info.plist", "--output", "Share.appex",
            ]
        )
        #expect(result.status == 0)
        #expect(result.output.contains("is not stripped: neither llvm-objcopy nor strip"))
        #expect(try scratch.read("Share.appex/Share").count == original.count)
    }

    private func pack(_ more: String...) throws -> (status: Int32, output: String) {
        let arguments = ["pack", "--library", "libShare.so", "--info-plist", "Info.plist", "--output", "Share.appex"]
        return try scratch.bundle(arguments + more)
    }

    /// Expects a library that says the same, looks nowhere else, has no debugging information, and loads.
    private func expectPacked(_ name: String, from original: [UInt8]) throws {
        let before = try ELFImage(original)
        let after = try ELFImage(scratch.read(name))
        #expect(after.size < before.size)
        #expect(after.dynamic.runpath == nil && after.dynamic.rpath == nil)
        #expect(after.dynamic.needed == before.dynamic.needed)
        #expect(after.dynamic.soname == before.dynamic.soname)
        #expect(try after.symbols().map(\.name) == before.symbols().map(\.name))
        let note = try #require(try after.extensionNote())
        #expect(try note == before.extensionNote())
        #expect(try after.exports(symbol: "lodger_extension_entry"))
        #expect(try !scratch.run("readelf", ["-SW", name]).output.contains(".symtab"))
        if before.dynamic.needed == ["libc.so.6"] {
            let loaded = try scratch.load(name)
            #expect(loaded.status == 0, "\(loaded.output)")
        }
    }
}
