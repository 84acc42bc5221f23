// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// Reads an XML property list.
///
/// It knows the XML that property lists use and no more: no document type with declarations of its own, so no
/// entities that grow or fetch anything.
struct XMLPropertyListReader {
    private let bytes: [UInt8]
    private let limits: PropertyList.Limits
    private var position = 0
    private var valuesLeft: Int

    init(_ bytes: [UInt8], limits: PropertyList.Limits) {
        self.bytes = bytes
        self.limits = limits
        valuesLeft = limits.values
    }

    mutating func read() throws(PropertyListError) -> PropertyListValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let root = try tag()
        guard root.name == "plist", root.kind == .opening else { throw malformed("there is no <plist> at the start") }
        let value = try value(try tag(), depth: 0)
        try close("plist")
        try skipMiscellany()
        guard position == bytes.count else { throw malformed("something follows </plist>") }
        return value
    }
}

// MARK: - Values

extension XMLPropertyListReader {
    private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyListValue {
        guard tag.kind != .closing else { throw malformed("a value is missing before </\(tag.name)>") }
        guard valuesLeft > 0 else { throw beyondLimit("there are more than \(limits.values) values") }
        valuesLeft -= 1
        switch tag.name {
        case "dict": return .dictionary(try dictionary(tag, depth: depth))
        case "array": return .array(try array(tag, depth: depth))
        case "string": return .string(try text(tag))
        case "data": return .data(try data(tag))
        case "integer": return .integer(try integer(tag))
        case "real": return .real(try real(tag))
        case "date": return .date(try date(tag))
        case "true", "false":
            guard try text(tag).allSatisfy(\.isWhitespace) else { throw malformed("<\(tag.name)> holds text") }
            return .bool(tag.name == "true")
        default: throw malformed("<\(tag.name)> is no value of a property list")
        }
    }

    private mutating func array(_ tag: Tag, depth: Int) throws(PropertyListError) -> [PropertyListValue] {
        try checkDepth(depth)
        var values: [PropertyListValue] = []
        guard tag.kind == .opening else { return values }
        while true {
            let next = try self.tag()
            if next.kind == .closing, next.name == "array" { return values }
            values.append(try value(next, depth: depth + 1))
        }
    }

    private mutating func dictionary(_ tag: Tag, depth: Int) throws(PropertyListError) -> [String: PropertyListValue] {
        try checkDepth(depth)
        var values: [String: PropertyListValue] = [:]
        guard tag.kind == .opening else { return values }
        while true {
            let next = try self.tag()
            if next.kind == .closing, next.name == "dict" { return values }
            guard next.name == "key", next.kind != .closing else {
                throw malformed("<\(next.name)> stands where a <key> belongs")
            }
            let key = try text(next)
            let value = try value(try self.tag(), depth: depth + 1)
            guard values.updateValue(value, forKey: key) == nil else {
                throw malformed("the key “\(key)” is there twice")
            }
        }
    }

    private func checkDepth(_ depth: Int) throws(PropertyListError) {
        guard depth < limits.depth else { throw beyondLimit("values nest deeper than \(limits.depth) levels") }
    }

    private mutating func integer(_ tag: Tag) throws(PropertyListError) -> Int64 {
        let text = Self.trimmed(try text(tag))
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        let body = isHexadecimal ? digits.dropFirst(2) : digits
        // The initialiser accepts a second sign.
        guard
            body.utf8.first.map({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }) == true,
            let value = Int64((isNegative ? "-" : "") + body, radix: isHexadecimal ? 16 : 10)
        else { throw malformed("“\(Self.shortened(text))” is no whole number of 64 bits") }
        return value
    }

    private mutating func real(_ tag: Tag) throws(PropertyListError) -> Double {
        let text = Self.trimmed(try text(tag))
        guard
            text.utf8.count <= 400, text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else { throw malformed("“\(Self.shortened(text))” is no finite number") }
        return value
    }

    private mutating func date(_ tag: Tag) throws(PropertyListError) -> Double {
        let text = Self.trimmed(try text(tag))
        guard let date = CalendarDate(text) else {
            throw malformed("“\(Self.shortened(text))” is no date such as 2026-01-31T12:00:00Z")
        }
        return date.secondsSinceReference
    }

    private mutating func data(_ tag: Tag) throws(PropertyListError) -> [UInt8] {
        guard let data = Base64.decode(try text(tag).utf8) else { throw malformed("the data are not base64") }
        return data
    }

    private static func trimmed(_ text: String) -> Substring {
        var text = text[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    private static func shortened(_ text: Substring) -> String {
        text.count > 40 ? text.prefix(40) + "…" : String(text)
    }
}

// MARK: - Markup

extension XMLPropertyListReader {
    private struct Tag {
        enum Kind { case opening, closing, empty }

        let name: String
        let kind: Kind
    }

    /// The next tag; between tags only white space, comments and instructions may stand.
    private mutating func tag() throws(PropertyListError) -> Tag {
        try skipMiscellany()
        return try markup()
    }

    private mutating func markup() throws(PropertyListError) -> Tag {
        guard consume("<") else {
            throw malformed(position == bytes.count ? "the list ends early" : "text stands where a tag belongs")
        }
        let isClosing = consume("/")
        let start = position
        while let byte = current, Self.isNameByte(byte) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard !name.isEmpty, name.utf8.count <= 32 else { throw malformed("a tag has no name") }
        let isEmpty = try skipAttributes()
        guard !isClosing || !isEmpty else { throw malformed("</\(name)/> is no tag") }
        return Tag(name: name, kind: isClosing ? .closing : isEmpty ? .empty : .opening)
    }

    /// Skips to the end of a tag, and tells whether the tag closes itself.
    private mutating func skipAttributes() throws(PropertyListError) -> Bool {
        var quote: UInt8?
        while let byte = current {
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ">"): return bytes[position - 2] == UInt8(ascii: "/")
            case UInt8(ascii: "<"): throw malformed("a tag is not closed")
            default: break
            }
        }
        throw malformed("the list ends inside a tag")
    }

    private mutating func close(_ name: String) throws(PropertyListError) {
        let tag = try tag()
        guard tag.kind == .closing, tag.name == name else {
            throw malformed("<\(tag.name)> stands where </\(name)> belongs")
        }
    }

    private mutating func skipMiscellany() throws(PropertyListError) {
        while true {
            while let byte = current, Self.isSpace(byte) { position += 1 }
            if consume("<?") {
                try skip(past: "?>")
            } else if consume("<!--") {
                try skip(past: "-->")
            } else if consume("<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    private mutating func skipDocumentType() throws(PropertyListError) {
        var quote: UInt8?
        while let byte = current {
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "["): throw malformed("the document type declares entities or elements of its own")
            default: break
            }
        }
        throw malformed("the list ends inside its document type")
    }

    private mutating func skip(past end: StaticString) throws(PropertyListError) {
        while position < bytes.count {
            if consume(end) { return }
            position += 1
        }
        throw malformed("the list ends inside a comment or instruction")
    }
}

// MARK: - Text

extension XMLPropertyListReader {
    /// The text of an element, up to and with its closing tag.
    private mutating func text(_ tag: Tag) throws(PropertyListError) -> String {
        guard tag.kind == .opening else { return "" }
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "<"):
                if consume("<!--") {
                    try skip(past: "-->")
                } else if consume("<![CDATA[") {
                    let start = position
                    try skip(past: "]]>")
                    text += bytes[start..<(position - 3)]
                } else {
                    let end = try markup()
                    guard end.kind == .closing, end.name == tag.name else {
                        throw malformed("<\(end.name)> stands inside <\(tag.name)>")
                    }
                    guard let text = String(validating: text, as: UTF8.self) else {
                        throw malformed("the text of <\(tag.name)> is not UTF-8")
                    }
                    return text
                }
            case UInt8(ascii: "&"):
                text += try character().utf8
            case UInt8(ascii: "\r"):
                // XML reads both ends of line as one.
                position += 1
                if current != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
            default:
                position += 1
                text.append(byte)
            }
        }
        throw malformed("the list ends inside <\(tag.name)>")
    }

    /// A character that is written as `&…;`.
    private mutating func character() throws(PropertyListError) -> String {
        position += 1
        let start = position
        while let byte = current, byte != UInt8(ascii: ";"), position - start < 10 { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        guard consume(";") else { throw malformed("“&” must be written “&amp;”") }
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard
            name.hasPrefix("#"), digits.first != "+",
            let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number != 0,
            let scalar = Unicode.Scalar(number)
        else { throw malformed("the entity “&\(name);” is unknown") }
        return String(scalar)
    }
}

// MARK: - Bytes

extension XMLPropertyListReader {
    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func consume(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard length <= bytes.count - position else { return false }
        let matches = word.withUTF8Buffer { $0.elementsEqual(bytes[position..<(position + length)]) }
        if matches { position += length }
        return matches
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private var place: PropertyListError.Place {
        .line(1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") })
    }

    private func malformed(_ message: String) -> PropertyListError {
        PropertyListError(code: .malformed, message: message, place: place)
    }

    private func beyondLimit(_ message: String) -> PropertyListError {
        PropertyListError(code: .beyondLimit, message: message, place: place)
    }
}
