// SPDX-License-Identifier: Apache-2.0

import LodgerWire

/// A second writer of the format, straight from the document and as plain as can be, to check the first one with.
enum PlainCBOR {
    static func bytes(_ value: WireValue) -> [UInt8] {
        switch value {
        case .null: [0xF6]
        case .bool(false): [0xF4]
        case .bool(true): [0xF5]
        case .integer(let number): number < 0 ? head(1, UInt64(-1 - number)) : head(0, UInt64(number))
        case .unsigned(let number): head(0, number)
        case .real(let number): [0xFB] + bigEndian(number.bitPattern, 8)
        case .string(let text): head(3, UInt64(text.utf8.count)) + Array(text.utf8)
        case .data(let bytes): head(2, UInt64(bytes.count)) + bytes
        case .date(let seconds): head(6, 1) + bytes(.real(seconds))
        case .url(let text): head(6, 32) + bytes(.string(text))
        case .descriptor(let place): head(6, 0x4C44_4C01) + head(0, UInt64(place))
        case .array(let values): head(4, UInt64(values.count)) + values.flatMap { bytes($0) }
        case .dictionary(let fields): map(fields)
        case .attributedText(let text):
            head(6, 0x4C44_4C02)
                + map([
                    "text": .string(text.text),
                    "runs": .array(
                        text.runs.map {
                            .dictionary([
                                "start": .integer($0.start), "length": .integer($0.length),
                                "attributes": .dictionary($0.attributes),
                            ])
                        }
                    ),
                ])
        case .error(let error): head(6, 0x4C44_4C03) + map(fields(error))
        }
    }

    /// A first byte and its number, in the shortest form.
    static func head(_ major: UInt8, _ number: UInt64) -> [UInt8] {
        if number < 24 { return [major * 32 + UInt8(number)] }
        if number < 1 << 8 { return [major * 32 + 24] + bigEndian(number, 1) }
        if number < 1 << 16 { return [major * 32 + 25] + bigEndian(number, 2) }
        if number < 1 << 32 { return [major * 32 + 26] + bigEndian(number, 4) }
        return [major * 32 + 27] + bigEndian(number, 8)
    }

    static func bigEndian(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(number >> (8 * UInt64($0)) & 0xFF) }
    }

    private static func map(_ fields: [String: WireValue]) -> [UInt8] {
        let pairs = fields.map { (key: bytes(.string($0.key)), value: bytes($0.value)) }
        // Encoded keys begin with their length, so the order of their bytes is the one that the document wants.
        let sorted = pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return head(5, UInt64(fields.count)) + sorted.flatMap { $0.key + $0.value }
    }

    private static func fields(_ error: RemoteError) -> [String: WireValue] {
        var fields: [String: WireValue] = [
            "domain": .string(error.domain), "code": .integer(error.code), "message": .string(error.message),
        ]
        fields["name"] = error.name.map { .string($0) }
        fields["fix"] = error.fix.map { .string($0) }
        if !error.userInfo.isEmpty { fields["userInfo"] = .dictionary(error.userInfo) }
        guard !error.reasons.isEmpty else { return fields }
        fields["reasons"] = .array(
            error.reasons.map {
                let fix = $0.fix.map { WireValue.string($0) } ?? .null
                return .dictionary(["code": .string($0.code), "message": .string($0.message), "fix": fix])
            }
        )
        return fields
    }
}

/// Bytes from hexadecimal digits.
func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
}
