// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerBundles
import LodgerTypes
import Testing

struct PropertyListTests {
    private static let samples: [PropertyListValue] = [
        .bool(true), .bool(false), .integer(0), .integer(1), .integer(-1), .integer(255), .integer(256),
        .integer(.max), .integer(.min), .real(1), .real(-2.5), .string(""), .string("a < b & c"), .string("Grüße 🏠"),
        .string(String(repeating: "x", count: 300)), .data([]), .data([0]), .data([0, 1]), .data([0, 1, 255]),
        .date(0), .date(-978_307_200), .date(790_000_001), .date(-5_000_000_000), .array([]), .dictionary([:]),
        .array([.integer(1), .real(1), .bool(true), .string("1")]),
        .dictionary(["a": .array([.dictionary(["b": .bool(false)])]), "": .string("c")]),
    ]

    @Test(arguments: samples)
    func `an XML property list gives the value that was written`(value: PropertyListValue) throws {
        #expect(try PropertyList.parse(Array(xml(value).utf8)) == value)
    }

    @Test(arguments: samples)
    func `a binary property list gives the value that was written`(value: PropertyListValue) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: object(value), format: .binary, options: 0)
        #expect(try PropertyList.parse([UInt8](data)) == value)
    }

    @Test(arguments: [
        (
            "<plist><string>a&#65;&#x42;<![CDATA[<&]]><!-- no -->\r\nb</string></plist>",
            PropertyListValue.string("aAB<&\nb")
        ),
        ("<plist><integer> +0x1F\n</integer></plist>", .integer(31)),
        ("<plist><integer>-0x8000000000000000</integer></plist>", .integer(.min)),
        ("<plist><real> 1e3 </real></plist>", .real(1000)),
        (
            "\u{FEFF}<?xml version='1.0'?><!DOCTYPE plist PUBLIC \"a>b\" \"c\">\n<plist version='1.0'><true/></plist>\n",
            .bool(true)
        ),
        ("<plist><true></true><!-- end --></plist>", .bool(true)),
        ("<plist><data> AP\n8= </data></plist>", .data([0, 255])),
        ("<plist><array/></plist>", .array([])),
    ])
    func `the forms of XML that property lists use are read`(text: String, value: PropertyListValue) throws {
        #expect(try PropertyList.parse(Array(text.utf8)) == value)
    }

    private func object(_ value: PropertyListValue) -> Any {
        switch value {
        case .null: NSNull()
        case .bool(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .string(let value): value
        case .data(let bytes): Data(bytes)
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .array(let values): values.map(object)
        case .dictionary(let values): values.mapValues(object)
        }
    }
}
