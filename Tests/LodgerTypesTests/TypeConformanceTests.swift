// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Testing

struct TypeConformanceTests {
    let catalog = TypeCatalog.system

    @Test func `the table is complete`() {
        #expect(TypeTable.rows.count == 585)
        let known = Set(TypeTable.rows.map(\.identifier))
        #expect(TypeTable.rows.flatMap(\.parents).filter { !known.contains($0) } == [])
    }

    @Test func `every pair of types conforms as the table's closure says`() {
        var wrong: [String] = []
        let resolved = TypeTable.rows.map { ($0.identifier, catalog.resolve($0.identifier)) }
        for (type, resolvedType) in resolved {
            let ancestors = TypeTable.closure[type, default: []]
            for (other, resolvedOther) in resolved {
                let expected = ancestors.contains(other)
                if catalog.conforms(resolvedType, to: resolvedOther) != expected { wrong.append("\(type) \(other)") }
                if catalog.conforms(type, to: other) != expected { wrong.append("\(type) \(other) by name") }
            }
        }
        #expect(wrong == [])
    }

    @Test(arguments: TypeTable.rows)
    func `a type of the table has its parents and ancestors`(row: TypeTable.Row) {
        let ancestors = TypeTable.closure[row.identifier, default: []].subtracting([row.identifier])
        #expect(catalog.directSupertypes(of: row.identifier) == row.parents)
        #expect(Set(catalog.supertypes(of: row.identifier)) == ancestors)
        #expect(catalog.supertypes(of: row.identifier).count == ancestors.count)
        #expect(Array(catalog.supertypes(of: row.identifier).prefix(row.parents.count)) == row.parents)
    }

    @Test(arguments: TypeTable.rows)
    func `a type of the table is found in any case`(row: TypeTable.Row) {
        let shouted = row.identifier.uppercased()
        #expect(catalog.type(shouted).identifier == row.identifier)
        #expect(catalog.type(shouted).isDeclared)
        #expect(!catalog.type(shouted).isDynamic)
        #expect(catalog.resolve(shouted) == catalog.resolve(row.identifier))
        #expect(catalog.conforms(shouted, to: row.identifier))
        #expect(catalog.identifier(of: catalog.resolve(shouted)) == row.identifier)
        #expect(catalog.type(shouted).isPublic == row.identifier.hasPrefix("public."))
    }

    @Test(arguments: [
        ("public.jpeg", "public.image", true), ("public.jpeg", "public.data", true),
        ("public.jpeg", "public.item", true), ("public.jpeg", "public.content", true),
        ("public.image", "public.jpeg", false), ("public.jpeg", "public.png", false),
        ("public.file-url", "public.url", true), ("public.file-url", "public.data", true),
        ("public.url", "public.file-url", false), ("public.folder", "public.data", false),
        ("public.folder", "public.directory", true), ("com.apple.rtfd", "com.apple.package", true),
        ("com.apple.rtfd", "public.composite-content", true), ("com.apple.rtfd", "public.data", false),
        ("com.adobe.pdf", "public.composite-content", true), ("public.svg-image", "public.image", true),
        ("public.svg-image", "public.text", true), ("com.apple.m4a-audio", "public.audio", true),
        ("public.zip-archive", "com.pkware.zip-archive", true), ("public.python-script", "public.shell-script", true),
        ("com.apple.xml-property-list", "com.apple.property-list", true), ("public.movie", "public.video", false),
    ])
    func `well-known types conform as documented`(type: String, other: String, expected: Bool) {
        #expect(catalog.conforms(type, to: other) == expected)
    }

    @Test(arguments: [
        "com.apple.ips", "public.html", "public.json", "public.rtf", "public.vcard", "com.apple.ical.ics", "public.xml",
    ])
    func `some text is not plain text`(type: String) {
        #expect(catalog.conforms(type, to: "public.text"))
        #expect(!catalog.conforms(type, to: "public.plain-text"))
    }

    @Test(arguments: ["public.utf8-plain-text", "public.source-code", "public.swift-source", "public.log"])
    func `some text is plain text`(type: String) {
        #expect(catalog.conforms(type, to: "public.plain-text"))
    }

    @Test(arguments: [
        "org.example.unknown", "public.unheard-of", "", " ", ".", "public.jpeg ", "public.jpe", "public.jpegs",
        "ſ.public",
        "public\0jpeg", "\u{301}", "dyn.", "dyn.a", "DYN.Azzz", String(repeating: "a", count: 100_000),
    ])
    func `an unknown type conforms to itself alone`(identifier: String) {
        #expect(catalog.conforms(identifier, to: identifier))
        for other in ["public.item", "public.data", "public.jpeg", "org.example.other"] {
            #expect(!catalog.conforms(identifier, to: other))
            #expect(!catalog.conforms(other, to: identifier))
        }
        #expect(catalog.supertypes(of: identifier) == [])
        #expect(!catalog.type(identifier).isDeclared)
        #expect(catalog.type(identifier).identifier == identifier)
        #expect(catalog.filenameExtensions(of: identifier) == [])
        #expect(catalog.mimeTypes(of: identifier) == [])
    }

    @Test func `unknown types compare without case`() {
        #expect(catalog.conforms("org.Example.Thing", to: "ORG.example.thing"))
        #expect(catalog.resolve("org.Example.Thing") == catalog.resolve("ORG.example.thing"))
        #expect(catalog.resolve("org.example.thing") != catalog.resolve("org.example.things"))
        #expect(catalog.type("org.Example.Thing") == catalog.type("ORG.example.thing"))
        #expect(Set([catalog.type("PUBLIC.png"), catalog.type("public.png")]).count == 1)
    }

    @Test func `only ASCII letters lose their case`() {
        // The Kelvin sign becomes k in Unicode's rules.
        #expect(!catalog.conforms("org.example.\u{212A}", to: "org.example.k"))
        #expect(!catalog.conforms("public.jpe[", to: "public.jpe{"))
    }
}
