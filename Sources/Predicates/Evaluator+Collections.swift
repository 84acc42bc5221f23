// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

extension Evaluator {
    mutating func collection(
        _ base: Node.Index?,
        _ collectionOperator: Node.CollectionOperator,
        _ path: Node.Index?,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        if collectionOperator == .count, let base,
            case .subquery(let collection, let variable, let condition) = tree[base]
        {
            try spend(1, at: index)
            return try subqueryCount(collection, variable, condition, at: base)
        }
        let collection = if let base { try value(base) } else { object }
        if collection.isNull { return collection }
        if collectionOperator == .count, let count = collection.count { return .plain(.integer(Int64(count))) }
        guard let elements = collection.elements else {
            throw mismatch("@\(collectionOperator.rawValue)", collection, "a collection", at: index)
        }
        try spend(elements.count, at: index)
        let values =
            try path.map { path throws(PredicateError) in try self.values(of: path, for: elements) } ?? elements

        switch collectionOperator {
        case .count: return .plain(.integer(Int64(values.count)))
        case .sum: return try sum(values, at: index)
        case .avg: return try average(values, at: index)
        case .min: return try extreme(values, .ascending, at: index)
        case .max: return try extreme(values, .descending, at: index)
        case .unionOfObjects: return .list(values.filter { !$0.isNull })
        case .distinctUnionOfObjects: return .list(try distinct(values, at: index))
        case .unionOfArrays, .unionOfSets: return .list(try flattened(values, at: index))
        case .distinctUnionOfArrays, .distinctUnionOfSets:
            return .list(try distinct(flattened(values, at: index), at: index))
        }
    }

    private mutating func values(of path: Node.Index, for elements: [Value]) throws(PredicateError) -> [Value] {
        let outer = element
        defer { element = outer }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for current in elements {
            element = current
            values.append(try value(path))
        }
        return values
    }

    private mutating func flattened(_ values: [Value], at index: Node.Index) throws(PredicateError) -> [Value] {
        var result: [Value] = []
        for value in values where !value.isNull {
            guard let elements = value.elements else { throw mismatch("a union of arrays", value, "arrays", at: index) }
            try spend(elements.count, at: index)
            result += elements
        }
        return result
    }

    /// The values without those that equal an earlier one.
    private mutating func distinct(_ values: [Value], at index: Node.Index) throws(PredicateError) -> [Value] {
        var seen: Set<PropertyListValue> = []
        var result: [Value] = []
        for value in values where !value.isNull {
            if case .plain(let plain) = value, value.count == nil {
                if seen.insert(plain).inserted { result.append(value) }
            } else if try !contains(result, value, [], at: index) {
                result.append(value)
            }
        }
        return result
    }

    // MARK: - Numbers of a collection

    func numbers(_ values: [Value], at index: Node.Index) throws(PredicateError) -> [Number] {
        var numbers: [Number] = []
        numbers.reserveCapacity(values.count)
        for value in values where !value.isNull {
            guard let number = value.number else { throw mismatch("a sum", value, "numbers", at: index) }
            numbers.append(number)
        }
        return numbers
    }

    func sum(_ values: [Value], at index: Node.Index) throws(PredicateError) -> Value {
        var sum = Number.integer(0)
        for number in try numbers(values, at: index) { sum = sum + number }
        return .plain(sum.value)
    }

    func average(_ values: [Value], at index: Node.Index) throws(PredicateError) -> Value {
        let numbers = try numbers(values, at: index)
        guard !numbers.isEmpty else { return .plain(.integer(0)) }
        return .plain(.real(numbers.reduce(0) { $0 + $1.double } / Double(numbers.count)))
    }

    /// The first value in an order, or nothing where there is none.
    mutating func extreme(_ values: [Value], _ order: Ordering, at index: Node.Index) throws(PredicateError) -> Value {
        var best: Value?
        for value in values where !value.isNull {
            guard let current = best else {
                best = value
                continue
            }
            if try ordering(value, current, [], at: index) == order { best = value }
        }
        return best ?? .null
    }
}

extension Number {
    static func + (left: Number, right: Number) -> Number {
        exact(left, right) { $0.addingReportingOverflow($1) } ?? Number(left.double + right.double)
    }

    static func - (left: Number, right: Number) -> Number {
        exact(left, right) { $0.subtractingReportingOverflow($1) } ?? Number(left.double - right.double)
    }

    static func * (left: Number, right: Number) -> Number {
        exact(left, right) { $0.multipliedReportingOverflow(by: $1) } ?? Number(left.double * right.double)
    }

    /// A quotient, whole for whole numbers as in C, or `nil` for whole numbers divided by zero.
    static func / (left: Number, right: Number) -> Number? {
        if case .integer(_) = left, case .integer(0) = right { return nil }
        return exact(left, right) { $0.dividedReportingOverflow(by: $1) } ?? Number(left.double / right.double)
    }

    private static func exact(
        _ left: Number,
        _ right: Number,
        _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
    ) -> Number? {
        guard case .integer(let left) = left, case .integer(let right) = right else { return nil }
        let (result, overflows) = operation(left, right)
        return overflows ? nil : .integer(result)
    }
}
