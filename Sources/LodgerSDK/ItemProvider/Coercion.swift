// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension NSItemProvider {
    /// Turns a loaded object into one of an expected type.
    ///
    /// The same type, or one that bridges to it, is taken as it is. The address of a file gives the file's data, and
    /// data a property list or a string in UTF-8; any other address gives its text.
    static func coerce<Expected>(_ object: any NSSecureCoding, to _: Expected.Type) throws -> Expected {
        if let value = object as? Expected { return value }
        for candidate in try candidates(for: object) {
            if let value = candidate as? Expected { return value }
        }
        throw NSError.itemProvider(
            .unavailableCoercionError,
            "Cannot turn an object of the class \(type(of: object)) into \(Expected.self)."
        )
    }

    private static func candidates(for object: any NSSecureCoding) throws -> [Any] {
        switch object {
        case let url as NSURL:
            let url = url as URL
            return url.isFileURL ? candidates(for: try Data(contentsOf: url)) : [url.absoluteString]
        case let text as NSAttributedString: return [text.string]
        case let string as NSString:
            let string = string as String
            return [Data(string.utf8), NSAttributedString(string: string)]
        case let data as NSData: return candidates(for: data as Data)
        default: return []
        }
    }

    private static func candidates(for data: Data) -> [Any] {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return [list, data, String(data: data, encoding: .utf8)].compactMap(\.self)
    }
}
