// SPDX-License-Identifier: Apache-2.0

/// Addresses of files on this machine (RFC 8089).
enum FileURL {
    /// The path behind an address; nil where it is none of this machine.
    static func path(_ address: String) -> String? {
        var rest = address.dropFirst("file:".count)
        if rest.hasPrefix("//localhost/") { rest = rest.dropFirst("//localhost".count) }
        if rest.hasPrefix("///") { rest = rest.dropFirst(2) }
        guard rest.hasPrefix("/"), !rest.hasPrefix("//") else { return nil }
        return decoded(rest)
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }
}
