// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// A number in arithmetic: whole as long as whole numbers hold the result.
enum Number: Equatable {
    case integer(Int64)
    case real(Double)

    init?(_ value: PropertyListValue) {
        switch value {
        case .bool(let value): self = .integer(value ? 1 : 0)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        default: return nil
        }
    }

    init(_ value: Double) {
        self = .real(value)
    }

    var value: PropertyListValue {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        }
    }

    var double: Double {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        }
    }

    /// The whole part, where 64 bits hold it.
    var whole: Int64? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int64(exactly: value.rounded(.towardZero))
        }
    }

    var negated: Number {
        if case .integer(let value) = self {
            let (result, overflows) = (0 as Int64).subtractingReportingOverflow(value)
            if !overflows { return .integer(result) }
        }
        return .real(-double)
    }

    /// How the two are ordered, or `nil` where one is not a number.
    func compared(to other: Number) -> Ordering? {
        if case .integer(let left) = self, case .integer(let right) = other { return Ordering(left, right) }
        // Whole numbers beyond 2⁵³ are not rounded to be compared: 9007199254740993 is greater than 9007199254740992.0.
        if case .integer(let left) = self, case .real(let right) = other {
            return Self.compared(left, right)
        }
        if case .real(let left) = self, case .integer(let right) = other {
            return Self.compared(right, left)?.reversed
        }
        let (left, right) = (double, other.double)
        return left.isNaN || right.isNaN ? nil : Ordering(left, right)
    }

    private static func compared(_ left: Int64, _ right: Double) -> Ordering? {
        guard !right.isNaN else { return nil }
        guard right < 0x1p63 else { return .ascending }
        guard right >= -0x1p63, let whole = Int64(exactly: right.rounded(.down)) else { return .descending }
        if left != whole { return Ordering(left, whole) }
        return right > Double(whole) ? .ascending : .same
    }
}

/// How two values stand to each other.
enum Ordering {
    case ascending
    case same
    case descending

    init<Value: Comparable>(_ left: Value, _ right: Value) {
        self = left < right ? .ascending : left == right ? .same : .descending
    }

    var reversed: Ordering {
        switch self {
        case .ascending: .descending
        case .same: .same
        case .descending: .ascending
        }
    }
}
