// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Foundation

extension Boundary {
    /// The Foundation object that says the same as a borrowed value; `nil` for a null value and for a file.
    ///
    /// Values nest less than 65 deep, so this ends soon.
    func object(_ value: OpaquePointer?) -> NSObject? {
        let table = values.pointee
        switch table.kind(value) {
        case LODGER_KIND_BOOL: return NSNumber(value: table.boolean(value) != 0)
        case LODGER_KIND_INTEGER: return NSNumber(value: table.integer(value))
        case LODGER_KIND_REAL: return NSNumber(value: table.real(value))
        case LODGER_KIND_STRING: return text(value).map { NSString(string: $0) }
        case LODGER_KIND_DATA: return data(value)
        case LODGER_KIND_DATE: return NSDate(timeIntervalSince1970: table.real(value))
        case LODGER_KIND_ARRAY: return NSArray(array: elements(value).map { object($0) ?? NSNull() })
        case LODGER_KIND_DICTIONARY:
            return NSDictionary(dictionary: dictionary(value).compactMapValues { object($0) })
        case LODGER_KIND_URL: return text(value).flatMap { NSURL(string: $0) }
        case LODGER_KIND_ATTRIBUTED_TEXT: return text(value).map { NSAttributedString(string: $0) }
        default: return nil
        }
    }

    /// The text of a string, an address or attributed text.
    func text(_ value: OpaquePointer?) -> String? {
        var length = 0
        guard let text = values.pointee.text(value, &length) else { return nil }
        return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    }

    /// The elements of an array, borrowed.
    func elements(_ value: OpaquePointer?) -> [OpaquePointer?] {
        guard values.pointee.kind(value) == LODGER_KIND_ARRAY else { return [] }
        return (0..<values.pointee.count(value)).map { values.pointee.element(value, $0) }
    }

    /// The values of a dictionary by name, borrowed.
    func dictionary(_ value: OpaquePointer?) -> [String: OpaquePointer] {
        guard values.pointee.kind(value) == LODGER_KIND_DICTIONARY else { return [:] }
        var pairs: [String: OpaquePointer] = [:]
        for place in 0..<values.pointee.count(value) {
            guard let key = values.pointee.key(value, place), let element = values.pointee.element(value, place)
            else { continue }
            pairs[String(cString: key)] = element
        }
        return pairs
    }

    private func data(_ value: OpaquePointer?) -> NSData {
        var length = 0
        guard let bytes = values.pointee.data(value, &length) else { return NSData() }
        return NSData(bytes: bytes, length: length)
    }
}
