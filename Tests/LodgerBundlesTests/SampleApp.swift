// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerTypes

/// An app with one extension, right in every point until a test changes one.
struct SampleApp {
    var identifier = "org.example.Notes"
    var version = "1.0"
    var info: [String: PropertyListValue] = [:]
    var extensionInfo: [String: PropertyListValue] = [:]
    /// Keys to leave out of the extension's Info.plist.
    var missingKeys: Set<String> = []
    var attributes: [String: PropertyListValue] = ["NSExtensionActivationRule": .string("TRUEPREDICATE")]

    static let extensionPath = "Notes.app/PlugIns/Share.appex"

    func write(to scratch: Scratch, as name: String = "Notes.app") throws {
        var app: [String: PropertyListValue] = [
            "CFBundleIdentifier": .string(identifier), "CFBundleVersion": .string(version),
            "CFBundleName": .string("Notes"), "CFBundleExecutable": .string("Notes"),
        ]
        app.merge(info) { $1 }
        try scratch.write(xml(.dictionary(app)), to: "\(name)/Info.plist")
        try scratch.write("#!/bin/sh\n", to: "\(name)/Notes")
        try FileManager.default.setAttributes([.posixPermissions: 0o775], ofItemAtPath: "\(scratch.path)/\(name)/Notes")

        var keys: [String: PropertyListValue] = [
            "CFBundleIdentifier": .string(identifier + ".Share"), "CFBundleVersion": .string(version),
            "CFBundleDisplayName": .string("Share to Notes"), "CFBundleExecutable": .string("Share"),
            "MinimumOSVersion": .string("1.0"),
            "NSExtension": .dictionary([
                "NSExtensionPointIdentifier": .string("com.apple.share-services"),
                "NSExtensionPrincipalClass": .string("Share.Handler"),
                "NSExtensionAttributes": .dictionary(attributes),
            ]),
        ]
        keys.merge(extensionInfo) { $1 }
        for key in missingKeys { keys[key] = nil }
        try scratch.write(xml(.dictionary(keys)), to: "\(name)/PlugIns/Share.appex/Info.plist")
        try scratch.write(SampleLibrary.sound.get(), to: "\(name)/PlugIns/Share.appex/Share")
    }
}

/// A property list as XML.
func xml(_ value: PropertyListValue) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\(element(value))</plist>\n"
}

private func element(_ value: PropertyListValue) -> String {
    switch value {
    case .null: "<null/>"
    case .bool(let value): value ? "<true/>" : "<false/>"
    case .integer(let value): "<integer>\(value)</integer>"
    case .real(let value): "<real>\(value)</real>"
    case .string(let value):
        "<string>\(value.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
    case .data(let bytes): "<data>\(Data(bytes).base64EncodedString())</data>"
    case .date(let seconds): "<date>\(Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601))</date>"
    case .array(let values): "<array>\(values.map(element).joined())</array>"
    case .dictionary(let values):
        "<dict>\(values.sorted { $0.key < $1.key }.map { "<key>\($0)</key>\(element($1))" }.joined())</dict>"
    }
}
