// SPDX-License-Identifier: Apache-2.0

/// The name of one file or folder in its folder, any bytes that Linux allows.
package struct FileName: Hashable, Sendable {
    /// The bytes, closed by a zero.
    fileprivate let bytes: [CChar]

    /// A name from text, or `nil` where it cannot be one name in a folder.
    package init?(_ text: String) {
        guard
            (1...255).contains(text.utf8.count), text != ".", text != "..",
            !text.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") })
        else { return nil }
        bytes = text.utf8CString.map { $0 }
    }

    /// Takes the name of a folder's entry.
    @unsafe init(copying name: UnsafePointer<CChar>) {
        var bytes: [CChar] = []
        var index = 0
        repeat {
            unsafe bytes.append(name[index])
            index += 1
        } while bytes.last != 0
        self.bytes = bytes
    }

    /// A random name that nobody can guess.
    package static func random(prefix: String = "") -> FileName {
        FileName(literal: prefix + hexadecimal(UInt64.random(in: 0 ... .max)))
    }

    private init(literal: String) {
        bytes = literal.utf8CString.map { $0 }
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The text of the name, or `nil` where it is not UTF-8.
    package var text: String? { String(validating: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }

    /// Whether this is an entry for a folder itself or its parent.
    var isDots: Bool { bytes == [0x2E, 0] || bytes == [0x2E, 0x2E, 0] }

    func withBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        // The array is never empty, so that the pointer is never null.
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("a name holds its closing zero") }
            return unsafe body(start)
        }
    }
}

extension FileName: ExpressibleByStringLiteral {
    /// A name that the program itself knows.
    package init(stringLiteral text: String) {
        self.init(literal: text)
    }
}

extension FileName: Comparable {
    /// Orders names by their bytes.
    package static func < (first: FileName, second: FileName) -> Bool {
        first.bytes.lexicographicallyPrecedes(second.bytes) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
    }
}

extension FileName: CustomStringConvertible {
    /// The name for people; bytes that are not UTF-8 are replaced.
    package var description: String { String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}
