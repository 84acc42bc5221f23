// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LodgerTypes

/// The types that the extension's Info.plist declares, and that of the app around it.
enum BundleDeclarations {
    static var all: [TypeDeclarations] {
        guard let path = RuntimeEnvironment.current.bundlePath else { return [] }
        let bundle = URL(fileURLWithPath: path, isDirectory: true)
        let app = bundle.deletingLastPathComponent().deletingLastPathComponent()
        return (bundle.pathExtension == "appex" ? [bundle, app] : [bundle]).compactMap(declarations)
    }

    private static func declarations(in bundle: URL) -> TypeDeclarations? {
        guard let data = try? Data(contentsOf: bundle.appendingPathComponent("Info.plist")),
            let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        let value = PropertyListValue(info, depth: 0)
        guard value["UTExportedTypeDeclarations"] != nil || value["UTImportedTypeDeclarations"] != nil else {
            return nil
        }
        return TypeDeclarations(owner: bundle.lastPathComponent, infoPropertyList: value)
    }
}

extension PropertyListValue {
    /// The same as an object of Foundation's; what nests too deep or has no counterpart is null.
    fileprivate init(_ object: Any, depth: Int) {
        guard depth < 16 else {
            self = .null
            return
        }
        switch object {
        case let text as String: self = .string(text)
        case let number as NSNumber: self = number.isBoolean ? .bool(number.boolValue) : .integer(number.int64Value)
        case let values as [Any]: self = .array(values.map { PropertyListValue($0, depth: depth + 1) })
        case let values as [String: Any]:
            self = .dictionary(values.mapValues { PropertyListValue($0, depth: depth + 1) })
        default: self = .null
        }
    }
}
