// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import LodgerELF
import TestScratch
import Testing

@Suite(.timeLimit(.minutes(3)))
struct PackAppTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.writeInfo(["CFBundleIdentifier": "org.example.Notes", "CFBundleExecutable": "Notes"])
        try scratch.writeInfo(
            ["CFBundleIdentifier": "org.example.Notes.Share", "CFBundleExecutable": "Share"],
            to: "Share.plist"
        )
    }

    @Test func `an app has its program, extensions and frameworks`() throws {
        try scratch.compile(Source.extensionInC, to: "libShare.so")
        try scratch.write("#!/bin/sh\n", to: "notes.sh")
        try scratch.compile("int kit(void) { return 1; }", to: "libKit.so", ["-Wl,-soname,libKit.so"])
        let packed = try scratch.bundle(
            ["pack", "--library", "libShare.so", "--info-plist", "Share.plist", "--output", "Share.appex"]
        )
        #expect(packed.status == 0)
        let result = try scratch.bundle([
            "pack", "--app", "--info-plist", "Info.plist", "--output", "Notes.app", "--program", "notes.sh",
            "--appex", "Share.appex", "--framework", "libKit.so",
        ])
        #expect(result.status == 0, "\(result.output)")
        #expect(
            try scratch.contents("Notes.app")
                == [
                    "Info.plist": 0o644, "Notes": 0o755, "PlugIns": 0o755, "PlugIns/Share.appex": 0o755,
                    "PlugIns/Share.appex/Info.plist": 0o644, "PlugIns/Share.appex/Share": 0o755, "Frameworks": 0o755,
                    "Frameworks/libKit.so": 0o755,
                ]
        )
    }

    @Test func `a Swift library gets its file name, and another library finds it by that`() throws {
        try scratch.compileSwift("@c public func kit() -> CInt { 1 }", to: "libKit.so")
        try scratch.compile("int kit(void); int user(void) { return kit(); }", to: "user.so", ["-L.", "-lKit"])
        #expect(try ELFImage(scratch.read("libKit.so")).dynamic.soname == nil)
        #expect(try ELFImage(scratch.read("user.so")).dynamic.needed.contains("libKit.so"))
        let alone = try scratch.load("libKit.so", "user.so")
        #expect(alone.status == 1)
        #expect(alone.output.contains("libKit.so: cannot open shared object file"))

        let result = try pack(framework: "libKit.so")
        #expect(result.status == 0, "\(result.output)")
        let shown = try scratch.run("readelf", ["-dW", "Notes.app/Frameworks/libKit.so"]).output
        #expect(shown.contains("Library soname: [libKit.so]"))
        #expect(!shown.contains("RUNPATH"))
        #expect(!shown.contains("Warning") && !shown.contains("Error"))
    }

    @Test(arguments: ["gold", "bfd", "lld"].filter { Scratch.has("ld.\($0)") })
    func `a C library with its name is found by it`(linker: String) throws {
        let options = ["-fuse-ld=\(linker)", "-Wl,-soname,libKit.so"]
        try scratch.compile("int kit(void) { return 1; }", to: "libKit.so", options)
        try scratch.compile("int kit(void); int user(void) { return kit(); }", to: "user.so", ["-L.", "-lKit"])
        #expect(try pack(framework: "libKit.so").status == 0)
        let loaded = try scratch.load("Notes.app/Frameworks/libKit.so", "user.so")
        #expect(loaded.status == 0, "\(loaded.output)")
    }

    @Test func `a C library without its name is refused with what to do`() throws {
        try scratch.compile("int kit(void) { return 1; }", to: "libKit.so")
        let result = try pack(framework: "libKit.so")
        #expect(result.status == 1)
        #expect(result.output.contains("libKit.so: "))
        #expect(result.output.contains("-Wl,-soname,libKit.so"))
        #expect(throws: (any Error).self) { try scratch.contents("Notes.app") }
    }

    @Test func `an app without a program is packed with a warning`() throws {
        let result = try scratch.bundle(["pack", "--app", "--info-plist", "Info.plist", "--output", "Notes.app"])
        #expect(result.status == 0)
        #expect(result.output.contains("--program is not given"))
    }

    private func pack(framework: String) throws -> (status: Int32, output: String) {
        try scratch.bundle([
            "pack", "--app", "--info-plist", "Info.plist", "--output", "Notes.app", "--framework", framework,
        ])
    }
}
