// SPDX-License-Identifier: Apache-2.0

internal import LodgerContentTypes
internal import LodgerTypes
internal import Testing

struct MIMEDatabaseTests {
    let database = MIMEDatabase(
        aliases: "text/x-old text/x-new\napplication/jason application/json\nbroken\na b c\n\n",
        subclasses: """
            text/x-new text/plain
            application/x-zipped application/zip
            application/x-deep application/x-zipped
            application/x-deep text/plain
            loop/a loop/b
            loop/b loop/a
            """,
        globs: """
            # a comment
            50:text/x-new:*.nw
            50:application/x-deep:*.tar.dp
            50:application/x-one:*.both
            50:application/x-two:*.both
            80:application/x-strong:*.weak
            50:application/x-weak:*.weak
            50:text/x-recipe:recipe
            50:text/x-upper:*.N:cs
            50:text/x-swift:*.swift
            50:image/x-notes:*.txt
            50:x/never:*.[0-9]
            bad:x/never:*.never
            50:x/never
            """
    )

    @Test func `aliases lead to what the database calls a type`() {
        #expect(database.canonicalType(of: "text/x-old") == "text/x-new")
        #expect(database.canonicalType(of: "text/x-new") == "text/x-new")
        #expect(database.canonicalType(of: "a") == "a")
    }

    @Test func `superclasses come nearest first and cycles end`() {
        #expect(
            database.superclasses(of: "application/x-deep") == [
                "application/x-zipped", "text/plain", "application/zip",
            ]
        )
        #expect(database.superclasses(of: "loop/a") == ["loop/b"])
        #expect(database.superclasses(of: "image/png") == [])
    }

    @Test(
        arguments: [
            ("a.nw", ["text/x-new"]), ("A.NW", ["text/x-new"]), ("a.b.tar.dp", ["application/x-deep"]), ("a.dp", []),
            ("a.both", ["application/x-one", "application/x-two"]), ("a.weak", ["application/x-strong"]),
            ("Recipe", ["text/x-recipe"]), ("recipe.nw", ["text/x-new"]), ("a.N", ["text/x-upper"]), ("a.n", []),
            (".nw", []), ("nw", []), ("a.", []), ("", []), (".", []), ("...", []), ("a.1", []), ("a.never", []),
        ] as [(String, [String])]
    )
    func `a file name has these MIME types`(name: String, types: [String]) {
        #expect(database.types(ofFileName: name) == types)
    }

    @Test(
        arguments: [
            ("text/x-new", ["nw"]), ("application/x-one", []), ("application/x-weak", []),
            ("application/x-strong", ["weak"]),
        ] as [(String, [String])]
    )
    func `only extensions of one meaning count`(type: String, extensions: [String]) {
        #expect(database.filenameExtensions(of: type) == extensions)
    }

    @Test(arguments: [
        ("image/png", "public.png"), ("application/jason", "public.json"), ("text/x-swift", "public.swift-source"),
        ("text/x-recipe", "public.text"), ("image/x-notes", "public.image"),
        ("application/x-pie-executable", "public.unix-executable"), ("inode/symlink", "public.symlink"),
    ])
    func `a MIME type leads to a declared type`(mimeType: String, identifier: String) {
        let resolver = FileTypeResolver(database: database, sniffer: nil)
        #expect(resolver.type(mimeType: mimeType)?.identifier == identifier)
    }

    @Test(arguments: [
        ("text/x-old", "public.plain-text"), ("application/x-zipped", "public.zip-archive"),
        ("application/x-deep", "public.plain-text"), ("application/x-unheard-of", "public.data"),
    ])
    func `a subclass becomes a dynamic type that conforms`(mimeType: String, supertype: String) throws {
        let resolver = FileTypeResolver(database: database, sniffer: nil)
        let type = try #require(resolver.type(mimeType: mimeType))
        #expect(type.isDynamic)
        #expect(TypeCatalog.system.conforms(type.identifier, to: supertype))
        #expect(TypeCatalog.system.mimeTypes(of: type.identifier) == [mimeType])
    }

    @Test func `what a type must conform to is kept`() throws {
        let resolver = FileTypeResolver(database: database, sniffer: nil)
        let type = try #require(resolver.type(mimeType: "text/x-swift", conformingTo: "public.image"))
        #expect(type.isDynamic)
        #expect(TypeCatalog.system.conforms(type.identifier, to: "public.image"))
        #expect(resolver.type(mimeType: "nonsense") == nil)
    }

    @Test func `a type's MIME types include those of the database`() {
        let resolver = FileTypeResolver(database: database, sniffer: nil)
        #expect(resolver.mimeTypes(of: "public.swift-source") == ["text/x-swift"])
        #expect(resolver.mimeTypes(of: "public.plain-text") == ["text/plain"])
        #expect(resolver.mimeTypes(of: "org.example.unknown") == [])
    }

    @Test func `a database that is missing is empty`() {
        let database = MIMEDatabase(folder: "/nonexistent")
        #expect(database.types(ofFileName: "a.png") == [])
    }

    @Test func `the installed database is read`() {
        #expect(MIMEDatabase.system.canonicalType(of: "application/acrobat") == "application/pdf")
        #expect(MIMEDatabase.system.types(ofFileName: "a.yaml") == ["application/x-yaml"])
        let resolver = FileTypeResolver(sniffer: nil)
        #expect(resolver.type(mimeType: "text/x-swift")?.identifier == "public.swift-source")
        #expect(resolver.type(mimeType: "application/x-yaml")?.identifier == "public.yaml")
    }
}
