// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import LodgerWire

/// Seconds from 1 January 1970 to 1 January 2001, the dates that wire and property lists count from.
private let secondsBetweenEpochs = 978_307_200.0

extension WireValue {
    init(_ value: PropertyListValue) {
        switch value {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .string(let text): self = .string(text)
        case .data(let bytes): self = .data(bytes)
        case .date(let seconds): self = .date(seconds + secondsBetweenEpochs)
        case .array(let values): self = .array(values.map(WireValue.init))
        case .dictionary(let values): self = .dictionary(values.mapValues(WireValue.init))
        }
    }
}

extension PropertyListValue {
    /// What of a wire's value a property list can hold: addresses and attributed text as text, errors as their message.
    init(_ value: WireValue) {
        switch value {
        case .null, .descriptor: self = .null
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .integer(number)
        case .unsigned(let number): self = .real(Double(number))
        case .real(let number): self = .real(number)
        case .string(let text), .url(let text): self = .string(text)
        case .data(let bytes): self = .data(bytes)
        case .date(let seconds): self = .date(seconds - secondsBetweenEpochs)
        case .array(let values): self = .array(values.map(PropertyListValue.init))
        case .dictionary(let values): self = .dictionary(values.mapValues(PropertyListValue.init))
        case .attributedText(let text): self = .string(text.text)
        case .error(let error): self = .string(error.message)
        }
    }
}
