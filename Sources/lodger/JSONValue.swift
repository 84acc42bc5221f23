// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import LodgerTypes

/// A JSON document.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Text, or null for none.
    init(_ text: String?) {
        self = text.map { .string($0) } ?? .null
    }

    /// A list of texts.
    init(_ texts: [String]) {
        self = .array(texts.map { .string($0) })
    }
}

extension JSONValue {
    /// Reads a document.
    ///
    /// - Throws: A `DecodingError`.
    init(parsing bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    }

    /// The document as one line, or laid out for reading.
    func text(isOneLine: Bool = false) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = isOneLine ? [.sortedKeys, .withoutEscapingSlashes] : [
            .sortedKeys, .withoutEscapingSlashes, .prettyPrinted,
        ]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        // Every case below can be encoded, so nothing is lost here.
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension JSONValue {
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    var object: [String: JSONValue]? {
        if case .object(let values) = self { values } else { nil }
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}

extension JSONValue {
    /// A property list's value: data as base64, dates as RFC 3339.
    init(_ value: PropertyListValue) {
        switch value {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .string(let text): self = .string(text)
        case .data(let bytes): self = .string(Data(bytes).base64EncodedString())
        case .date(let seconds):
            self = .string(Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601))
        case .array(let values): self = .array(values.map(JSONValue.init))
        case .dictionary(let values): self = .object(values.mapValues(JSONValue.init))
        }
    }

    /// The document as a property list's value.
    var propertyList: PropertyListValue {
        switch self {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(\.propertyList))
        case .object(let values): .dictionary(values.mapValues(\.propertyList))
        }
    }
}
