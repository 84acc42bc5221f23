// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Testing

struct DynamicTypeTests {
    let catalog = TypeCatalog.system

    @Test(arguments: [("sql", "dyn.ah62d4rv4ge81g6pq"), ("kdbx", "dyn.ah62d4rv4ge8003dcta")])
    func `an unknown extension gives the known identifier`(filenameExtension: String, identifier: String) {
        for filenameExtension in [filenameExtension, filenameExtension.uppercased()] {
            let type = catalog.type(filenameExtension: filenameExtension)
            #expect(type?.identifier == identifier)
            #expect(type?.isDynamic == true)
            #expect(type?.isDeclared == false)
            #expect(type?.isPublic == false)
        }
        for identifier in [identifier, identifier.uppercased()] {
            #expect(catalog.filenameExtensions(of: identifier) == [filenameExtension])
            #expect(catalog.preferredFilenameExtension(of: identifier) == filenameExtension)
            #expect(catalog.mimeTypes(of: identifier) == [])
            #expect(catalog.directSupertypes(of: identifier) == ["public.data"])
            #expect(catalog.supertypes(of: identifier) == ["public.data", "public.item"])
            #expect(catalog.conforms(identifier, to: "public.data"))
            #expect(catalog.conforms(identifier, to: "public.item"))
            #expect(!catalog.conforms(identifier, to: "public.text"))
            #expect(!catalog.conforms("public.data", to: identifier))
        }
        #expect(catalog.resolve(identifier) == catalog.resolve(identifier.uppercased()))
    }

    @Test(arguments: [
        "public.data", "public.text", "public.plain-text", "public.utf16-plain-text", "public.image",
        "public.directory",
        "public.folder", "public.audio", "public.movie", "org.example.unknown", "PUBLIC.Image", "public.video",
    ])
    func `a dynamic type conforms to what was asked for`(supertype: String) throws {
        let type = try #require(catalog.type(filenameExtension: "unheard-of", conformingTo: supertype))
        #expect(type.isDynamic)
        #expect(catalog.conforms(type.identifier, to: supertype))
        for ancestor in catalog.supertypes(of: supertype) { #expect(catalog.conforms(type.identifier, to: ancestor)) }
        #expect(catalog.directSupertypes(of: type.identifier) == [supertype.lowercased()])
        #expect(catalog.filenameExtensions(of: type.identifier) == ["unheard-of"])
    }

    @Test func `an unknown MIME type gives a dynamic type`() throws {
        let type = try #require(catalog.type(mimeType: "Application/X-Thing; a=b"))
        #expect(type.isDynamic)
        #expect(catalog.mimeTypes(of: type.identifier) == ["application/x-thing"])
        #expect(catalog.filenameExtensions(of: type.identifier) == [])
        #expect(catalog.directSupertypes(of: type.identifier) == ["public.data"])
        #expect(DynamicType(type.identifier)?.mimeTypes == ["application/x-thing"])
    }

    @Test func `a dynamic type may conform to a dynamic type`() throws {
        let inner = try #require(catalog.type(filenameExtension: "inner", conformingTo: "public.image"))
        let outer = try #require(catalog.type(filenameExtension: "outer", conformingTo: inner.identifier))
        #expect(catalog.supertypes(of: outer.identifier).prefix(2) == [inner.identifier, "public.image"])
        #expect(catalog.conforms(outer.identifier, to: inner.identifier))
        #expect(catalog.conforms(outer.identifier, to: "public.content"))
        #expect(!catalog.conforms(inner.identifier, to: outer.identifier))
    }

    @Test func `any extension survives the round trip`() {
        var generator = SplitMix(state: 1)
        let odd: [Unicode.Scalar] = [
            ":", "=", "\\", "?", "0", "6", "\u{301}", "\u{e9}", "\u{1F600}", "\u{1}", " ", "z", ".",
        ]
        for _ in 0..<2000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...20, using: &generator) {
                text.append(odd.randomElement(using: &generator) ?? "x")
            }
            let filenameExtension = "u" + String(text)
            let type = catalog.type(filenameExtension: filenameExtension)
            #expect(type.map { catalog.filenameExtensions(of: $0.identifier) } == [filenameExtension])
            #expect(type.map { catalog.directSupertypes(of: $0.identifier) } == ["public.data"])
        }
    }

    @Test func `any bytes after the prefix are harmless`() {
        var generator = SplitMix(state: 2)
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789.-:=\u{e9}")
        for length in 0..<300 {
            for _ in 0..<20 {
                let text = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
                let identifier = "dyn.a" + text
                #expect(catalog.conforms(identifier, to: identifier))
                #expect(catalog.type(identifier).isDynamic)
                #expect(!catalog.conforms("public.item", to: identifier))
            }
        }
    }

    @Test(arguments: [
        "dyn.ah62d4rv4ge81g6p", "dyn.ah62d4rv4ge81g6pqa", "dyn.ah62d4rv4ge81g6pi", "dyn.bh62d4rv4ge81g6pq",
        "dyn.ah62d4rv4ge8003dctb", "dyn.a", "dyn.ah6", "xdyn.ah62d4rv4ge81g6pq",
        "dyn.a" + String(repeating: "h62d4rv4ge81g6pq", count: 600),
    ])
    func `a malformed identifier says nothing`(identifier: String) {
        #expect(DynamicType(identifier) == nil)
        #expect(catalog.supertypes(of: identifier) == [])
        #expect(catalog.filenameExtensions(of: identifier) == [])
    }

    @Test func `a supertype longer than any real one gives no type`() {
        let supertype = String(repeating: "x", count: 5000)
        #expect(catalog.type(filenameExtension: "unheard-of", conformingTo: supertype) == nil)
        #expect(catalog.type(filenameExtension: "unheard-of", conformingTo: "") == nil)
    }
}

/// A generator of the same numbers on every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
