// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// Reads a binary property list.
///
/// Objects refer to each other by number, so a few bytes can describe a cycle or a tree of endless size. Every visit
/// of an object counts against the limits, however often the object is shared.
struct BinaryPropertyListReader {
    static let signature = Array("bplist00".utf8)

    private static let trailerLength = 32

    private let bytes: [UInt8]
    private let limits: PropertyList.Limits
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let topObject: Int
    private let offsetTable: Int
    private var valuesLeft: Int
    private var bytesLeft: Int

    init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(PropertyListError) {
        self.bytes = bytes
        self.limits = limits
        valuesLeft = limits.values
        bytesLeft = limits.bytes

        let trailer = bytes.count - Self.trailerLength
        guard trailer >= Self.signature.count else { throw Self.malformed("the trailer is cut off", at: bytes.count) }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard
            (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let objectCount = Self.number(bytes, at: trailer + 8, size: 8),
            let topObject = Self.number(bytes, at: trailer + 16, size: 8),
            let offsetTable = Self.number(bytes, at: trailer + 24, size: 8),
            topObject < objectCount, offsetTable >= Self.signature.count, offsetTable < trailer,
            objectCount <= (trailer - offsetTable) / offsetSize
        else { throw Self.malformed("the trailer contradicts itself", at: trailer) }
        self.objectCount = objectCount
        self.topObject = topObject
        self.offsetTable = offsetTable
    }

    mutating func read() throws(PropertyListError) -> PropertyListValue {
        try value(of: topObject, depth: 0)
    }
}

// MARK: - Objects

extension BinaryPropertyListReader {
    private mutating func value(of object: Int, depth: Int) throws(PropertyListError) -> PropertyListValue {
        guard
            object < objectCount,
            let start = Self.number(bytes, at: offsetTable + object * offsetSize, size: offsetSize),
            start >= Self.signature.count, start < offsetTable
        else { throw Self.malformed("a reference leads outside the list", at: offsetTable) }
        guard valuesLeft > 0 else { throw Self.beyondLimit("there are more than \(limits.values) values", at: start) }
        valuesLeft -= 1

        let marker = bytes[start]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0 where low == 8: return .bool(false)
        case 0x0 where low == 9: return .bool(true)
        case 0x1: return .integer(try integer(at: start, sizePower: low))
        case 0x2: return .real(try real(at: start, sizePower: low))
        case 0x3 where low == 3: return .date(try real(at: start, sizePower: low))
        case 0x4: return .data(Array(bytes[try payload(at: start, low: low, unit: 1)]))
        case 0x5: return .string(try latinText(at: start, low: low))
        case 0x6: return .string(try wideText(at: start, low: low))
        case 0xA: return .array(try array(at: start, low: low, depth: depth))
        case 0xD: return .dictionary(try dictionary(at: start, low: low, depth: depth))
        default: throw Self.malformed("there is a value of an unknown kind, \(marker)", at: start)
        }
    }

    private mutating func array(
        at start: Int,
        low: Int,
        depth: Int
    ) throws(PropertyListError) -> [PropertyListValue] {
        try checkDepth(depth, at: start)
        let references = try payload(at: start, low: low, unit: referenceSize)
        var values: [PropertyListValue] = []
        for position in stride(from: references.lowerBound, to: references.upperBound, by: referenceSize) {
            values.append(try value(of: try reference(at: position), depth: depth + 1))
        }
        return values
    }

    private mutating func dictionary(
        at start: Int,
        low: Int,
        depth: Int
    ) throws(PropertyListError) -> [String: PropertyListValue] {
        try checkDepth(depth, at: start)
        let references = try payload(at: start, low: low, unit: 2 * referenceSize)
        let middle = references.lowerBound + references.count / 2
        var values: [String: PropertyListValue] = [:]
        for position in stride(from: references.lowerBound, to: middle, by: referenceSize) {
            guard case .string(let key) = try value(of: try reference(at: position), depth: depth + 1) else {
                throw Self.malformed("a key is no text", at: start)
            }
            let matching = position + references.count / 2
            let value = try value(of: try reference(at: matching), depth: depth + 1)
            guard values.updateValue(value, forKey: key) == nil else {
                throw Self.malformed("the key “\(key)” is there twice", at: start)
            }
        }
        return values
    }

    private func checkDepth(_ depth: Int, at start: Int) throws(PropertyListError) {
        guard depth < limits.depth else {
            throw Self.beyondLimit("values nest deeper than \(limits.depth) levels", at: start)
        }
    }

    private func reference(at position: Int) throws(PropertyListError) -> Int {
        guard let object = Self.number(bytes, at: position, size: referenceSize) else {
            throw Self.malformed("a reference leads outside the list", at: position)
        }
        return object
    }
}

// MARK: - Simple values

extension BinaryPropertyListReader {
    private func integer(at start: Int, sizePower: Int) throws(PropertyListError) -> Int64 {
        guard sizePower <= 4, start + 1 + (1 << sizePower) <= offsetTable else {
            throw Self.malformed("a whole number is cut off", at: start)
        }
        // Up to four bytes are unsigned, eight and sixteen are signed.
        let size = 1 << sizePower
        var low: UInt64 = 0
        var high: UInt64 = 0
        for byte in bytes[(start + 1)..<(start + 1 + size)] {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
        }
        let value = Int64(bitPattern: low)
        guard size < 16 || high == (value < 0 ? .max : 0) else {
            throw Self.malformed("a whole number does not fit 64 bits", at: start)
        }
        return value
    }

    private func real(at start: Int, sizePower: Int) throws(PropertyListError) -> Double {
        let size = 1 << sizePower
        guard size == 4 || size == 8, let bits = Self.bits(bytes, at: start + 1, size: size, end: offsetTable) else {
            throw Self.malformed("a number is cut off", at: start)
        }
        let value = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
        guard value.isFinite else { throw Self.malformed("a number or date is not finite", at: start) }
        return value
    }

    private mutating func latinText(at start: Int, low: Int) throws(PropertyListError) -> String {
        let range = try payload(at: start, low: low, unit: 1)
        guard bytes[range].allSatisfy({ $0 < 0x80 }) else { throw Self.malformed("a text is not ASCII", at: start) }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    private mutating func wideText(at start: Int, low: Int) throws(PropertyListError) -> String {
        let range = try payload(at: start, low: low, unit: 2)
        let units = stride(from: range.lowerBound, to: range.upperBound, by: 2)
            .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw Self.malformed("a text is not UTF-16", at: start)
        }
        return text
    }

    /// Where the content of a counted object lies, paid for with the bytes that are left.
    private mutating func payload(at start: Int, low: Int, unit: Int) throws(PropertyListError) -> Range<Int> {
        var content = start + 1
        var count = low
        if low == 0x0F {
            // The count follows as a whole number of its own.
            guard
                content < offsetTable, bytes[content] >> 4 == 1, bytes[content] & 0x0F <= 3,
                let length = Self.number(bytes, at: content + 1, size: 1 << Int(bytes[content] & 0x0F))
            else { throw Self.malformed("a length is damaged", at: start) }
            count = length
            content += 1 + (1 << Int(bytes[content] & 0x0F))
        }
        guard content <= offsetTable, count <= (offsetTable - content) / unit else {
            throw Self.malformed("a value is cut off", at: start)
        }
        let length = count * unit
        guard length <= bytesLeft else {
            throw Self.beyondLimit("its values are larger than \(limits.bytes) bytes", at: start)
        }
        bytesLeft -= length
        return content..<(content + length)
    }
}

// MARK: - Bytes

extension BinaryPropertyListReader {
    private static func bits(_ bytes: [UInt8], at start: Int, size: Int, end: Int) -> UInt64? {
        guard start >= 0, size >= 0, start <= end, size <= end - start, end <= bytes.count else { return nil }
        return bytes[start..<(start + size)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A big-endian number that cannot overflow what is computed with it: it is at most the length of a list.
    private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
        guard let bits = bits(bytes, at: start, size: size, end: bytes.count), bits <= UInt64(bytes.count) else {
            return nil
        }
        return Int(bits)
    }

    private static func malformed(_ message: String, at offset: Int) -> PropertyListError {
        PropertyListError(code: .malformed, message: message, place: .byte(offset))
    }

    private static func beyondLimit(_ message: String, at offset: Int) -> PropertyListError {
        PropertyListError(code: .beyondLimit, message: message, place: .byte(offset))
    }
}
