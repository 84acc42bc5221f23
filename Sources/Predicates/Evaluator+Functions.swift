// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerTypes

extension Evaluator {
    mutating func calculate(
        _ operation: Node.Arithmetic,
        _ left: Value,
        _ right: Value,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        if left.isNull || right.isNull { return .null }
        guard let first = left.number else { throw mismatch(operation.spelling, left, "numbers", at: index) }
        guard let second = right.number else { throw mismatch(operation.spelling, right, "numbers", at: index) }
        switch operation {
        case .add: return .plain((first + second).value)
        case .subtract: return .plain((first - second).value)
        case .multiply: return .plain((first * second).value)
        case .power: return .plain(power(first, second).value)
        case .divide:
            guard let quotient = first / second else { throw failure(.type, "division by zero", at: index) }
            return .plain(quotient.value)
        }
    }

    private func power(_ base: Number, _ exponent: Number) -> Number {
        let result = pow(base.double, exponent.double)
        // Beyond 2⁵³ the real result may be off by one, so it stays real.
        if case .integer = base, case .integer(0...) = exponent, abs(result) <= 0x1p53,
            let whole = Int64(exactly: result)
        {
            return .integer(whole)
        }
        return .real(result)
    }

    mutating func call(
        _ function: Function,
        _ arguments: Node.Children,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        var values: [Value] = []
        for argument in tree[children: arguments] { values.append(try value(argument)) }
        switch function {
        case .now:
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            // Property lists count from 2001, 978,307,200 s after 1970.
            return .plain(.date(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - 978_307_200))
        case .count, .sum, .min, .max, .average, .median, .mode, .stddev:
            // The functions of a collection take one, or its elements as arguments.
            if values.count == 1, values[0].isNull { return .null }
            let elements = values.count == 1 ? values[0].elements ?? values : values
            try spend(elements.count, at: index)
            return try statistic(function, of: elements, at: index)
        case .uppercase, .lowercase, .length:
            return try text(function, of: values[0], at: index)
        case .first, .last:
            guard !values[0].isNull else { return .null }
            guard let elements = values[0].elements else {
                throw mismatch(function.rawValue, values[0], "a collection", at: index)
            }
            return (function == .first ? elements.first : elements.last) ?? .null
        default:
            return try calculate(function, values, at: index)
        }
    }

    private mutating func statistic(
        _ function: Function,
        of elements: [Value],
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        switch function {
        case .count: return .plain(.integer(Int64(elements.count)))
        case .sum: return try sum(elements, at: index)
        case .min: return try extreme(elements, .ascending, at: index)
        case .max: return try extreme(elements, .descending, at: index)
        case .average: return try average(elements, at: index)
        case .median:
            let sorted = try numbers(elements, at: index).map(\.double).sorted()
            guard !sorted.isEmpty else { return .null }
            return .plain(.real((sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2))
        case .stddev:
            let numbers = try numbers(elements, at: index).map(\.double)
            guard !numbers.isEmpty else { return .null }
            let mean = numbers.reduce(0, +) / Double(numbers.count)
            return .plain(
                .real((numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot())
            )
        default:
            return try mode(elements, at: index)
        }
    }

    /// The values that occur most often.
    private func mode(_ elements: [Value], at index: Node.Index) throws(PredicateError) -> Value {
        var counts: [Double: Int] = [:]
        for number in try numbers(elements, at: index) { counts[number.double, default: 0] += 1 }
        let most = counts.values.max()
        return .list(counts.filter { $0.value == most }.keys.sorted().map { .plain(.real($0)) })
    }

    private mutating func text(
        _ function: Function,
        of value: Value,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        if value.isNull { return value }
        guard let text = value.string else { throw mismatch(function.rawValue, value, "a string", at: index) }
        try spend(text.utf8.count / 16, at: index)
        switch function {
        case .uppercase: return .plain(.string(text.uppercased()))
        case .lowercase: return .plain(.string(text.lowercased()))
        default: return .plain(.integer(Int64(text.utf16.count)))
        }
    }

    private func calculate(
        _ function: Function,
        _ values: [Value],
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        if values.contains(where: \.isNull) { return .null }
        let numbers = try numbers(values, at: index)
        guard let first = numbers.first, let second = numbers.last else { return .null }
        switch function {
        case .add: return .plain((first + second).value)
        // from:subtract: takes the second from the first.
        case .subtract: return .plain((first - second).value)
        case .multiply: return .plain((first * second).value)
        case .raise: return .plain(power(first, second).value)
        case .divide, .modulus: return try divide(function, first, second, at: index)
        case .sqrt: return .plain(.real(first.double.squareRoot()))
        case .log: return .plain(.real(log10(first.double)))
        case .ln: return .plain(.real(Glibc.log(first.double)))
        case .exp: return .plain(.real(Glibc.exp(first.double)))
        case .floor: return rounded(first, .down)
        case .ceiling: return rounded(first, .up)
        case .trunc: return rounded(first, .towardZero)
        case .abs: return .plain((first.double < 0 ? first.negated : first).value)
        default: return try bits(function, first, second, at: index)
        }
    }

    private func rounded(_ number: Number, _ rule: FloatingPointRoundingRule) -> Value {
        if case .real(let real) = number { return .plain(.real(real.rounded(rule))) }
        return .plain(number.value)
    }

    private func divide(
        _ function: Function,
        _ first: Number,
        _ second: Number,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        guard let quotient = first / second else { throw failure(.type, "division by zero", at: index) }
        if function == .divide { return .plain(quotient.value) }
        if case .integer(let left) = first, case .integer(let right) = second {
            // The one overflow, the least number by -1, leaves no remainder.
            return .plain(.integer(left.remainderReportingOverflow(dividingBy: right).partialValue))
        }
        return .plain(.real(fmod(first.double, second.double)))
    }

    private func bits(
        _ function: Function,
        _ first: Number,
        _ second: Number,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        guard let left = first.whole, let right = second.whole else {
            throw failure(.type, "\(function.rawValue) needs whole numbers", at: index)
        }
        let result: Int64? =
            switch function {
            case .bitwiseAnd: left & right
            case .bitwiseOr: left | right
            case .bitwiseXor: left ^ right
            case .leftShift: left << right
            case .rightShift: left >> right
            case .onesComplement: ~left
            default: nil
            }
        guard let result else { throw failure(.unsupported, "\(function.rawValue) is not supported", at: index) }
        return .plain(.integer(result))
    }

    func cast(_ value: Value, to type: Node.CastType, at index: Node.Index) throws(PredicateError) -> Value {
        if value.isNull { return value }
        if case .plain(let plain) = value, let result = type.cast(plain) { return .plain(result) }
        throw mismatch("CAST to \(type.rawValue)", value, "a fitting value", at: index)
    }
}
