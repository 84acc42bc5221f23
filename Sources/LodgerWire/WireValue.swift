// SPDX-License-Identifier: Apache-2.0

/// A value that crosses the wire: everything that a property list holds, and what requests need besides.
package enum WireValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A whole number that only fits without a sign.
    case unsigned(UInt64)
    case real(Double)
    case string(String)
    case data([UInt8])
    /// Seconds since 1 January 1970 00:00 UTC.
    case date(Double)
    case array([WireValue])
    case dictionary([String: WireValue])
    /// An address, as text.
    case url(String)
    /// Text with runs of attributes.
    indirect case attributedText(AttributedText)
    indirect case error(RemoteError)
    /// A descriptor that travels beside the value: its place among those of the same frame.
    case descriptor(UInt8)
}

/// Text with attributes that hold for ranges of it.
package struct AttributedText: Hashable, Sendable {
    /// Attributes of one range.
    package struct Run: Hashable, Sendable {
        /// First character of the run, counted in Unicode scalars.
        package var start: Int64
        /// Length of the run, counted in Unicode scalars.
        package var length: Int64
        /// What holds for the run.
        package var attributes: [String: WireValue]

        package init(start: Int64, length: Int64, attributes: [String: WireValue]) {
            self.start = start
            self.length = length
            self.attributes = attributes
        }
    }

    package var text: String
    package var runs: [Run]

    package init(_ text: String, runs: [Run] = []) {
        self.text = text
        self.runs = runs
    }
}

extension WireValue {
    package var string: String? {
        switch self {
        case .string(let text), .url(let text): text
        case .attributedText(let attributed): attributed.text
        default: nil
        }
    }

    package var integer: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var array: [WireValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    package var dictionary: [String: WireValue]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    package var descriptor: Int? {
        if case .descriptor(let index) = self { Int(index) } else { nil }
    }

    /// The value under a name, if this is a dictionary that has it.
    package subscript(key: String) -> WireValue? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: WireValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, WireValue)...) {
        self = .dictionary(Dictionary(elements) { _, last in last })
    }

    /// Text, or nothing where there is none.
    package init(_ text: String?) {
        self = text.map { .string($0) } ?? .null
    }
}
