// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension NSItemProvider {
    /// Turns a loaded object into one of an expected type.
    ///
    /// The same type, or one that bridges to it, is taken as it is; an address gives the data that it leads to, data
    /// gives a string in UTF-8 or a property list.
    static func coerce<Expected>(_ object: any NSSecureCoding, to _: Expected.Type) throws -> Expected {
        if let value = object as? Expected { return value }
        for candidate in try candidates(for: object, expected: Expected.self) {
            if let value = candidate as? Expected { return value }
        }
        throw NSError.itemProvider(
            .unavailableCoercionError,
            "Cannot turn an object of the class \(type(of: object)) into \(Expected.self)."
        )
    }

    private static func candidates<Expected>(
        for object: any NSSecureCoding,
        expected: Expected.Type
    ) throws -> [Any] {
        switch object {
        case let url as NSURL where expected == Data.self || expected == NSData.self:
            let url = url as URL
            guard url.isFileURL else { return [] }
            return [try Data(contentsOf: url)]
        case let text as NSAttributedString: return [text.string]
        case let string as NSString:
            return [Data((string as String).utf8), NSAttributedString(string: string as String)]
        case let data as NSData:
            let data = data as Data
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return [list, String(data: data, encoding: .utf8)].compactMap(\.self)
        default: return []
        }
    }
}
