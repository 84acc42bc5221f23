// SPDX-License-Identifier: Apache-2.0

/// Reads values from CBOR, whatever the bytes are.
///
/// Time and memory grow with the number of bytes only: lengths are checked against the bytes that are there before
/// anything is allocated, and nesting and the number of values are bounded.
package struct ValueDecoder {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var valuesLeft = WireLimits.values

    private init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The one value that the bytes hold.
    package static func decode(_ bytes: UnsafeRawBufferPointer) throws(WireError) -> WireValue {
        var decoder = ValueDecoder(bytes)
        let value = try decoder.value(depth: 0)
        guard decoder.position == bytes.count else {
            throw WireError(.malformed, "bytes follow the value", at: decoder.position)
        }
        return value
    }

    /// The one value that the bytes hold.
    package static func decode(_ bytes: [UInt8]) throws(WireError) -> WireValue {
        try bytes.span.bytes.withUnsafeBytes { (bytes) throws(WireError) -> WireValue in try decode(bytes) }
    }
}

extension ValueDecoder {
    private mutating func value(depth: Int) throws(WireError) -> WireValue {
        guard depth < WireLimits.depth else { throw WireError(.tooDeep, "values nest too deeply", at: position) }
        guard valuesLeft > 0 else { throw WireError(.tooLarge, "too many values", at: position) }
        valuesLeft -= 1

        let start = position
        let first = try byte()
        let major = first >> 5
        if major == CBOR.Major.simple { return try simple(first, at: start) }
        let argument = try self.argument(first & 0x1F, at: start)
        switch major {
        case CBOR.Major.unsigned: return Int64(exactly: argument).map { .integer($0) } ?? .unsigned(argument)
        case CBOR.Major.negative:
            guard let magnitude = Int64(exactly: argument) else {
                throw WireError(.unsupported, "a number below the smallest 64-bit one", at: start)
            }
            return .integer(~magnitude)
        case CBOR.Major.bytes: return .data(Array(try take(argument)))
        case CBOR.Major.text: return .string(try text(argument))
        case CBOR.Major.array: return .array(try array(argument, depth: depth))
        case CBOR.Major.map: return .dictionary(try map(argument, depth: depth))
        default: return try tagged(argument, at: start, depth: depth)
        }
    }

    private mutating func array(_ count: UInt64, depth: Int) throws(WireError) -> [WireValue] {
        let count = try checkedCount(count)
        var values: [WireValue] = []
        values.reserveCapacity(min(count, 64))
        for _ in 0..<count { values.append(try value(depth: depth + 1)) }
        return values
    }

    private mutating func map(_ count: UInt64, depth: Int) throws(WireError) -> [String: WireValue] {
        let count = try checkedCount(count)
        var values: [String: WireValue] = [:]
        values.reserveCapacity(min(count, 64))
        for _ in 0..<count {
            let start = position
            let first = try byte()
            guard first >> 5 == CBOR.Major.text else {
                throw WireError(.unsupported, "a dictionary key that is no text", at: start)
            }
            let key = try text(try argument(first & 0x1F, at: start))
            guard values.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
                throw WireError(.malformed, "a dictionary key stands twice", at: start)
            }
        }
        return values
    }

    private mutating func tagged(_ tag: UInt64, at start: Int, depth: Int) throws(WireError) -> WireValue {
        let content = try value(depth: depth + 1)
        switch (tag, content) {
        case (CBOR.Tag.epochDate, .real(let seconds)): return .date(seconds)
        case (CBOR.Tag.epochDate, .integer(let seconds)): return .date(Double(seconds))
        case (CBOR.Tag.uri, .string(let text)): return .url(text)
        case (CBOR.Tag.descriptor, .integer(let index)):
            guard let index = UInt8(exactly: index), index < WireLimits.descriptors else {
                throw WireError(.malformed, "a descriptor number above \(WireLimits.descriptors - 1)", at: start)
            }
            return .descriptor(index)
        case (CBOR.Tag.attributedText, _):
            guard let attributed = AttributedText(wireValue: content) else {
                throw WireError(.malformed, "attributed text of another shape", at: start)
            }
            return .attributedText(attributed)
        case (CBOR.Tag.error, _):
            guard let error = RemoteError(wireValue: content) else {
                throw WireError(.malformed, "an error of another shape", at: start)
            }
            return .error(error)
        case (CBOR.Tag.epochDate, _), (CBOR.Tag.uri, _), (CBOR.Tag.descriptor, _):
            throw WireError(.malformed, "a tag on a value of another kind", at: start)
        // A tag of a later version: its content is still a value.
        default: return content
        }
    }

    private mutating func simple(_ first: UInt8, at start: Int) throws(WireError) -> WireValue {
        switch first {
        case CBOR.Simple.false: return .bool(false)
        case CBOR.Simple.true: return .bool(true)
        case CBOR.Simple.null, 0xF7: return .null
        case 0xFA: return .real(Double(Float(bitPattern: try bigEndian(UInt32.self))))
        case CBOR.Simple.double: return .real(Double(bitPattern: try bigEndian(UInt64.self)))
        default: throw WireError(.unsupported, "a simple value of another kind", at: start)
        }
    }
}

extension ValueDecoder {
    private mutating func byte() throws(WireError) -> UInt8 {
        guard position < bytes.count else { throw WireError(.truncated, "the bytes end in a value", at: position) }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func bigEndian<Number: FixedWidthInteger>(_: Number.Type) throws(WireError) -> Number {
        let slice = try take(UInt64(MemoryLayout<Number>.size))
        return Number(bigEndian: UnsafeRawBufferPointer(rebasing: slice).loadUnaligned(as: Number.self))
    }

    private mutating func argument(_ low: UInt8, at start: Int) throws(WireError) -> UInt64 {
        switch low {
        case 0..<24: UInt64(low)
        case 24: UInt64(try byte())
        case 25: UInt64(try bigEndian(UInt16.self))
        case 26: UInt64(try bigEndian(UInt32.self))
        case 27: try bigEndian(UInt64.self)
        default: throw WireError(.unsupported, "a length that is not stated", at: start)
        }
    }

    private mutating func take(_ count: UInt64) throws(WireError) -> Slice<UnsafeRawBufferPointer> {
        guard let count = Int(exactly: count), count <= bytes.count - position else {
            throw WireError(.truncated, "a length beyond the end", at: position)
        }
        defer { position += count }
        return bytes[position..<position + count]
    }

    private mutating func text(_ count: UInt64) throws(WireError) -> String {
        let start = position
        let utf8 = try take(count)
        guard let text = String(validating: utf8, as: UTF8.self) else {
            throw WireError(.malformed, "text that is not UTF-8", at: start)
        }
        return text
    }

    /// A number of elements that the bytes left can hold, each taking one byte at least.
    private func checkedCount(_ count: UInt64) throws(WireError) -> Int {
        guard let count = Int(exactly: count), count <= bytes.count - position else {
            throw WireError(.truncated, "more elements than bytes", at: position)
        }
        guard count <= valuesLeft else { throw WireError(.tooLarge, "too many values", at: position) }
        return count
    }
}
