// SPDX-License-Identifier: Apache-2.0

/// The functions that a predicate may call: a fixed list, none of which reaches outside the predicate.
package enum Function: String, CaseIterable, Sendable {
    case count, sum, min, max, average, median, mode, stddev
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case raise = "raise:toPower:"
    case sqrt, log, ln, exp, floor, ceiling, abs, trunc
    case bitwiseAnd = "bitwiseAnd:with:"
    case bitwiseOr = "bitwiseOr:with:"
    case bitwiseXor = "bitwiseXor:with:"
    case leftShift = "leftshift:by:"
    case rightShift = "rightshift:by:"
    case onesComplement, uppercase, lowercase, length, first, last
    case now

    /// The function's number of arguments.
    var arguments: ClosedRange<Int> {
        switch self {
        case .now: 0...0
        case .add, .subtract, .multiply, .divide, .modulus, .raise, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift,
            .rightShift:
            2...2
        case .count, .sum, .min, .max, .average, .median, .mode, .stddev: 1...Int.max
        default: 1...1
        }
    }

    /// The function of a name as it is written before its arguments or given to FUNCTION.
    init?(named name: String) {
        if let function = Self(rawValue: name) {
            self = function
        } else if let function = Self.selectors[name] {
            self = function
        } else if name.hasSuffix(":"), let function = Self(rawValue: String(name.dropLast())) {
            self = function
        } else {
            return nil
        }
    }

    /// Messages of strings, arrays and numbers that are functions here.
    private static let selectors: [String: Function] = [
        "uppercaseString": .uppercase, "lowercaseString": .lowercase, "firstObject": .first, "lastObject": .last,
        "onesComplement:": .onesComplement,
    ]
}
