// SPDX-License-Identifier: Apache-2.0

import LodgerELF
import Testing

struct ELFImageTests {
    @Test func `the header of a library is read`() throws {
        let image = try ELFImage(ELFBuilder().build())
        #expect(image.header.wordSize == .bits64)
        #expect(image.header.byteOrder == .little)
        #expect(image.header.type == .sharedObject)
        #expect(image.header.machine == .x86_64)
        #expect(image.header.machine.name == "x86_64")
        #expect(image.segments.map(\.kind) == [.load, .dynamic, .note, .stack])
    }

    @Test(arguments: [[], [0x7f], Array("#!/bin/sh\n".utf8), [0x7f, 0x45, 0x4c, 0x47]])
    func `other files are no ELF files`(bytes: [UInt8]) {
        #expect(code { try ELFImage(bytes) } == .notELF)
    }

    @Test func `a file for another word size or byte order says for what it is`() throws {
        var bytes = ELFBuilder().build()
        bytes[4] = 1
        bytes.put(UInt16(3), at: 18)
        #expect(code { try ELFImage(bytes) } == .unsupported)
        #expect(try ELFHeader(bytes).machine.name == "i386")

        bytes[4] = 2
        bytes[5] = 2
        bytes.put(UInt16(22).byteSwapped, at: 18)
        #expect(code { try ELFImage(bytes) } == .unsupported)
        #expect(try ELFHeader(bytes).machine.name == "machine-22")
    }

    @Test func `a file cut anywhere is refused or read, never more`() throws {
        let bytes = ELFBuilder(symbols: [.init(name: "f")], notes: [lodgerNote()]).build()
        for length in 0..<bytes.count {
            let code = code { try ELFImage(Array(bytes.prefix(length))) }
            #expect(code == (length < 4 ? .notELF : .malformed), "cut to \(length) bytes")
        }
    }

    private static let contradictions: [(Int, UInt64)] = [
        (64 + 8, .max),  // the loaded segment's offset
        (64 + 8, 0x100_0000),
        (64 + 16, .max - 4),  // its address
        (64 + 32, 0x100_0000),  // its size in the file
        (64 + 40, 8),  // its size in memory
        (120 + 8, 64),  // the dynamic segment's offset
        (120 + 16, 0x100_0000),  // its address
        (120 + 32, 0),  // its size
        (120 + 32, 15),
        (32, .max),  // where the program headers are
        (32, 0x100_0000),
    ]

    @Test("a program header that contradicts the file is refused", arguments: contradictions)
    func contradiction(offset: Int, value: UInt64) {
        var bytes = ELFBuilder().build()
        bytes.put(value, at: offset)
        #expect(code { try ELFImage(bytes) } == .malformed)
    }

    @Test(arguments: [(54, UInt16(32)), (56, 257), (56, 0xffff), (56, 200)])
    func `program headers of another size or number are refused`(offset: Int, value: UInt16) {
        var bytes = ELFBuilder().build()
        bytes.put(value, at: offset)
        #expect(code { try ELFImage(bytes) } == .malformed)
    }

    @Test func `overlapping loaded segments are refused`() {
        var bytes = ELFBuilder().build()
        bytes.put(UInt32(1), at: 64 + 3 * 56)
        #expect(code { try ELFImage(bytes) } == .malformed)
    }

    @Test func `two dynamic segments are refused`() {
        var bytes = ELFBuilder().build()
        bytes.put(UInt32(2), at: 64 + 3 * 56)
        #expect(code { try ELFImage(bytes) } == .malformed)
    }

    @Test func `a file without a dynamic segment has no instructions`() throws {
        var bytes = ELFBuilder().build()
        bytes.put(UInt32(0), at: 64 + 56)
        let image = try ELFImage(bytes)
        #expect(image.dynamic.entries.isEmpty)
        #expect(try image.symbols().isEmpty)
        #expect(try image.exports(symbol: "f") == false)
    }

    @Test func `an image keeps the memory that it was made from`() throws {
        final class Memory: Sendable {
            let bytes = ELFBuilder().build()
        }
        // The owner's array is never changed, so its bytes stay where they are.
        let image = try {
            let memory = Memory()
            return try memory.bytes.withUnsafeBytes { try ELFImage(memory: $0, owner: memory) }
        }()
        #expect(image.dynamic.soname == "libsmall.so")
        #expect(image.size == ELFBuilder().build().count)
    }

    @Test func `an error says what is wrong and where`() {
        let error = #expect(throws: ELFError.self) { try ELFImage([0x7f, 0x45, 0x4c, 0x46, 9]) }
        #expect(error?.description == "the word size has the unknown code 9 (at byte 4)")
        #expect(error?.code.name == "elf-malformed")
        #expect(error?.fix == "build the library again")
    }
}

/// The code of the error that reading throws.
func code<Result>(_ read: () throws -> Result) -> ELFError.Code? {
    do {
        _ = try read()
        return nil
    } catch {
        return (error as? ELFError)?.code
    }
}
