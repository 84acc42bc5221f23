// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Testing

struct TypeDeclarationTests {
    @Test func `a declared type has what its declaration says`() {
        let catalog = TypeCatalog(declarations: [
            TypeDeclarations(
                owner: "org.example.Notes",
                infoPropertyList: [
                    "UTExportedTypeDeclarations": [
                        [
                            "UTTypeIdentifier": "org.example.Note",
                            "UTTypeConformsTo": ["public.json", "public.composite-content"],
                            "UTTypeDescription": "Note",
                            "UTTypeTagSpecification": [
                                "public.filename-extension": ["Note", "nte", "note"],
                                "public.mime-type": "Application/X-Note; v=\"1\"",
                            ],
                        ]
                    ]
                ]
            )
        ])
        #expect(catalog.diagnostics == [])
        let type = catalog.type("ORG.example.note")
        #expect(type.identifier == "org.example.Note")
        #expect(type.isDeclared && !type.isDynamic && !type.isPublic)
        #expect(type.localizedDescription == "Note")
        #expect(catalog.filenameExtensions(of: "org.example.note") == ["note", "nte"])
        #expect(catalog.mimeTypes(of: "org.example.note") == ["application/x-note;v=1"])
        #expect(catalog.type(filenameExtension: "NOTE")?.identifier == "org.example.Note")
        #expect(catalog.type(mimeType: "application/x-note;v=1")?.identifier == "org.example.Note")
        #expect(catalog.directSupertypes(of: "org.example.note") == ["public.json", "public.composite-content"])
        for other in ["public.json", "public.text", "public.data", "public.item", "public.content", "org.example.NOTE"]
        {
            #expect(catalog.conforms("Org.Example.Note", to: other))
            #expect(catalog.conforms(catalog.resolve("org.example.note"), to: catalog.resolve(other)))
        }
        #expect(!catalog.conforms("org.example.note", to: "public.plain-text"))
        #expect(!catalog.conforms("public.json", to: "org.example.note"))
        #expect(!TypeCatalog.system.conforms("org.example.note", to: "public.json"))
    }

    @Test func `a type conforms to what nobody declares`() {
        let catalog = TypeCatalog(exporting: [["UTTypeIdentifier": "a.b", "UTTypeConformsTo": "c.D"]])
        #expect(catalog.conforms("a.b", to: "C.d"))
        #expect(catalog.type("c.d").identifier == "c.D")
        #expect(!catalog.type("c.d").isDeclared)
        #expect(catalog.supertypes(of: "a.b") == ["c.D"])
    }

    @Test func `a type without UTTypeConformsTo conforms to itself alone`() {
        let catalog = TypeCatalog(exporting: [["UTTypeIdentifier": "a.b"]])
        #expect(catalog.type("a.b").isDeclared)
        #expect(catalog.supertypes(of: "a.b") == [])
        #expect(catalog.conforms("a.b", to: "a.b"))
    }

    @Test func `an exported declaration beats an imported one in any order`() {
        let importing = TypeDeclarations(
            owner: "importing",
            exported: nil,
            imported: [
                ["UTTypeIdentifier": "a.b", "UTTypeConformsTo": "public.text"],
                [
                    "UTTypeIdentifier": "hint.type", "UTTypeConformsTo": "public.data",
                    "UTTypeTagSpecification": ["public.filename-extension": "abx"],
                ],
            ]
        )
        let exporting = TypeDeclarations(
            owner: "exporting",
            exported: [
                [
                    "UTTypeIdentifier": "A.B", "UTTypeConformsTo": "public.image",
                    "UTTypeTagSpecification": ["public.filename-extension": "abx"],
                ]
            ],
            imported: nil
        )
        for declarations in [[importing, exporting], [exporting, importing]] {
            let catalog = TypeCatalog(declarations: declarations)
            #expect(catalog.diagnostics == [])
            #expect(catalog.conforms("a.b", to: "public.image"))
            #expect(!catalog.conforms("a.b", to: "public.text"))
            #expect(catalog.type(filenameExtension: "abx")?.identifier == "A.B")
            #expect(catalog.type(filenameExtension: "abx", conformingTo: "public.data")?.identifier == "A.B")
            #expect(catalog.type(filenameExtension: "abx", conformingTo: "hint.type")?.identifier == "hint.type")
        }
    }

    @Test func `two bundles cannot export the same type`() {
        let first = TypeDeclarations(
            owner: "first",
            exported: [["UTTypeIdentifier": "a.b", "UTTypeConformsTo": "public.text"]],
            imported: nil
        )
        let second = TypeDeclarations(
            owner: "second",
            exported: [["UTTypeIdentifier": "A.b", "UTTypeConformsTo": "public.image"]],
            imported: nil
        )
        let catalog = TypeCatalog(declarations: [first, second])
        #expect(catalog.conforms("a.b", to: "public.text"))
        #expect(!catalog.conforms("a.b", to: "public.image"))
        #expect(catalog.diagnostics.map(\.code) == [.duplicate])
        #expect(catalog.diagnostics.map(\.owner) == ["second"])
    }

    @Test func `a type of the system keeps its meaning`() {
        let catalog = TypeCatalog(exporting: [
            [
                "UTTypeIdentifier": "PUBLIC.JPEG", "UTTypeConformsTo": ["public.text", "org.example.thing"],
                "UTTypeTagSpecification": [
                    "public.filename-extension": ["png", "jpgg"], "public.mime-type": "text/html",
                ],
            ],
            [
                "UTTypeIdentifier": "org.example.thief", "UTTypeConformsTo": "public.data",
                "UTTypeTagSpecification": ["public.filename-extension": "jpg", "public.mime-type": "image/jpeg"],
            ],
        ])
        #expect(catalog.diagnostics.map(\.code) == [.systemType])
        #expect(catalog.diagnostics.first?.identifier == "PUBLIC.JPEG")
        #expect(!catalog.conforms("public.jpeg", to: "public.text"))
        #expect(!catalog.conforms("public.jpeg", to: "org.example.thing"))
        #expect(catalog.type(filenameExtension: "png")?.identifier == "public.png")
        #expect(catalog.type(filenameExtension: "jpgg")?.isDynamic == true)
        #expect(catalog.type(filenameExtension: "jpg")?.identifier == "public.jpeg")
        #expect(catalog.type(mimeType: "image/jpeg")?.identifier == "public.jpeg")
        #expect(
            catalog.type(filenameExtension: "jpg", conformingTo: "org.example.thief")?.identifier == "org.example.thief"
        )
    }

    @Test func `reserved names are for the system`() {
        let catalog = TypeCatalog(declarations: [
            TypeDeclarations(
                owner: "x",
                exported: [["UTTypeIdentifier": "public.geo"], ["UTTypeIdentifier": "dyn.ah62d4rv4ge81g6pq"]],
                imported: [
                    ["UTTypeIdentifier": "public.geojson", "UTTypeConformsTo": "public.json"],
                    ["UTTypeIdentifier": "a.b", "UTTypeConformsTo": ["dyn.ah62d4rv4ge81g6pq", "public.data"]],
                ]
            )
        ])
        #expect(catalog.diagnostics.map(\.code) == [.identifierReserved, .identifierReserved, .identifierReserved])
        #expect(!catalog.type("public.geo").isDeclared)
        #expect(!catalog.type("dyn.ah62d4rv4ge81g6pq").isDeclared)
        #expect(catalog.filenameExtensions(of: "dyn.ah62d4rv4ge81g6pq") == ["sql"])
        #expect(catalog.conforms("public.geojson", to: "public.text"))
        #expect(catalog.supertypes(of: "a.b") == ["public.data", "public.item"])
    }

    @Test func `cycles are harmless`() {
        let catalog = TypeCatalog(exporting: [
            ["UTTypeIdentifier": "self.a", "UTTypeConformsTo": ["self.A", "public.text"]],
            ["UTTypeIdentifier": "ring.a", "UTTypeConformsTo": "ring.b"],
            ["UTTypeIdentifier": "ring.b", "UTTypeConformsTo": ["ring.c", "public.image"]],
            ["UTTypeIdentifier": "ring.c", "UTTypeConformsTo": "ring.a"],
        ])
        #expect(catalog.diagnostics.map(\.code) == [.cycle, .cycle, .cycle, .cycle])
        #expect(catalog.directSupertypes(of: "self.a") == ["public.text"])
        #expect(catalog.conforms("self.a", to: "public.data"))
        for type in ["ring.a", "ring.b", "ring.c"] {
            for other in ["ring.a", "ring.b", "ring.c", "public.image", "public.data"] {
                #expect(catalog.conforms(type, to: other))
            }
            #expect(!catalog.supertypes(of: type).contains(type))
            #expect(!catalog.conforms(type, to: "public.text"))
        }
    }

    @Test(
        arguments: [
            ("not a list", "malformed"), (["UTTypeIdentifier": "a.b"], "malformed"), ([1], "malformed"),
            ([[:]], "malformed"),
            ([["UTTypeIdentifier": 3]], "malformed"), ([["UTTypeIdentifier": ""]], "identifier-invalid"),
            ([["UTTypeIdentifier": "a b"]], "identifier-invalid"),
            ([["UTTypeIdentifier": "a.\u{e4}"]], "identifier-invalid"),
            ([["UTTypeIdentifier": "a.b", "UTTypeConformsTo": 7]], "malformed"),
            ([["UTTypeIdentifier": "a.b", "UTTypeConformsTo": [7]]], "malformed"),
            ([["UTTypeIdentifier": "a.b", "UTTypeConformsTo": "a/b"]], "identifier-invalid"),
            ([["UTTypeIdentifier": "a.b", "UTTypeTagSpecification": "x"]], "malformed"),
            (
                [["UTTypeIdentifier": "a.b", "UTTypeTagSpecification": ["public.filename-extension": [true]]]],
                "malformed"
            ),
            (
                [["UTTypeIdentifier": "a.b", "UTTypeTagSpecification": ["public.filename-extension": "a/b"]]],
                "tag-invalid"
            ),
            ([["UTTypeIdentifier": "a.b", "UTTypeTagSpecification": ["public.mime-type": "png"]]], "tag-invalid"),
        ] as [(PropertyListValue, String)]
    )
    func `what is malformed is left out and reported`(exported: PropertyListValue, code: String) {
        let catalog = TypeCatalog(declarations: [
            TypeDeclarations(owner: "bad", exported: exported, imported: nil),
            TypeDeclarations(owner: "good", exported: [["UTTypeIdentifier": "good.type"]], imported: nil),
        ])
        #expect(catalog.diagnostics.map(\.code.name) == [code])
        #expect(catalog.diagnostics.first?.owner == "bad")
        #expect(catalog.diagnostics.first?.description.hasPrefix("bad: ") == true)
        #expect(catalog.type("good.type").isDeclared)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a chain of ten thousand types is bounded`() {
        let bundles = (0..<10).map { bundle in
            TypeDeclarations(
                owner: "b\(bundle)",
                exported: .array(
                    (0..<1000).map { place in
                        let number = bundle * 1000 + place
                        return [
                            "UTTypeIdentifier": .string("t.\(number)"), "UTTypeConformsTo": .string("t.\(number + 1)"),
                        ]
                    }
                ),
                imported: nil
            )
        }
        let catalog = TypeCatalog(declarations: bundles)
        #expect(catalog.type("t.9999").isDeclared)
        #expect(catalog.conforms("t.0", to: "t.1"))
        #expect(catalog.conforms("t.0", to: "t.100"))
        #expect(!catalog.conforms("t.1", to: "t.0"))
        #expect(catalog.supertypes(of: "t.0").count == 128)
        #expect(catalog.diagnostics.count == 256)
        #expect(catalog.diagnostics.allSatisfy { $0.code == .limit })
    }

    @Test(.timeLimit(.minutes(1)))
    func `one bundle cannot fill the catalogue`() {
        let names = (0..<10_000).map { PropertyListValue.string("n.\($0)") }
        let many = PropertyListValue.array(
            (0..<10_000).map { number in
                [
                    "UTTypeIdentifier": .string("t.\(number)"), "UTTypeConformsTo": .array(names),
                    "UTTypeTagSpecification": [
                        "public.filename-extension": .array(names), "public.mime-type": .array(names),
                    ],
                ]
            }
        )
        let catalog = TypeCatalog(declarations: [
            TypeDeclarations(owner: "greedy", exported: many, imported: many),
            TypeDeclarations(owner: "modest", exported: [["UTTypeIdentifier": "m.t"]], imported: nil),
        ])
        #expect(catalog.type("m.t").isDeclared)
        #expect(catalog.type("t.1023").isDeclared)
        #expect(!catalog.type("t.1024").isDeclared)
        #expect(catalog.directSupertypes(of: "t.0").count == 32)
        #expect(catalog.filenameExtensions(of: "t.0").count == 64)
        #expect(catalog.mimeTypes(of: "t.0") == [])
    }

    @Test func `a type looked up elsewhere is harmless`() {
        let large = TypeCatalog(exporting: .array((0..<100).map { ["UTTypeIdentifier": .string("t.\($0)")] }))
        let foreign = large.resolve("t.99")
        #expect(!TypeCatalog.system.conforms(foreign, to: TypeCatalog.system.resolve("public.data")))
        #expect(TypeCatalog.system.identifier(of: foreign) == "")
    }
}

extension TypeCatalog {
    fileprivate init(exporting declarations: PropertyListValue) {
        self.init(declarations: [TypeDeclarations(owner: "org.example", exported: declarations, imported: nil)])
    }
}
