// SPDX-License-Identifier: Apache-2.0

extension WireValue {
    /// Whether a message can carry the value as its payload.
    ///
    /// A receiver ends the connection over a value that nests deeper, holds more values or takes more bytes than
    /// `WireLimits` allow; whoever sends one on somebody's behalf asks first.
    package var isCarriable: Bool {
        var measure = Measure()
        // Around a payload stand the dictionaries of its message and of its route.
        return measure.add(self, depth: 2)
    }
}

/// What of the limits is left.
private struct Measure {
    /// Most bytes that a value takes besides its content: the heads of its tag and of itself.
    private static let headBytes = 18

    // A few are for what stands around the payload.
    private var values = WireLimits.values - 16
    private var bytes = WireLimits.memoryBody - 4096

    mutating func add(_ value: WireValue, depth: Int) -> Bool {
        // Tagged values count as one deeper.
        guard depth < WireLimits.depth - 1 else { return false }
        switch value {
        case .string(let text), .url(let text): return take(text.utf8.count)
        case .data(let data): return take(data.count)
        case .array(let elements): return take(0) && elements.allSatisfy { add($0, depth: depth + 1) }
        case .dictionary(let fields):
            return take(0) && fields.allSatisfy { take($0.key.utf8.count) && add($0.value, depth: depth + 1) }
        case .attributedText(let attributed): return take(0) && add(attributed.wireValue, depth: depth + 1)
        case .error(let error): return take(0) && add(error.wireValue, depth: depth + 1)
        case .null, .bool, .integer, .unsigned, .real, .date, .descriptor: return take(0)
        }
    }

    private mutating func take(_ content: Int) -> Bool {
        values -= 2
        bytes -= content + Self.headBytes
        return values >= 0 && bytes >= 0
    }
}
