// SPDX-License-Identifier: Apache-2.0

/// A value that a property list can hold.
///
/// Rules, manifests, item metadata and answers are all made of these. A date counts seconds from the reference
/// date of property lists, 1 January 2001 00:00 UTC.
@frozen
public enum PropertyListValue: Hashable, Sendable {
    /// Nothing; property lists themselves have no such value, JSON has.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// Text.
    case string(String)
    /// Bytes.
    case data([UInt8])
    /// Seconds since 1 January 2001 00:00 UTC.
    case date(Double)
    /// Values in order.
    case array([PropertyListValue])
    /// Values by name.
    case dictionary([String: PropertyListValue])
}

extension PropertyListValue {
    /// The text, if this is text.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The values in order, if this is an array.
    public var array: [PropertyListValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The values by name, if this is a dictionary.
    public var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    /// The truth value, if this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The whole number, if this is one.
    public var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The value under a name, if this is a dictionary that has it.
    public subscript(key: String) -> PropertyListValue? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }

    /// The word that messages use for this kind of value.
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "Boolean"
        case .integer: "integer"
        case .real: "real"
        case .string: "string"
        case .data: "data"
        case .date: "date"
        case .array: "array"
        case .dictionary: "dictionary"
        }
    }
}
