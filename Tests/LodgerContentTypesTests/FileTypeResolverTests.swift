// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Glibc
internal import LodgerContentTypes
internal import LodgerSystem
internal import LodgerTypes
internal import Testing

struct FileTypeResolverTests {
    let resolver = FileTypeResolver()

    @Test(arguments: [
        ("photo.jpg", "", "public.jpeg"), ("photo.JPG", "", "public.jpeg"), ("a.tar.gz", "", "org.gnu.gnu-zip-archive"),
        ("notes.txt", "\u{89}PNG", "public.plain-text"),
        ("photo", "\u{FF}\u{D8}\u{FF}\u{E0}\u{0}\u{10}JFIF\u{0}\u{1}", "public.jpeg"),
        ("x", "%PDF-1.4\n", "com.adobe.pdf"), ("script", "#!/bin/sh\necho\n", "public.shell-script"),
        ("text", "hello, reader\n", "public.plain-text"), ("x.unheard", "<!DOCTYPE html><html></html>", "public.html"),
        ("empty", "", "public.data"), ("secrets.kdbx", "\u{3}\u{D9}\u{A2}\u{9A}", "dyn.ah62d4rv4ge8003dcta"),
        ("table.sql2", "\u{0}\u{1}\u{2}\u{3}", "?0=6:1=sql2"), ("odd.rtfd", "some text\n", "public.plain-text"),
        (".txt", "\u{0}\u{1}", "public.data"),
        ("unknown", "\u{0}\u{1}", "public.data"),
    ])
    func `a file has the type of its name or its contents`(name: String, contents: String, identifier: String) throws {
        try TemporaryFolder.with { folder in
            let path = "\(folder)/\(name)"
            let bytes = contents.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            try Data(bytes).write(to: URL(filePath: path))
            let type = try resolver.type(ofItemAt: path)
            if identifier.hasPrefix("?") {
                #expect(type.isDynamic)
                #expect(resolver.catalog.filenameExtensions(of: type.identifier) == ["sql2"])
            } else {
                #expect(type.identifier == identifier)
            }
        }
    }

    @Test(arguments: [
        ("Notes.app", "com.apple.application-bundle", true), ("a.rtfd", "com.apple.rtfd", true),
        ("x.bundle", "com.apple.bundle", true), ("x.appex", "com.apple.bundle", true),
        ("plain", "public.folder", false),
        ("v1.2", "public.folder", false), ("pictures.jpg", "public.folder", false), (".app", "public.folder", false),
        ("P.mlproj", "com.apple.createml.project", true),
    ])
    func `a folder is a package or plain`(name: String, identifier: String, isPackage: Bool) throws {
        try TemporaryFolder.with { folder in
            let path = "\(folder)/\(name)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            for path in [path, path + "/"] {
                let type = try resolver.type(ofItemAt: path)
                #expect(type.identifier == identifier)
                #expect(resolver.isPackage(type) == isPackage)
            }
        }
    }

    @Test func `a declared package is recognised`() {
        let catalog = TypeCatalog(declarations: [
            TypeDeclarations(
                owner: "org.example",
                exported: .array([
                    .dictionary([
                        "UTTypeIdentifier": .string("org.example.book"),
                        "UTTypeConformsTo": .string("com.apple.package"),
                        "UTTypeTagSpecification": .dictionary(["public.filename-extension": .string("bk")]),
                    ])
                ]),
                imported: nil
            )
        ])
        let resolver = FileTypeResolver(catalog: catalog, sniffer: nil)
        #expect(resolver.type(ofFolderNamed: "my.bk").identifier == "org.example.book")
        #expect(resolver.isPackage(resolver.type(ofFolderNamed: "my.bk")))
        #expect(resolver.type(ofFileNamed: "my.bk").isDynamic)
    }

    @Test(.timeLimit(.minutes(1)))
    func `links and special files are not opened`() throws {
        try TemporaryFolder.with { folder in
            try Data("hello\n".utf8).write(to: URL(filePath: "\(folder)/file.png"))
            try #require(symlink("file.png", "\(folder)/link.txt") == 0)
            try #require(symlink("loop", "\(folder)/loop") == 0)
            try #require(mkfifo("\(folder)/pipe", 0o600) == 0)

            #expect(try resolver.type(ofItemAt: "\(folder)/link.txt").identifier == "public.symlink")
            #expect(
                try resolver.type(ofItemAt: "\(folder)/link.txt", followsLinks: true).identifier == "public.plain-text"
            )
            #expect(try resolver.type(ofItemAt: "\(folder)/loop").identifier == "public.symlink")
            #expect(throws: SystemError.self) { try resolver.type(ofItemAt: "\(folder)/loop", followsLinks: true) }

            for (path, mimeType) in [("\(folder)/pipe", "inode/fifo"), ("/dev/null", "inode/chardevice")] {
                let type = try resolver.type(ofItemAt: path)
                #expect(resolver.catalog.mimeTypes(of: type.identifier) == [mimeType])
                #expect(resolver.catalog.conforms(type.identifier, to: "public.item"))
                #expect(!resolver.catalog.conforms(type.identifier, to: "public.data"))
            }
        }
    }

    @Test func `nothing has no type`() {
        #expect(throws: SystemError(call: "lstat", path: "/nonexistent/a.png", errno: ENOENT)) {
            try resolver.type(ofItemAt: "/nonexistent/a.png")
        }
    }

    @Test func `a program of this system is executable`() throws {
        let type = try resolver.type(ofItemAt: "/proc/self/exe", followsLinks: true)
        #expect(resolver.catalog.conforms(type.identifier, to: "public.executable"))
    }

    @Test func `contents are not asked for where the name suffices`() {
        var asked = 0
        let type = resolver.type(ofFileNamed: "a.png") {
            asked += 1
            return nil
        }
        #expect(type.identifier == "public.png")
        #expect(asked == 0)
        #expect(
            resolver.type(ofFileNamed: "Makefile").identifier == resolver.type(mimeType: "text/x-makefile")?.identifier
        )
    }

    @Test func `without libmagic names count`() throws {
        let sniffer = ContentSniffer(library: "libnosuchmagic.so.1")
        let error = #expect(throws: ContentSnifferError.self) { try sniffer.prepare() }
        #expect(error?.code == .libraryMissing)
        #expect(error?.description.contains("apt-get install libmagic1") == true)
        let resolver = FileTypeResolver(sniffer: sniffer)
        #expect(resolver.type(ofFileNamed: "a.png") { [0] }.identifier == "public.png")
        #expect(resolver.type(ofFileNamed: "unknown") { Array("%PDF-1.4\n".utf8) }.identifier == "public.data")
    }

    @Test func `a library that is not libmagic is refused`() {
        let error = #expect(throws: ContentSnifferError.self) { try ContentSniffer(library: "libc.so.6").prepare() }
        #expect(error?.code == .libraryUnfit)
    }

    @Test func `any bytes are harmless`() throws {
        let sniffer = ContentSniffer()
        var state: UInt64 = 7
        for length in 0..<400 {
            let bytes = (0..<length).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
            #expect(try sniffer.mimeType(of: bytes)?.contains("/") != false)
        }
    }
}

/// A folder that is gone when its user is done.
enum TemporaryFolder {
    static func with(_ body: (String) throws -> Void) throws {
        let path = "/tmp/lodger-types-\(UInt64.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }
}
