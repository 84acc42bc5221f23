// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Foundation

/// The reason that an object cannot cross to the host.
struct EncodingFailure: Error {
    let message: String
}

extension Boundary {
    /// Deepest nesting that hosts take.
    private static let mostDepth = 56

    /// The value that says the same as an object of Foundation's or of Swift's.
    func value(of object: Any?, depth: Int = 1) throws(EncodingFailure) -> BoundaryValue {
        guard depth <= Self.mostDepth else {
            throw EncodingFailure(message: "a value nests more than \(Self.mostDepth) deep")
        }
        let table = values.pointee
        switch object {
        case nil: return try made(table.make_null())
        case let object as NSNull:
            _ = object
            return try made(table.make_null())
        case let string as String: return try made(string)
        case let attributed as NSAttributedString: return try made(attributed.string)
        // Before numbers, because every Boolean is one.
        case let number as NSNumber where number.isBoolean:
            return try made(table.make_boolean(number.boolValue ? 1 : 0))
        case let number as NSNumber:
            return try made(number.isReal ? table.make_real(number.doubleValue) : table.make_integer(number.int64Value))
        case let url as URL: return try made(url: url.absoluteString)
        case let data as Data: return try made(data: data)
        case let date as Date: return try made(table.make_date(date.timeIntervalSince1970))
        case let array as [Any]:
            var elements: [BoundaryValue] = []
            for element in array { elements.append(try value(of: element, depth: depth + 1)) }
            return try made(elements)
        case let dictionary as [AnyHashable: Any]:
            var pairs: [String: BoundaryValue] = [:]
            for (key, element) in dictionary {
                guard let key = key.base as? String else {
                    throw EncodingFailure(message: "a dictionary has the key \(key.base), which is no string")
                }
                pairs[key] = try value(of: element, depth: depth + 1)
            }
            return try made(pairs)
        default:
            throw EncodingFailure(
                message: "an object of the class \(type(of: object.unsafelyUnwrapped)) cannot cross to the host"
            )
        }
    }

    /// A string.
    func made(_ text: String) throws(EncodingFailure) -> BoundaryValue {
        var text = text
        return try made(
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { values.pointee.make_string($0.baseAddress, $0.count) }
            }
        )
    }

    /// An array.
    func made(_ elements: [BoundaryValue]) throws(EncodingFailure) -> BoundaryValue {
        let pointers: [OpaquePointer?] = elements.map(\.pointer)
        return try withExtendedLifetime(elements) { () throws(EncodingFailure) in
            try made(values.pointee.make_array(pointers, pointers.count))
        }
    }

    /// A dictionary.
    func made(_ pairs: [String: BoundaryValue]) throws(EncodingFailure) -> BoundaryValue {
        let keys = pairs.keys.map { strdup($0) }
        defer { for key in keys { free(key) } }
        let keyPointers: [UnsafePointer<CChar>?] = keys.map { $0.map { UnsafePointer($0) } }
        let pointers: [OpaquePointer?] = pairs.values.map(\.pointer)
        return try withExtendedLifetime(pairs) { () throws(EncodingFailure) in
            try made(values.pointee.make_dictionary(keyPointers, pointers, pointers.count))
        }
    }

    /// A file, whose descriptor is duplicated.
    func made(_ file: OpenFile) throws(EncodingFailure) -> BoundaryValue {
        // The file stays open until the host has a descriptor of its own.
        let value = withExtendedLifetime(file) { values.pointee.make_file(file.descriptor) }
        return try made(value)
    }

    private func made(url: String) throws(EncodingFailure) -> BoundaryValue {
        var url = url
        return try made(
            url.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { values.pointee.make_url($0.baseAddress, $0.count) }
            }
        )
    }

    private func made(data: Data) throws(EncodingFailure) -> BoundaryValue {
        try made(data.withUnsafeBytes { values.pointee.make_data($0.baseAddress, $0.count) })
    }

    private func made(_ pointer: OpaquePointer?) throws(EncodingFailure) -> BoundaryValue {
        guard let pointer else { throw EncodingFailure(message: "the host does not take a value") }
        return BoundaryValue(owning: pointer, self)
    }
}

extension NSNumber {
    /// Whether the number is true or false rather than 1 or 0.
    var isBoolean: Bool { objCType.pointee == CChar(UInt8(ascii: "c")) }

    /// Whether the number cannot be kept as a whole number of 64 bits.
    fileprivate var isReal: Bool {
        switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "d"), UInt8(ascii: "f"): true
        case UInt8(ascii: "Q"): uint64Value > UInt64(Int64.max)
        default: false
        }
    }
}
