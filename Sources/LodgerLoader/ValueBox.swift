// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem
package import LodgerWire

/// What a `lodger_value_t` points to.
package final class ValueBox: Sendable {
    enum Content: Sendable {
        case null
        case bool(Bool)
        case integer(Int64)
        case real(Double)
        case string(CText)
        case data(CData)
        case date(Double)
        case array([ValueBox])
        case dictionary(keys: [CText], values: [ValueBox], places: [String: Int])
        case url(CText)
        case file(SharedDescriptor)
        case error(ErrorBox)
        case attributedText(AttributedText, CText)
    }

    /// Deepest nesting that extensions can make, well inside what a frame may hold.
    static let mostDepth = 56
    /// Most bytes or elements of a value that extensions can make; no message holds more.
    static let mostBytes = 1 << 30

    let content: Content
    let depth: Int

    init(_ content: Content) {
        self.content = content
        depth =
            switch content {
            case .array(let values), .dictionary(_, let values, _): 1 + (values.map(\.depth).max() ?? 0)
            default: 1
            }
    }

    /// A value that came over the wire with descriptors.
    package convenience init(_ value: WireValue, descriptors: [SharedDescriptor] = []) {
        switch value {
        case .null: self.init(.null)
        case .bool(let flag): self.init(.bool(flag))
        case .integer(let number): self.init(.integer(number))
        case .unsigned(let number): self.init(.real(Double(number)))
        case .real(let number): self.init(.real(number))
        case .string(let text): self.init(.string(CText(text)))
        case .data(let bytes): self.init(.data(CData(bytes)))
        case .date(let seconds): self.init(.date(seconds))
        case .array(let values): self.init(.array(values.map { ValueBox($0, descriptors: descriptors) }))
        case .dictionary(let values):
            self.init(values.map { ($0.key, ValueBox($0.value, descriptors: descriptors)) })
        case .url(let text): self.init(.url(CText(text)))
        case .attributedText(let text): self.init(.attributedText(text, CText(text.text)))
        case .error(let error): self.init(.error(ErrorBox(error)))
        case .descriptor(let index):
            self.init(descriptors.indices.contains(Int(index)) ? .file(descriptors[Int(index)]) : .null)
        }
    }

    /// A dictionary; of equal keys the last counts.
    convenience init(_ pairs: [(String, ValueBox)]) {
        let unique = Dictionary(pairs) { _, last in last }.sorted { $0.key < $1.key }
        var places: [String: Int] = [:]
        for (place, pair) in unique.enumerated() { places[pair.key] = place }
        self.init(.dictionary(keys: unique.map { CText($0.key) }, values: unique.map(\.value), places: places))
    }

    /// The value as it crosses the wire; its descriptors are added to those that travel with it.
    package func wireValue(_ descriptors: inout [SharedDescriptor]) -> WireValue {
        switch content {
        case .null: return .null
        case .bool(let flag): return .bool(flag)
        case .integer(let number): return .integer(number)
        case .real(let number): return .real(number)
        case .string(let text): return .string(text.string)
        case .data(let data): return .data(data.array)
        case .date(let seconds): return .date(seconds)
        case .array(let values): return .array(values.map { $0.wireValue(&descriptors) })
        case .dictionary(let keys, let values, _):
            var fields: [String: WireValue] = [:]
            for (key, value) in zip(keys, values) { fields[key.string] = value.wireValue(&descriptors) }
            return .dictionary(fields)
        case .url(let text): return .url(text.string)
        case .attributedText(let text, _): return .attributedText(text)
        case .error(let error): return .error(error.error)
        case .file(let descriptor):
            // More files than a frame takes are refused as a whole when it is sent.
            descriptors.append(descriptor)
            return .descriptor(UInt8(clamping: descriptors.count - 1))
        }
    }
}

/// What a `lodger_error_t` points to.
package final class ErrorBox: Sendable {
    package let error: RemoteError
    let domain: CText
    let message: CText
    let userInfo: ValueBox?

    package init(_ error: RemoteError) {
        self.error = error
        domain = CText(error.domain)
        message = CText(error.message)
        userInfo = error.userInfo.isEmpty ? nil : ValueBox(.dictionary(error.userInfo))
    }
}
