// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerBundles
import LodgerTypes
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HostilePropertyListTests {
    @Test(arguments: [
        "", "<", "<plist", "<plist>", "<plist/>", "<plist></plist>", "<dict/>", "plist", "\0", "<plist><true/>",
        "<plist><true/></plist>x", "<plist><true/><true/></plist>", "<plist><true>x</true></plist>",
        "<plist><array></dict></plist>", "<plist><dict><string>a</string></dict></plist>",
        "<plist><dict><key>a</key></dict></plist>", "<plist><dict><key>a</dict></plist>",
        "<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>",
        "<plist><integer></integer></plist>", "<plist><integer>--1</integer></plist>",
        "<plist><integer>+-1</integer></plist>", "<plist><integer>0x</integer></plist>",
        "<plist><integer>1.5</integer></plist>", "<plist><integer>9223372036854775808</integer></plist>",
        "<plist><real>nan</real></plist>", "<plist><real>inf</real></plist>", "<plist><real>1e999</real></plist>",
        "<plist><real>0x1p3</real></plist>", "<plist><real></real></plist>",
        "<plist><date>nan</date></plist>", "<plist><date>2026-02-29T00:00:00Z</date></plist>",
        "<plist><date>2026-13-01T00:00:00Z</date></plist>", "<plist><date>2026-01-01T24:00:00Z</date></plist>",
        "<plist><date>9999999-01-01T00:00:00Z</date></plist>", "<plist><date></date></plist>",
        "<plist><data>A</data></plist>", "<plist><data>AA=A</data></plist>", "<plist><data>!!!!</data></plist>",
        "<plist><string>&lol;</string></plist>", "<plist><string>&#0;</string></plist>",
        "<plist><string>&#xD800;</string></plist>", "<plist><string>&#99999999;</string></plist>",
        "<plist><string>&</string></plist>", "<plist><string><b/></string></plist>", "<plist><string>",
        "<plist><string><![CDATA[</string></plist>", "<!-- ", "<?xml", "<!DOCTYPE plist",
        "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist><string>&a;</string></plist>",
        "<plist><null/></plist>", "<plist><set/></plist>", "</plist>", "<plist></plist></plist>", "bplist00", "bplist",
    ])
    func `text that is no property list is refused`(text: String) {
        #expect(throws: PropertyListError.self) { try PropertyList.parse(Array(text.utf8)) }
    }

    @Test func `text that is not UTF-8 is refused`() {
        let bytes = Array("<plist><string>".utf8) + [0xC0, 0xAF] + Array("</string></plist>".utf8)
        #expect(throws: PropertyListError.self) { try PropertyList.parse(bytes) }
    }

    @Test(arguments: ["array", "dict"])
    func `deep nesting is refused`(name: String) {
        let opening = name == "dict" ? "<dict><key>a</key>" : "<array>"
        let text = "<plist>" + String(repeating: opening, count: 100_000)
        let error = #expect(throws: PropertyListError.self) { try PropertyList.parse(Array(text.utf8)) }
        #expect(error?.code == .beyondLimit)
    }

    @Test func `a hundred thousand arrays side by side are read`() throws {
        let text = "<plist><array>" + String(repeating: "<array/>", count: 100_000) + "</array></plist>"
        #expect(try PropertyList.parse(Array(text.utf8)).array?.count == 100_000)
    }

    @Test func `too many values are refused`() {
        let text = "<plist><array>" + String(repeating: "<true/>", count: 1_000_001) + "</array></plist>"
        let error = #expect(throws: PropertyListError.self) { try PropertyList.parse(Array(text.utf8)) }
        #expect(error?.code == .beyondLimit)
    }

    @Test func `too many bytes are refused`() {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList.parse([UInt8](repeating: 32, count: (16 << 20) + 1))
        }
        #expect(error?.code == .beyondLimit)
    }

    @Test func `an error names the line`() {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList.parse(Array("<plist>\n<array>\n<oops/></array></plist>".utf8))
        }
        #expect(error?.place == .line(3))
    }

    @Test func `a binary list that holds itself is refused`() {
        let error = #expect(throws: PropertyListError.self) { try PropertyList.parse(binary([[0xA1, 0]])) }
        #expect(error?.code == .beyondLimit)
    }

    @Test func `shared objects cannot grow without end`() {
        var objects: [[UInt8]] = (1..<60).map { [0xA2, UInt8($0), UInt8($0)] }
        objects.append([0x09])
        let error = #expect(throws: PropertyListError.self) { try PropertyList.parse(binary(objects)) }
        #expect(error?.code == .beyondLimit)
    }

    @Test func `a shared text counts each time`() {
        let text: [UInt8] = [0x5F, 0x12, 0, 0x10, 0, 0] + [UInt8](repeating: 65, count: 1 << 20)
        let references: [UInt8] = [0xAF, 0x11, 0x01, 0x00] + [UInt8](repeating: 1, count: 256)
        let error = #expect(throws: PropertyListError.self) { try PropertyList.parse(binary([references, text])) }
        #expect(error?.code == .beyondLimit)
    }

    @Test(
        arguments: [
            [[0x00]], [[0x80, 1]], [[0xC0]], [[0x70]], [[0x15]], [[0x10]], [[0x23, 0]],
            [[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]],
            [[0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], [[0x5F]], [[0x5F, 0x10]],
            [[0x5F, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]],
            [[0x51, 0x80]], [[0x61, 0xD8, 0x00]], [[0xA1, 9]], [[0xAF, 0x12, 255, 255, 255, 255]],
            [[0xD1, 1, 1], [0x09]],
            [[0xD2, 1, 1, 2, 2], [0x51, 65], [0x09]], [[0xDF, 0x13, 127, 255, 255, 255, 255, 255, 255, 255]],
            [[0x14, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]], [[0x2F]], [[0x32]],
        ] as [[[UInt8]]]
    )
    func `a damaged binary list is refused`(objects: [[UInt8]]) {
        #expect(throws: PropertyListError.self) { try PropertyList.parse(binary(objects)) }
    }

    @Test func `a list that is cut off anywhere or changed in any byte never traps`() throws {
        let value: [String: Any] = ["a": [1, 2.5, true, Date(), Data([1, 2])], "ü": ["b": "c"], "n": -1]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
            #expect((try? PropertyList.parse(bytes)) != nil)
            for index in bytes.indices {
                _ = try? PropertyList.parse(Array(bytes[..<index]))
                for change: UInt8 in [1, 0x80, 0xFF, 0x0F] {
                    var changed = bytes
                    changed[index] ^= change
                    _ = try? PropertyList.parse(changed)
                }
            }
        }
    }

    /// A binary list of objects, of which the first is the top.
    private func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += big(offset, size: 4) }
        return bytes + [0, 0, 0, 0, 0, 0, 4, 1] + big(objects.count, size: 8) + big(0, size: 8) + big(table, size: 8)
    }

    private func big(_ value: Int, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
