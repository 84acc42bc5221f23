// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

extension Node.CastType {
    /// The value as this type, or `nil` where it cannot be.
    ///
    /// What the text format has no literals for is written as a cast: a date as seconds, data as hexadecimal digits, a
    /// dictionary as its keys and values in turn.
    func cast(_ value: PropertyListValue) -> PropertyListValue? {
        switch (self, value) {
        case (.string, .string), (.date, .date), (.data, .data), (.dictionary, .dictionary): value
        case (.string, .bool(let flag)): .string(flag ? "1" : "0")
        case (.string, .integer(let number)): .string(String(number))
        case (.string, .real(let number)): .string(String(number))
        case (.number, .bool), (.number, .integer), (.number, .real): value
        case (.number, .string(let text)): Int64(text).map { .integer($0) } ?? finite(text).map { .real($0) }
        case (.number, .date(let seconds)): .real(seconds)
        case (.date, .integer(let seconds)): .date(Double(seconds))
        case (.date, .real(let seconds)): .date(seconds)
        case (.data, .string(let digits)): Self.bytes(digits).map { .data($0) }
        case (.dictionary, .array(let values)): Self.dictionary(values)
        default: nil
        }
    }

    private func finite(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func bytes(_ digits: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in digits.utf8 {
            guard let value = digit.hexadecimalValue else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }

    private static func dictionary(_ values: [PropertyListValue]) -> PropertyListValue? {
        guard values.count.isMultiple(of: 2) else { return nil }
        var dictionary: [String: PropertyListValue] = [:]
        for index in stride(from: 0, to: values.count, by: 2) {
            guard let key = values[index].string else { return nil }
            dictionary[key] = values[index + 1]
        }
        return .dictionary(dictionary)
    }
}
