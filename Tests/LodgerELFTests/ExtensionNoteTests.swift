// SPDX-License-Identifier: Apache-2.0

import LodgerELF
import Testing

struct ExtensionNoteTests {
    @Test func `a library without a note has none`() throws {
        #expect(try ELFImage(ELFBuilder().build()).extensionNote() == nil)
    }

    @Test func `a note is read`() throws {
        let image = try ELFImage(ELFBuilder(notes: [buildIdentifier, lodgerNote()]).build())
        let note = try #require(try image.extensionNote())
        #expect(note.abiVersion == 1)
        #expect(note.sdkVersion == .init(major: 1, minor: 0))
        #expect(note.minimumRuntime.description == "1.2")
        #expect(note.swiftVersion == .init(major: 6, minor: 3))
        #expect(note.isExtensionSafe)
        #expect(try image.notes().map(\.owner) == ["GNU", "Lodger"])
    }

    @Test func `a note of a C extension has no SDK and no Swift`() throws {
        let image = try ELFImage(ELFBuilder(notes: [lodgerNote([1, 1, 0, 0x1_0000, 0, 0, 0, 0])]).build())
        let note = try #require(try image.extensionNote())
        #expect(note.sdkVersion == nil)
        #expect(note.swiftVersion == nil)
        #expect(!note.isExtensionSafe)
    }

    @Test(arguments: [8, 12, 64])
    func `words that later versions add are ignored`(count: Int) throws {
        let words = [1, 7, 0, 0, 0, 3] + [UInt32](repeating: 9, count: count - 6)
        let note = try ELFImage(ELFBuilder(notes: [lodgerNote(words)]).build()).extensionNote()
        #expect(note?.abiVersion == 7)
    }

    @Test(
        "a damaged note is refused",
        arguments: [
            [lodgerNote(), lodgerNote()],
            [lodgerNote([2, 1, 0, 0, 0, 0, 0, 0])],
            [lodgerNote([1, 1, 0, 0, 0, 0, 0])],
            [lodgerNote([UInt32](repeating: 1, count: 65))],
            [lodgerNote([])],
            [note(owner: Array("Lodger\0".utf8), type: 1, description: [UInt8](repeating: 1, count: 33))],
            [note(owner: Array("Lodger".utf8), type: 1, description: [UInt8](repeating: 1, count: 32))],
            [note(owner: Array("Lodger\0\0".utf8), type: 1, description: [UInt8](repeating: 1, count: 32))],
            [[UInt8](repeating: 0xff, count: 32)],
            [[7, 0, 0]],
            [note(owner: [UInt8](repeating: 65, count: 300), type: 1, description: [])],
            Array(repeating: note(owner: [65, 0], type: 1, description: []), count: 1100),
        ]
    )
    func damage(notes: [[UInt8]]) throws {
        let image = try ELFImage(ELFBuilder(notes: notes).build())
        #expect(code { try image.extensionNote() } == .noteDamaged)
    }

    @Test func `notes of other owners and types do not count`() throws {
        let others = [
            note(owner: Array("Lodgers\0".utf8), type: 1, description: [1]),
            note(owner: Array("Lodger\0".utf8), type: 2, description: [1]),
            note(owner: [], type: 1, description: []),
        ]
        let image = try ELFImage(ELFBuilder(notes: others).build())
        #expect(try image.extensionNote() == nil)
        #expect(try image.notes().count == 3)
    }

    @Test func `notes at multiples of 8 are read`() throws {
        let first = note(owner: Array("GNU\0".utf8), type: 5, description: [1, 2, 3, 4], alignment: 8)
        let second = note(owner: Array("GNU\0".utf8), type: 6, description: [], alignment: 8)
        let image = try ELFImage(ELFBuilder(notes: [first, second], noteAlignment: 8).build())
        #expect(try image.notes().map(\.type) == [5, 6])
    }

    @Test func `notes outside the file are refused`() throws {
        var bytes = ELFBuilder(notes: [lodgerNote()]).build()
        bytes.put(UInt64.max, at: 64 + 2 * 56 + 8)
        let image = try ELFImage(bytes)
        #expect(code { try image.notes() } == .noteDamaged)
    }

    private var buildIdentifier: [UInt8] {
        note(owner: Array("GNU\0".utf8), type: 3, description: [UInt8](repeating: 7, count: 20))
    }
}
