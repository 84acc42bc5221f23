// SPDX-License-Identifier: Apache-2.0

import LodgerELF
import Testing

struct ELFDynamicSectionTests {
    @Test func `names and flags are read`() throws {
        let builder = ELFBuilder(
            needed: ["liba.so", "libb.so"],
            runpath: "$ORIGIN",
            extraEntries: [(30, 8), (0x6fff_fffb, 1)]
        )
        let dynamic = try ELFImage(builder.build()).dynamic
        #expect(dynamic.soname == "libsmall.so")
        #expect(dynamic.needed == ["liba.so", "libb.so"])
        #expect(dynamic.runpath == "$ORIGIN")
        #expect(dynamic.rpath == nil)
        #expect(dynamic.flags == 8)
        #expect(dynamic.flags1 == 1)
    }

    @Test func `the last instruction of a kind counts, as for the loader`() throws {
        let image = try ELFImage(ELFBuilder(extraEntries: [(30, 1), (30, 2)]).build())
        #expect(image.dynamic.flags == 2)
    }

    @Test func `a list without an end is refused`() {
        #expect(code { try ELFImage(ELFBuilder(endMarks: 0).build()) } == .malformed)
    }

    @Test func `a list without bound is refused`() {
        let endless = Array(repeating: (UInt64(0x7000_0000), UInt64(0)), count: 5000)
        #expect(code { try ELFImage(ELFBuilder(extraEntries: endless).build()) } == .malformed)
    }

    @Test(arguments: [UInt64(1) << 20, .max])
    func `a name outside the table is refused`(offset: UInt64) {
        #expect(code { try ELFImage(ELFBuilder(extraEntries: [(1, offset)]).build()) } == .malformed)
    }

    @Test(arguments: [UInt64(3), 1 << 40, .max])
    func `a table of names that is too short or too long is refused`(size: UInt64) {
        #expect(code { try ELFImage(ELFBuilder(extraEntries: [(10, size)]).build()) } == .malformed)
    }

    @Test func `a name of unreasonable length is refused`() {
        let long = String(repeating: "x", count: 5000)
        #expect(code { try ELFImage(ELFBuilder(soname: long).build()) } == .malformed)
    }

    @Test func `names that are no text are repaired`() throws {
        var bytes = ELFBuilder(soname: "abc").build()
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("abc".utf8)) })
        bytes[place + 1] = 0xff
        #expect(try ELFImage(bytes).dynamic.soname == "a\u{fffd}c")
    }
}
