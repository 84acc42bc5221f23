// SPDX-License-Identifier: Apache-2.0

import LodgerBundles
import LodgerELF
import LodgerTypes
import Testing

struct VersionGateTests {
    @Test(
        arguments: [
            ("1", 0x1_0000), ("1.0", 0x1_0000), ("1.2", 0x1_0002), ("1.2.3", 0x1_0002), ("65535.65535", 0xFFFF_FFFF),
            ("", nil), (".", nil), ("1.", nil), ("+1", nil), ("-1", nil), ("1.2.3.4", nil), ("65536", nil),
            ("1.x", nil),
            (" 1", nil),
        ] as [(String, UInt32?)]
    )
    func `a version is read from text`(text: String, packed: UInt32?) {
        #expect(ExtensionNote.Version(text)?.rawValue == packed)
    }

    @Test(
        arguments: [
            (SampleLibrary(note: [2, 0x1_0000, 0x1_0000, 0, 1, 0, 0]), "abi-version", ["2", "1", "Update Lodger"]),
            (
                SampleLibrary(note: [0, 0x1_0000, 0x1_0000, 0, 1, 0, 0]), "abi-version",
                ["0", "1", "Update the extension"]
            ),
            (
                SampleLibrary(note: [1, 0x1_0000, 0x1_0003, 0, 1, 0, 0]), "minimum-runtime",
                ["1.3", "1.0", "Update Lodger"]
            ),
            (
                SampleLibrary(note: [1, 0x1_0000, 0x1_0000, 0x63_0000, 1, 0, 0]), "swift-version",
                ["99.0", "Update Lodger"]
            ),
            (SampleLibrary(note: [1, 0x1_0000, 0x1_0000, 0x5_0009, 1, 0, 0]), "swift-version", ["5.9", "Build"]),
            (SampleLibrary(note: []), "note-missing", ["SDK"]),
            (SampleLibrary(layout: 2), "elf-malformed", ["note"]),
            (SampleLibrary(hasEntry: false), "entry-missing", ["lodger_extension_entry"]),
            (SampleLibrary(isProgram: true), "not-elf", ["-shared"]),
        ] as [(SampleLibrary, String, [String])]
    )
    func `a library that does not fit is refused`(library: SampleLibrary, code: String, words: [String]) throws {
        let scratch = try Scratch()
        try SampleApp().write(to: scratch)
        try library.build(at: "\(scratch.path)/\(SampleApp.extensionPath)/Share")
        let reading = ExtensionReading.read(at: "\(scratch.path)/\(SampleApp.extensionPath)")
        #expect(reading.bundle == nil)
        let finding = try #require(reading.findings.first { $0.severity == .error })
        #expect(finding.code.rawValue == code)
        let text = finding.message + " " + (finding.fix ?? "")
        for word in words { #expect(text.contains(word), "\(text)") }
    }

    @Test(
        arguments: [
            (Array("no library at all".utf8), "not-elf"), ([], "not-elf"), ([0x7F, 0x45, 0x4C, 0x46], "elf-malformed"),
        ] as [([UInt8], String)]
    )
    func `a file that is no library is refused`(bytes: [UInt8], code: String) throws {
        let scratch = try Scratch()
        try SampleApp().write(to: scratch)
        try scratch.write(bytes, to: "\(SampleApp.extensionPath)/Share")
        let reading = ExtensionReading.read(at: "\(scratch.path)/\(SampleApp.extensionPath)")
        #expect(reading.findings.map(\.code.rawValue) == [code])
    }

    @Test func `a library for another machine is refused`() throws {
        let scratch = try Scratch()
        try SampleApp().write(to: scratch)
        var bytes = try SampleLibrary.sound.get()
        bytes[18] = 243
        try scratch.write(bytes, to: "\(SampleApp.extensionPath)/Share")
        let reading = ExtensionReading.read(at: "\(scratch.path)/\(SampleApp.extensionPath)")
        #expect(reading.findings.map(\.code) == [.architecture])
    }

    @Test func `the newer of the two minimum versions counts, and a difference is a warning`() throws {
        let scratch = try Scratch()
        try SampleApp(extensionInfo: ["MinimumOSVersion": .string("1.1")]).write(to: scratch)
        let path = "\(scratch.path)/\(SampleApp.extensionPath)"
        #expect(ExtensionReading.read(at: path).findings.map(\.code) == [.versionDiffers, .minimumRuntime])
        let gate = VersionGate(runtime: .init(major: 1, minor: 1))
        let reading = ExtensionReading.read(at: path, gate: gate)
        #expect(reading.findings.map(\.severity) == [.warning])
        #expect(reading.bundle != nil)
    }

    @Test func `a runtime that behaves as an older one refuses what needs the newer`() throws {
        let scratch = try Scratch()
        try SampleApp().write(to: scratch)
        let gate = VersionGate(runtime: .init(major: 0, minor: 9))
        let reading = ExtensionReading.read(at: "\(scratch.path)/\(SampleApp.extensionPath)", gate: gate)
        #expect(reading.findings.map(\.code) == [.minimumRuntime])
    }
}
