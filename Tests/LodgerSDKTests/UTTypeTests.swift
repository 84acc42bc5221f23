// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK
import Testing

struct UTTypeTests {
    @Test func `types are found by name, extension and MIME type`() {
        #expect(UTType("public.jpeg") == .jpeg)
        #expect(UTType("PUBLIC.JPEG") == .jpeg)
        #expect(UTType("org.example.unknown") == nil)
        #expect(UTType(filenameExtension: "pdf") == .pdf)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .image) == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: nil) == .png)
        #expect(UTType(filenameExtension: "unheardof")?.isDynamic == true)
    }

    @Test func `conformance is that of the tables`() {
        #expect(UTType.jpeg.conforms(to: .image))
        #expect(UTType.jpeg.conforms(to: .jpeg))
        #expect(UTType.jpeg.isSubtype(of: .data))
        #expect(!UTType.jpeg.isSubtype(of: .jpeg))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(UTType.png.supertypes.contains(.content))
        #expect(!UTType.html.conforms(to: .plainText))
    }

    @Test func `what is known about a type can be asked`() {
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.png.tags[.filenameExtension] == ["png"])
        #expect(UTType.png.isDeclared && UTType.png.isPublic && !UTType.png.isDynamic)
        #expect(kUTTypePNG as String == UTType.png.identifier)
        #expect("\(UTType.png)" == "public.png")
    }

    @Test func `a type of one's own conforms to what the code says where nothing declares it`() {
        let own = UTType(exportedAs: "org.example.drawing", conformingTo: .image)
        #expect(own.conforms(to: .image) && own.conforms(to: .data))
        #expect(own.supertypes.contains(.image))
        #expect(!own.isDeclared)
        #expect(!UTType(importedAs: "org.example.other").conforms(to: .data))
    }

    @Test func `a type is stored by its name`() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
