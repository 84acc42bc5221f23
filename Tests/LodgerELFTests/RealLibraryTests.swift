// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import LodgerELF
import TestScratch
import Testing

/// Libraries that real linkers made.
@Suite(.timeLimit(.minutes(2)))
struct RealLibraryTests {
    private static let source = """
        #include <stdint.h>
        struct note { uint32_t name_size, size, type; char name[8]; uint32_t words[12]; };
        __attribute__((section(".note.lodger"), used, aligned(4)))
        static const struct note note = {7, 48, 1, "Lodger", {1, 1, 0, 0x10000, 0, 1}};
        int counter;
        extern int puts(const char *);
        int offered(void) { return puts("hello") + counter; }
        __attribute__((weak)) int weakly(void) { return 1; }
        static int hidden(void) { return 2; }
        int uses_hidden(void) { return hidden(); }
        """

    @Test(arguments: ["gold", "bfd"], ["gnu", "sysv", "both"])
    func `a library of each linker and index is read`(linker: String, hash: String) throws {
        let scratch = try Scratch()
        let bytes = try scratch.compile(
            Self.source,
            to: "liboffered.so",
            [
                "-fuse-ld=\(linker)", "-Wl,--hash-style=\(hash)", "-Wl,-soname=liboffered.so.1",
                "-Wl,-rpath,$ORIGIN", "-Wl,--enable-new-dtags",
            ]
        )
        let image = try ELFImage(bytes)
        #expect(image.header.machine == .current)
        #expect(image.header.type == .sharedObject)
        #expect(image.dynamic.soname == "liboffered.so.1")
        #expect(image.dynamic.needed == ["libc.so.6"])
        #expect(image.dynamic.runpath == "$ORIGIN")

        for name in ["offered", "counter", "weakly", "uses_hidden"] { #expect(try image.exports(symbol: name)) }
        for name in ["hidden", "puts", "absent"] { #expect(try image.exports(symbol: name) == false) }

        let symbols = try image.symbols()
        #expect(symbols.contains { $0.name == "puts" && !$0.isDefined })
        #expect(symbols.contains { $0.name == "counter" && $0.kind == .object && $0.size == 4 })
        #expect(symbols.contains { $0.name == "weakly" && $0.binding == .weak })

        let note = try #require(try image.extensionNote())
        #expect(note.minimumRuntime == .init(major: 1, minor: 0))
        #expect(note.isExtensionSafe)
    }

    @Test func `section headers do not matter`() throws {
        let scratch = try Scratch()
        var bytes = try scratch.compile(Self.source, to: "lib.so")
        let expected = try ELFImage(bytes).symbols()
        // Where the section headers are, their size, their number, and that of their names.
        bytes.put(UInt64.max, at: 40)
        for offset in [58, 60, 62] { bytes.put(UInt16.max, at: offset) }
        let image = try ELFImage(bytes)
        #expect(try image.symbols() == expected)
        #expect(try image.extensionNote() != nil)
    }

    @Test func `a library that wants but offers nothing is read`() throws {
        let scratch = try Scratch()
        let source = "extern int puts(const char *); static int f(void) { return puts(\"\"); } void *p[] = {f};"
        let bytes = try scratch.compile(source, to: "lib.so", ["-fvisibility=hidden", "-nostartfiles"])
        #expect(try ELFImage(bytes).symbols().contains { $0.name == "puts" && !$0.isDefined })
    }

    @Test(arguments: ["libc.so.6", "libswiftCore.so"])
    func `symbols of a system library agree with those that readelf shows`(name: String) throws {
        let scratch = try Scratch()
        let bytes = try linkedLibrary(named: name)
        try scratch.write(bytes, to: "library.so")
        let shown = try scratch.run("readelf", ["--dyn-syms", "-W", "library.so"]).output
        let names = shown.split(separator: "\n").compactMap { line -> String? in
            let columns = line.split(separator: " ", omittingEmptySubsequences: true)
            guard columns.count >= 8, columns[0].hasSuffix(":"), Int(columns[0].dropLast()) ?? 0 > 0 else { return nil }
            return columns[7].split(separator: "@").first.map(String.init)
        }

        let image = try ELFImage(bytes)
        let symbols = try image.symbols()
        #expect(symbols.map(\.name) == names)
        #expect(symbols.count > 1000)
        #expect(image.dynamic.soname == name)

        let table = try #require(try image.symbolTable())
        for symbol in symbols where symbol.isExported {
            #expect(try table.export(named: symbol.name) != nil, "\(symbol.name)")
        }
        for symbol in symbols where !symbol.isDefined {
            #expect(try table.export(named: symbol.name) == nil, "\(symbol.name)")
        }
    }
}
