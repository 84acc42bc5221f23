// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerBundles
import LodgerELF
import LodgerTypes
import Testing

struct BundleReadingTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func read() -> AppReading { AppReading.read(at: scratch.path + "/Notes.app") }

    @Test func `a sound app is read with its extension`() throws {
        try SampleApp(
            attributes: ["NSExtensionJavaScriptPreprocessingFile": .string("Page"), "Own": .integer(7)]
        ).write(to: scratch)
        try scratch.write("var x", to: SampleApp.extensionPath + "/Page.js")
        let groups = PropertyListValue.array([.string("group.org.example.notes")])
        try scratch.write(
            xml(.dictionary(["com.apple.security.application-groups": groups])),
            to: SampleApp.extensionPath + "/Entitlements.plist"
        )
        let reading = read()
        #expect(reading.allFindings.isEmpty)
        let app = try #require(reading.bundle)
        #expect(app.name == "Notes")
        #expect(app.executablePath == scratch.path + "/Notes.app/Notes")
        let bundle = try #require(app.extensions.first)
        #expect(bundle.identifier == "org.example.Notes.Share")
        #expect(bundle.appIdentifier == "org.example.Notes")
        #expect(bundle.displayName == "Share to Notes")
        #expect(bundle.pointIdentifier == "com.apple.share-services")
        #expect(bundle.principalClass == "Share.Handler")
        #expect(bundle.attributes["Own"] == .integer(7))
        #expect(bundle.activationRule == nil)
        #expect(bundle.scriptPath == "\(scratch.path)/\(SampleApp.extensionPath)/Page.js")
        #expect(bundle.minimumRuntime?.description == "1.0")
        #expect(bundle.executablePath == "\(scratch.path)/\(SampleApp.extensionPath)/Share")
        #expect(bundle.entitlements.applicationGroups == ["group.org.example.notes"])
    }

    @Test(arguments: ["CFBundleIdentifier", "CFBundleVersion", "CFBundleExecutable", "NSExtension"])
    func `a key that is missing is named`(key: String) throws {
        try SampleApp(missingKeys: [key]).write(to: scratch)
        let findings = read().allFindings
        #expect(findings.map(\.code) == [.keyMissing])
        #expect(findings.first?.message.contains(key) == true)
        #expect(findings.first?.path == "\(scratch.path)/\(SampleApp.extensionPath)/Info.plist")
    }

    @Test(
        arguments: [
            ("CFBundleIdentifier", .integer(1)), ("CFBundleVersion", .real(1)), ("CFBundleExecutable", .bool(true)),
            ("NSExtension", .array([])), ("NSExtension", .string("")), ("MinimumOSVersion", .real(1)),
            ("NSExtension", .dictionary(["NSExtensionPointIdentifier": .data([])])),
            ("CFBundleExecutable", .string("../Share")), ("CFBundleExecutable", .string("a\u{1F}/b")),
            ("MinimumOSVersion", .string("one")),
        ] as [(String, PropertyListValue)]
    )
    func `a key of a wrong type is named with both types`(key: String, value: PropertyListValue) throws {
        try SampleApp(extensionInfo: [key: value]).write(to: scratch)
        let findings = read().allFindings
        #expect(findings.map(\.code) == [.keyType] || findings.map(\.code) == [.plistMalformed])
        #expect(findings.first?.message.contains(key) == true || findings.first?.code == .plistMalformed)
        #expect(read().extensions.first?.bundle == nil)
    }

    @Test(arguments: [
        "Notes", "", "org..Notes", ".org.Notes", "org.Notes.", "org/Notes.x", "org.No tes", "org.Nötes", "../..",
        "org.a\nb", "org." + String(repeating: "a", count: 240),
    ])
    func `an identifier that is no reverse domain name is refused`(identifier: String) throws {
        try SampleApp(info: ["CFBundleIdentifier": .string(identifier)]).write(to: scratch)
        let reading = read()
        #expect(reading.bundle == nil)
        #expect(reading.identifier == nil)
        #expect(reading.findings.map(\.code) == [identifier.isEmpty ? .keyMissing : .keyType])
    }

    @Test(arguments: ["org.example.NotesShare", "org.example.Notes", "com.other.Share"])
    func `an extension's identifier begins with the app's and a dot`(identifier: String) throws {
        try SampleApp(extensionInfo: ["CFBundleIdentifier": .string(identifier)]).write(to: scratch)
        #expect(read().allFindings.map(\.code) == [.identifierPrefix])
    }

    @Test func `a second extension with the same identifier is refused`() throws {
        try SampleApp().write(to: scratch)
        try FileManager.default.copyItem(
            atPath: "\(scratch.path)/\(SampleApp.extensionPath)",
            toPath: "\(scratch.path)/Notes.app/PlugIns/Zweite.appex"
        )
        let reading = read()
        #expect(reading.allFindings.map(\.code) == [.identifierDuplicate])
        #expect(reading.extensions.map { $0.bundle != nil } == [true, false])
    }

    @Test func `versions that differ from the app's are a warning with both`() throws {
        try SampleApp(
            info: ["CFBundleShortVersionString": .string("1.5")],
            extensionInfo: ["CFBundleVersion": .string("2"), "CFBundleShortVersionString": .string("1.4")]
        ).write(to: scratch)
        let reading = read()
        #expect(reading.bundle?.extensions.count == 1)
        #expect(reading.allFindings.map(\.code) == [.versionDiffers, .versionDiffers])
        #expect(reading.allFindings.map(\.severity) == [.warning, .warning])
        #expect(reading.allFindings.last?.message.contains("1.4") == true)
        #expect(reading.allFindings.last?.message.contains("1.5") == true)
    }

    @Test func `an Info.plist that is missing or malformed is a finding of its bundle alone`() throws {
        try SampleApp().write(to: scratch)
        try scratch.write("bplist00", to: SampleApp.extensionPath + "/Info.plist")
        #expect(read().bundle != nil)
        #expect(read().allFindings.map(\.code) == [.plistMalformed])
        try scratch.remove(SampleApp.extensionPath + "/Info.plist")
        #expect(read().allFindings.map(\.code) == [.plistMissing])
        try scratch.write("<plist><array/></plist>", to: "Notes.app/Info.plist")
        #expect(read().findings.map(\.code) == [.plistMalformed])
        #expect(read().bundle == nil)
    }

    @Test(arguments: ["file", "link", "nothing", "pipe"])
    func `an app that is no folder is refused`(kind: String) throws {
        switch kind {
        case "file": try scratch.write("x", to: "Notes.app")
        case "link": try scratch.link("Notes.app", to: "elsewhere")
        case "pipe": try Scratch.run("mkfifo", "\(scratch.path)/Notes.app")
        default: break
        }
        #expect(read().findings.map(\.code) == [kind == "nothing" ? .plistMissing : .fileKind])
    }

    @Test func `an executable that is not there is named`() throws {
        try SampleApp().write(to: scratch)
        try scratch.remove(SampleApp.extensionPath + "/Share")
        #expect(read().allFindings.map(\.code) == [.executableMissing])
        try scratch.makeFolder(SampleApp.extensionPath + "/Share")
        #expect(read().allFindings.map(\.code) == [.fileKind])
    }

    @Test func `the executable for this machine comes first, and one for others is no use`() throws {
        try SampleApp().write(to: scratch)
        try scratch.remove(SampleApp.extensionPath + "/Share")
        try scratch.write("x", to: SampleApp.extensionPath + "/Executables/pdp11/Share")
        let finding = try #require(read().allFindings.first)
        #expect(finding.code == .architecture)
        #expect(finding.message.contains("pdp11"))
        #if arch(x86_64)
        let machine = "x86_64"
        #else
        let machine = "aarch64"
        #endif
        let library = "\(SampleApp.extensionPath)/Executables/\(machine)/Share"
        try scratch.write(SampleLibrary.sound.get(), to: library)
        #expect(read().bundle?.extensions.first?.executablePath == "\(scratch.path)/\(library)")
    }

    @Test(arguments: ["Inner.app", "Inner.appex", "deep/Inner.framework", "PlugIns/Inner.appex"])
    func `a bundle inside an extension is refused`(name: String) throws {
        try SampleApp().write(to: scratch)
        try scratch.makeFolder("\(SampleApp.extensionPath)/\(name)")
        #expect(read().allFindings.map(\.code) == [.nestedBundle])
    }

    @Test func `libraries lie in the app's Frameworks folder only`() throws {
        try SampleApp().write(to: scratch)
        try scratch.write("x", to: "Notes.app/Frameworks/libKit.so")
        #expect(read().bundle?.frameworksPath == scratch.path + "/Notes.app/Frameworks")
        try scratch.write("x", to: "\(SampleApp.extensionPath)/Frameworks/libKit.so")
        #expect(read().allFindings.map(\.code) == [.frameworksInExtension])
        try scratch.makeFolder("Notes.app/SharedFrameworks")
        #expect(read().allFindings.map(\.code) == [.sharedFrameworks, .frameworksInExtension])
    }

    @Test(arguments: ["/etc/passwd", "../../../../etc", "a/../..", "../..", "x/../../y"])
    func `a link that leads out of its bundle is refused`(target: String) throws {
        try SampleApp().write(to: scratch)
        try scratch.link("\(SampleApp.extensionPath)/link", to: target)
        #expect(read().allFindings.map(\.code) == [.linkEscapes])
        try scratch.remove("\(SampleApp.extensionPath)/link")
        try scratch.link("Notes.app/link", to: target)
        #expect(read().allFindings.map(\.code) == [.linkEscapes])
    }

    @Test func `an executable behind a link that leads out is refused, behind one that stays it is not`() throws {
        try SampleApp().write(to: scratch)
        let executable = "\(SampleApp.extensionPath)/Share"
        try scratch.write(SampleLibrary.sound.get(), to: "outside")
        try scratch.remove(executable)
        try scratch.link(executable, to: "\(scratch.path)/outside")
        #expect(read().allFindings.map(\.code) == [.linkEscapes])
        try scratch.remove(executable)
        try scratch.write(SampleLibrary.sound.get(), to: "\(SampleApp.extensionPath)/lib/Share")
        try scratch.link(executable, to: "lib/Share")
        #expect(read().allFindings.isEmpty)
    }

    @Test func `a pipe is refused without waiting for its other end`() throws {
        try SampleApp().write(to: scratch)
        try Scratch.run("mkfifo", "\(scratch.path)/\(SampleApp.extensionPath)/pipe")
        #expect(read().allFindings.map(\.code) == [.fileKind])
        try scratch.remove("\(SampleApp.extensionPath)/pipe")
        try scratch.remove("\(SampleApp.extensionPath)/Info.plist")
        try Scratch.run("mkfifo", "\(scratch.path)/\(SampleApp.extensionPath)/Info.plist")
        #expect(read().allFindings.map(\.code).contains(.fileKind))
    }

    @Test func `folders inside each other without end are refused`() throws {
        try SampleApp().write(to: scratch)
        try scratch.makeFolder("Notes.app/" + (0..<70).map { _ in "d" }.joined(separator: "/"))
        #expect(read().allFindings.map(\.code) == [.bundleTooLarge])
    }

    @Test(
        arguments: [
            (.array([.string("org.example.notes")]), [.keyType]), (.array([.string("group.")]), [.keyType]),
            (.array([.string("group.../x")]), [.keyType]), (.array([.integer(1)]), [.keyType]),
            (.string("group.org.example"), [.keyType]), (.array([.string("group.org.example")]), []),
        ] as [(PropertyListValue, [Finding.Code])]
    )
    func `an app group's name begins with its prefix and is safe`(
        value: PropertyListValue,
        codes: [Finding.Code]
    ) throws {
        try SampleApp().write(to: scratch)
        try scratch.write(
            xml(.dictionary(["com.apple.security.application-groups": value])),
            to: "Notes.app/Entitlements.plist"
        )
        #expect(read().findings.map(\.code) == codes)
    }

    @Test func `a script that is not there is named`() throws {
        try SampleApp(attributes: ["NSExtensionJavaScriptPreprocessingFile": .string("Page")]).write(to: scratch)
        #expect(read().allFindings.map(\.code) == [.scriptMissing])
    }
}
