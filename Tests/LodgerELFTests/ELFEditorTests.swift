// SPDX-License-Identifier: Apache-2.0

import LodgerELF
import TestScratch
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ELFEditorTests {
    /// A library whose names include one that ends in a file name.
    private let withTail = ELFBuilder(soname: nil, needed: ["build/libKit.so"], runpath: "/opt:$ORIGIN")

    @Test func `the folders to look in are removed and nothing else changes`() throws {
        let (bytes, layout) = withTail.buildWithLayout()
        var editor = try ELFEditor(bytes)
        editor.removeRunPaths()

        let before = try ELFImage(bytes).dynamic
        let after = try ELFImage(editor.bytes).dynamic
        #expect(before.runpath == "/opt:$ORIGIN")
        #expect(after.runpath == nil)
        #expect(after.entries == before.entries.filter { $0.tag != .runpath })
        let dynamic = layout.dynamic..<layout.dynamic + layout.dynamicSize
        #expect(editor.bytes.prefix(dynamic.lowerBound) == bytes.prefix(dynamic.lowerBound))
        #expect(editor.bytes.dropFirst(dynamic.upperBound) == bytes.dropFirst(dynamic.upperBound))
    }

    @Test func `a library without such folders stays as it is`() throws {
        let bytes = ELFBuilder().build()
        var editor = try ELFEditor(bytes)
        editor.removeRunPaths()
        #expect(editor.bytes == bytes)
    }

    @Test func `a name is taken from the end of a longer one`() throws {
        var editor = try ELFEditor(withTail.build())
        try editor.setSoname("libKit.so")
        let image = try ELFImage(editor.bytes)
        #expect(image.dynamic.soname == "libKit.so")
        #expect(image.dynamic.needed == ["build/libKit.so"])
    }

    @Test func `the right name stays as it is`() throws {
        let bytes = ELFBuilder(endMarks: 1).build()
        var editor = try ELFEditor(bytes)
        try editor.setSoname("libsmall.so")
        #expect(editor.bytes == bytes)
    }

    @Test func `a wrong name is replaced`() throws {
        let builder = ELFBuilder(soname: "libOld.so", needed: ["libKit.so"], endMarks: 1)
        var editor = try ELFEditor(builder.build())
        try editor.setSoname("libKit.so")
        #expect(try ELFImage(editor.bytes).dynamic.soname == "libKit.so")
    }

    @Test func `an end mark must remain`() throws {
        var builder = withTail
        builder.endMarks = 1
        var editor = try ELFEditor(builder.build())
        let error = #expect(throws: ELFError.self) { try editor.setSoname("libKit.so") }
        #expect(error?.code == .noRoom)
        #expect(error?.fix == "link the library with -Wl,-soname,libKit.so")

        // The entry that looked elsewhere makes room.
        editor.removeRunPaths()
        try editor.setSoname("libKit.so")
        #expect(try ELFImage(editor.bytes).dynamic.soname == "libKit.so")
    }

    @Test func `room behind the end mark that is in use stays`() throws {
        var (bytes, layout) = withTail.buildWithLayout()
        bytes.put(UInt64(77), at: layout.dynamic + layout.dynamicSize - 3 * 16 + 8)
        var editor = try ELFEditor(bytes)
        #expect(code { try editor.setSoname("libKit.so") } == .noRoom)
    }

    @Test(arguments: ["libAbsent.so", "Kit.s", "", "lib\0Kit.so"])
    func `a name that the library does not have is refused`(name: String) throws {
        var editor = try ELFEditor(withTail.build())
        #expect(code { try editor.setSoname(name) } == .noRoom)
    }

    @Test func `programs and object files are refused`() throws {
        let scratch = try Scratch()
        try scratch.write("int main(void) { return 0; }", to: "main.c")
        try scratch.run("gcc", ["-no-pie", "-o", "main", "main.c"])
        try scratch.run("gcc", ["-c", "-o", "main.o", "main.c"])
        for name in ["main", "main.o"] {
            let bytes = try scratch.read(name)
            #expect(code { try ELFEditor(bytes) } == .notLibrary, "\(name)")
        }
    }

    @Test(arguments: ["gold", "bfd", "lld"].filter { Scratch.has("ld.\($0)") }, ["new", "old"])
    func `readelf agrees for each linker and kind of folders`(linker: String, tags: String) throws {
        let scratch = try Scratch()
        let bytes = try scratch.compile(
            "int f(void) { return 1; }",
            to: "libf.so",
            [
                "-fuse-ld=\(linker)", "-Wl,-rpath,/nowhere", "-Wl,-soname,libf.so.2",
                tags == "new" ? "-Wl,--enable-new-dtags" : "-Wl,--disable-new-dtags",
            ]
        )
        let before = try scratch.run("readelf", ["-dW", "libf.so"]).output
        #expect(before.contains(tags == "new" ? "(RUNPATH)" : "(RPATH)"))

        var editor = try ELFEditor(bytes)
        editor.removeRunPaths()
        try scratch.write(editor.bytes, to: "edited.so")
        let after = try scratch.run("readelf", ["-dW", "edited.so"]).output
        #expect(!after.contains("PATH)"))
        #expect(after.contains("Library soname: [libf.so.2]"))
        #expect(!after.contains("Warning") && !after.contains("Error"))
    }

    @Test(arguments: [11, 12] as [UInt64])
    func `edits of mutated libraries end in a readable library or an error`(seed: UInt64) throws {
        let original = withTail.build()
        var random = SeededNumbers(seed: seed)
        var edited = 0
        for _ in 0..<3000 {
            var bytes = original
            random.mutate(&bytes)
            guard var editor = try? ELFEditor(bytes) else { continue }
            editor.removeRunPaths()
            _ = try? editor.setSoname("libKit.so")
            #expect(editor.bytes.count == bytes.count)
            edited += 1
        }
        #expect(edited > 100)
    }
}
