// SPDX-License-Identifier: Apache-2.0

/// Frames and values byte by byte, as `Protocol.md` describes them and without the project's own writer.
enum Raw {
    static func frame(
        _ kind: UInt8,
        _ number: UInt64 = 0,
        _ body: [UInt8] = [],
        flags: UInt8 = 0,
        descriptors: UInt8 = 0
    ) -> [UInt8] {
        let littleEndian = (0..<8).map { UInt8(number >> (8 * UInt64($0)) & 0xFF) }
        return [kind, flags, descriptors, 0, 0, 0, 0, 0] + littleEndian + body
    }

    static func hello(_ major: UInt8 = 1, _ minor: UInt8 = 0) -> [UInt8] {
        frame(1, 0, map(["protocol": [0x82, major, minor], "software": text("peer")]))
    }

    static func request(_ number: UInt64, _ route: String = "test/ask", _ payload: [UInt8] = [0xA0]) -> [UInt8] {
        frame(2, number, map(["route": text(route), "payload": payload]))
    }

    static func reply(_ number: UInt64, _ value: [UInt8] = [0xF5]) -> [UInt8] { frame(3, number, value) }

    static func failure(_ number: UInt64) -> [UInt8] {
        frame(
            4,
            number,
            [0xDA, 0x4C, 0x44, 0x4C, 0x03] + map(["domain": text("d"), "code": [7], "message": text("No.")])
        )
    }

    static func notice(_ route: String) -> [UInt8] { frame(7, 0, map(["route": text(route)])) }

    static func map(_ fields: KeyValuePairs<String, [UInt8]>) -> [UInt8] {
        [0xA0 + UInt8(fields.count)] + fields.flatMap { text($0.key) + $0.value }
    }

    static func text(_ text: String) -> [UInt8] {
        let utf8 = Array(text.utf8)
        return (utf8.count < 24 ? [0x60 + UInt8(utf8.count)] : [0x78, UInt8(utf8.count)]) + utf8
    }
}
