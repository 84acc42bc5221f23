// SPDX-License-Identifier: Apache-2.0

/// Writes values as CBOR.
package struct ValueEncoder {
    package private(set) var bytes: [UInt8] = []

    package init(reserving capacity: Int = 256) {
        bytes.reserveCapacity(capacity)
    }

    /// The bytes of one value.
    package static func encode(_ value: WireValue) -> [UInt8] {
        var encoder = ValueEncoder()
        encoder.append(value)
        return encoder.bytes
    }

    package mutating func append(_ value: WireValue) {
        switch value {
        case .null: bytes.append(CBOR.Simple.null)
        case .bool(let flag): bytes.append(flag ? CBOR.Simple.true : CBOR.Simple.false)
        case .integer(let number): append(number)
        case .unsigned(let number): appendHead(CBOR.Major.unsigned, number)
        case .real(let number): append(number)
        case .string(let text): append(text)
        case .data(let data):
            appendHead(CBOR.Major.bytes, UInt64(data.count))
            bytes.append(contentsOf: data)
        case .date(let seconds):
            appendHead(CBOR.Major.tag, CBOR.Tag.epochDate)
            append(seconds)
        case .array(let values):
            appendHead(CBOR.Major.array, UInt64(values.count))
            for value in values { append(value) }
        case .dictionary(let values): append(values)
        case .url(let text):
            appendHead(CBOR.Major.tag, CBOR.Tag.uri)
            append(text)
        case .attributedText(let attributed):
            appendHead(CBOR.Major.tag, CBOR.Tag.attributedText)
            append(attributed.wireValue)
        case .error(let error):
            appendHead(CBOR.Major.tag, CBOR.Tag.error)
            append(error.wireValue)
        case .descriptor(let index):
            appendHead(CBOR.Major.tag, CBOR.Tag.descriptor)
            appendHead(CBOR.Major.unsigned, UInt64(index))
        }
    }

    private mutating func append(_ values: [String: WireValue]) {
        appendHead(CBOR.Major.map, UInt64(values.count))
        for (key, value) in values.count > 1 ? values.sorted(by: Self.keysAreInOrder) : Array(values) {
            append(key)
            append(value)
        }
    }

    /// The order of RFC 8949, section 4.2.1, so that equal values have equal bytes.
    private static func keysAreInOrder(_ left: (key: String, WireValue), _ right: (key: String, WireValue)) -> Bool {
        let (left, right) = (left.key.utf8, right.key.utf8)
        return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }

    private mutating func append(_ number: Int64) {
        if number >= 0 {
            appendHead(CBOR.Major.unsigned, UInt64(number))
        } else {
            // CBOR stores -1 - n, which is the bitwise complement.
            appendHead(CBOR.Major.negative, UInt64(bitPattern: ~number))
        }
    }

    private mutating func append(_ number: Double) {
        bytes.append(CBOR.Simple.double)
        appendBigEndian(number.bitPattern)
    }

    private mutating func append(_ text: String) {
        let utf8 = text.utf8
        appendHead(CBOR.Major.text, UInt64(utf8.count))
        bytes.append(contentsOf: utf8)
    }

    private mutating func appendHead(_ major: UInt8, _ argument: UInt64) {
        let top = major << 5
        switch argument {
        case 0..<24: bytes.append(top | UInt8(argument))
        case 24...0xFF:
            bytes.append(top | 24)
            bytes.append(UInt8(argument))
        case 0x100...0xFFFF:
            bytes.append(top | 25)
            appendBigEndian(UInt16(argument))
        case 0x1_0000...0xFFFF_FFFF:
            bytes.append(top | 26)
            appendBigEndian(UInt32(argument))
        default:
            bytes.append(top | 27)
            appendBigEndian(argument)
        }
    }

    private mutating func appendBigEndian<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
