// SPDX-License-Identifier: Apache-2.0

/// A type that is made up for a tag that no declared type has.
///
/// Its identifier says what the tag is and what the type conforms to, so that any process can tell:
/// `dyn.ah62d4rv4ge81g6pq` holds `?0=6:1=sql`, which reads: conforms to `public.data`, file name extension `sql`.
public struct DynamicType: Hashable, Sendable {
    /// The type's name.
    public let identifier: String
    /// What the type directly conforms to.
    public private(set) var supertypes: [String] = []
    /// File name extensions, in lower case.
    public private(set) var filenameExtensions: [String] = []
    /// MIME types, in lower case.
    public private(set) var mimeTypes: [String] = []

    /// Reads an identifier; `nil` if it is not well formed.
    public init?(_ identifier: String) {
        guard identifier.utf8.count <= Self.longestIdentifier else { return nil }
        self.identifier = identifier.asciiLowercased
        guard
            self.identifier.hasPrefix(Self.encodingPrefix),
            let bytes = Base32.decode(self.identifier.utf8.dropFirst(Self.encodingPrefix.utf8.count)),
            bytes.first == UInt8(ascii: "?"),
            let fields = Self.fields(in: bytes.dropFirst())
        else { return nil }
        for field in fields { add(field) }
    }

    /// Makes a type for one tag; `nil` if the tag or the type to conform to is empty or longer than any real one.
    init?(_ tag: Tag, _ value: String, conformingTo supertype: String) {
        let lengths = 1...Self.longestValue
        guard lengths.contains(value.utf8.count), lengths.contains(supertype.utf8.count) else { return nil }
        let supertype = supertype.asciiLowercased
        let fields = [
            Field(tag: .supertype, value: Self.supertypes.first { $0.identifier == supertype }?.code ?? supertype),
            Field(tag: tag, value: value.asciiLowercased),
        ]
        let text = "?" + fields.map(\.text).joined(separator: ":")
        identifier = Self.encodingPrefix + Base32.encode(text.utf8)
        for field in fields { add(field) }
    }

    private mutating func add(_ field: Field) {
        switch field.tag {
        case .supertype:
            supertypes.append(Self.supertypes.first { $0.code == field.value }?.identifier ?? field.value)
        case .filenameExtension:
            filenameExtensions.append(field.value.asciiLowercased)
        case .mimeType:
            mimeTypes.append(field.value.asciiLowercased)
        case .appleFileType, .pasteboardType, .urlScheme:
            break
        }
    }
}

extension DynamicType {
    /// What the identifier of every dynamic type starts with.
    static var prefix: String { "dyn." }
    private static var encodingPrefix: String { "dyn.a" }

    private static var longestValue: Int { 1024 }
    /// Two values, each byte escaped, in base 32.
    private static var longestIdentifier: Int { 8192 }

    /// The types to conform to that have a short code.
    private static var supertypes: [(code: String, identifier: String)] {
        [
            ("6", "public.data"), ("7", "public.text"), ("8", "public.plain-text"), ("9", "public.utf16-plain-text"),
            ("A", "com.apple.traditional-mac-plain-text"), ("B", "public.image"), ("C", "public.video"),
            ("D", "public.audio"), ("E", "public.directory"), ("F", "public.folder"),
        ]
    }
}

// MARK: - Fields

extension DynamicType {
    /// What a field is about; the raw value is its code.
    enum Tag: String {
        case supertype = "0"
        case filenameExtension = "1"
        case appleFileType = "2"
        case mimeType = "3"
        case pasteboardType = "4"
        case urlScheme = "5"
    }

    /// One `code=value` of an identifier.
    private struct Field {
        let tag: Tag
        let value: String

        /// The field as text, with a backslash before what would end it.
        var text: String {
            var text = tag.rawValue + "="
            for scalar in value.unicodeScalars {
                if scalar == ":" || scalar == "\\" { text.unicodeScalars.append("\\") }
                text.unicodeScalars.append(scalar)
            }
            return text
        }
    }

    /// The fields between colons, without those of unknown codes; `nil` if one of them is not a field.
    private static func fields(in bytes: some Collection<UInt8>) -> [Field]? {
        var fields: [Field] = []
        var rest = bytes[...]
        while true {
            var field: [UInt8] = []
            var isEscaped = false
            var end = rest.startIndex
            while end != rest.endIndex {
                let byte = rest[end]
                if !isEscaped, byte == UInt8(ascii: ":") { break }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                if !isEscaped { field.append(byte) }
                rest.formIndex(after: &end)
            }
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard
                parts.count == 2,
                let code = String(validating: parts[0], as: UTF8.self),
                let value = String(validating: parts[1], as: UTF8.self)
            else { return nil }
            if let tag = Tag(rawValue: code) { fields.append(Field(tag: tag, value: value)) }
            guard end != rest.endIndex else { return fields }
            rest = rest[rest.index(after: end)...]
        }
    }
}
