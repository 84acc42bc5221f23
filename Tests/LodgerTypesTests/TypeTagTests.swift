// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Testing

struct TypeTagTests {
    let catalog = TypeCatalog.system

    @Test(arguments: TypeTable.rows)
    func `a type of the table has its tags`(row: TypeTable.Row) {
        func bare(_ tags: [String]) -> [String] { tags.map { $0.hasSuffix("~") ? String($0.dropLast()) : $0 } }
        let identifier = row.identifier.uppercased()
        #expect(catalog.filenameExtensions(of: identifier) == bare(row.extensions))
        #expect(catalog.preferredFilenameExtension(of: identifier) == bare(row.extensions).first)
        #expect(catalog.mimeTypes(of: identifier) == bare(row.mimeTypes))
        #expect(catalog.preferredMIMEType(of: identifier) == bare(row.mimeTypes).first)
    }

    @Test(arguments: TypeTable.rows.filter { !$0.extensions.isEmpty || !$0.mimeTypes.isEmpty })
    func `a tag of the table leads to its type`(row: TypeTable.Row) {
        for tag in row.extensions {
            let isShared = tag.hasSuffix("~")
            let tag = (isShared ? String(tag.dropLast()) : tag).uppercased()
            #expect((catalog.type(filenameExtension: tag)?.identifier == row.identifier) == !isShared)
            let conforming = catalog.type(filenameExtension: tag, conformingTo: row.identifier)
            #expect(conforming.map { catalog.conforms($0.identifier, to: row.identifier) } == true)
        }
        for tag in row.mimeTypes {
            let isShared = tag.hasSuffix("~")
            let tag = (isShared ? String(tag.dropLast()) : tag).uppercased()
            #expect((catalog.type(mimeType: tag)?.identifier == row.identifier) == !isShared)
            let conforming = catalog.type(mimeType: tag, conformingTo: row.identifier)
            #expect(conforming.map { catalog.conforms($0.identifier, to: row.identifier) } == true)
        }
    }

    @Test(arguments: [
        ("jpg", "public.jpeg"), ("JPEG", "public.jpeg"), ("heic", "public.heic"), ("mov", "com.apple.quicktime-movie"),
        ("txt", "public.plain-text"), ("log", "com.apple.log"), ("md", "net.daringfireball.markdown"),
        ("plist", "com.apple.property-list"), ("swift", "public.swift-source"), ("zip", "public.zip-archive"),
        ("vcf", "public.vcard"), ("ics", "com.apple.ical.ics"), ("pkpass", "com.apple.pkpass-data"),
        ("sparseimage", "com.apple.disk-image-sparse"), ("ts", "public.mpeg-2-transport-stream"),
    ])
    func `a well-known extension leads to its type`(filenameExtension: String, identifier: String) {
        #expect(catalog.type(filenameExtension: filenameExtension)?.identifier == identifier)
    }

    @Test(arguments: [
        ("ts", "public.source-code", "com.microsoft.typescript"),
        ("ts", "public.movie", "public.mpeg-2-transport-stream"),
        ("plist", "public.xml", "com.apple.xml-property-list"), ("jpg", "public.image", "public.jpeg"),
    ])
    func `what a type must conform to chooses among those of an extension`(
        filenameExtension: String,
        supertype: String,
        identifier: String
    ) {
        let type = catalog.type(filenameExtension: filenameExtension, conformingTo: supertype)
        #expect(type?.identifier == identifier)
    }

    @Test(arguments: [
        ("image/jpeg", "public.jpeg"), ("IMAGE/JPG", "public.jpeg"), ("text/html; charset=utf-8", "public.html"),
        ("text/plain", "public.plain-text"), ("text/plain; charset=\"UTF-8\"", "public.utf8-plain-text"),
        ("text/plain;charset=iso-8859-1", "public.plain-text"), ("application/json", "public.json"),
        ("text/xml", "public.xml"), ("application/octet-stream", "public.data"), ("inode/directory", "public.folder"),
        ("video/mp4", "public.mpeg-4"), ("audio/mp4", "com.apple.m4a-audio"), ("text/uri-list", "public.url"),
        ("application/vnd.ms-excel", "com.microsoft.excel.xls"), ("text/calendar", "com.apple.ical.ics"),
        ("image/x-unheard-of", "public.image"), ("audio/x-unheard-of", "public.audio"),
        ("text/x-unheard-of", "public.text"),
        ("video/x-unheard-of", "public.movie"),
    ])
    func `a MIME type leads to its type or a general one`(mimeType: String, identifier: String) {
        #expect(catalog.type(mimeType: mimeType)?.identifier == identifier)
    }

    @Test func `what a type must conform to chooses among those of a MIME type`() {
        let type = catalog.type(mimeType: "application/vnd.ms-excel", conformingTo: "com.microsoft.excel.xlt")
        #expect(type?.identifier == "com.microsoft.excel.xlt")
        let general = catalog.type(mimeType: "image/x-unheard-of", conformingTo: "public.data")
        #expect(general?.identifier == "public.image")
        let dynamic = catalog.type(mimeType: "image/x-unheard-of", conformingTo: "public.text")
        #expect(dynamic?.isDynamic == true)
        #expect(dynamic.map { catalog.conforms($0.identifier, to: "public.text") } == true)
    }

    @Test(arguments: ["", "/", "a/b", "a\0b", String(repeating: "x", count: 256)])
    func `no file name ends in this`(filenameExtension: String) {
        #expect(catalog.type(filenameExtension: filenameExtension) == nil)
    }

    @Test(arguments: [
        "", "/", "image", "image/", "/jpeg", "image/jpeg/x", "image/jp\neg", "im\u{e4}ge/jpeg", ";", "image/;a=b",
        "a;b/c",
        "\"/\"", String(repeating: "x", count: 200) + "/" + String(repeating: "y", count: 200),
    ])
    func `this is no MIME type`(mimeType: String) {
        #expect(catalog.type(mimeType: mimeType) == nil)
    }

    @Test(arguments: ["text/plain;a/b=c", "text/plain;", "text/plain;;", "text/plain; x=\"y;z\""])
    func `odd parameters do no harm`(mimeType: String) {
        #expect(catalog.type(mimeType: mimeType)?.identifier == "public.plain-text")
    }
}
