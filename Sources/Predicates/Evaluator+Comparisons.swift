// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

extension Evaluator {
    /// How deep the nested collections of values may be that are compared or flattened.
    private static let maximumValueDepth = 64

    mutating func compare(
        _ comparison: Node.Comparison,
        _ left: Node.Index,
        _ right: Node.Index,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        let first = try value(left)
        let second = try value(right)
        trace?.compared(first, second)
        var modifier = comparison.modifier
        if modifier == .direct {
            guard case .anyKey = tree[left] else { return try test(comparison, first, second, at: index) }
            modifier = .any
        }

        // Nothing is no collection: no element satisfies, and not every element does either.
        if first.isNull { return modifier == .none }
        switch modifier {
        case .all: return try !some(comparison, first, second, is: false, at: index, depth: 0)
        case .none: return try !some(comparison, first, second, is: true, at: index, depth: 0)
        default: return try some(comparison, first, second, is: true, at: index, depth: 0)
        }
    }

    /// Whether the test comes out as wanted for some element; nested collections are flattened.
    private mutating func some(
        _ comparison: Node.Comparison,
        _ left: Value,
        _ right: Value,
        is wanted: Bool,
        at index: Node.Index,
        depth: Int
    ) throws(PredicateError) -> Bool {
        guard depth < Self.maximumValueDepth else { throw valueTooDeep(at: index) }
        var found = false
        switch left {
        case .plain(.array(let values)):
            try spend(values.count, at: index)
            for (position, value) in values.enumerated() {
                let result = try visit(comparison, .plain(value), position, right, is: wanted, at: index, depth, found)
                found = found || result
                if found, trace == nil { return true }
            }
        case .list(let values):
            try spend(values.count, at: index)
            for (position, value) in values.enumerated() {
                let result = try visit(comparison, value, position, right, is: wanted, at: index, depth, found)
                found = found || result
                if found, trace == nil { return true }
            }
        default:
            let result = try test(comparison, left, right, at: index)
            if result { trace?.matched(index) }
            return result == wanted
        }
        return found
    }

    /// Tries one element; a trace goes on after the answer is found, to name all elements, but no longer fails.
    private mutating func visit(
        _ comparison: Node.Comparison,
        _ value: Value,
        _ position: Int,
        _ right: Value,
        is wanted: Bool,
        at index: Node.Index,
        _ depth: Int,
        _ isFound: Bool
    ) throws(PredicateError) -> Bool {
        guard let outer = trace?.depth else {
            return try some(comparison, value, right, is: wanted, at: index, depth: depth + 1)
        }
        trace?.enter(position)
        defer { trace?.leave(to: outer) }
        do throws(PredicateError) {
            return try some(comparison, value, right, is: wanted, at: index, depth: depth + 1)
        } catch {
            if isFound { return true }
            throw error
        }
    }

    private func valueTooDeep(at index: Node.Index) -> PredicateError {
        failure(.tooDeep, "the collections in the value nest too deep", at: index)
    }

    // MARK: - One pair of values

    mutating func test(
        _ comparison: Node.Comparison,
        _ left: Value,
        _ right: Value,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        let options = comparison.options
        switch comparison.operator {
        case .equal: return try equal(left, right, options, at: index)
        case .notEqual: return try !equal(left, right, options, at: index)
        case .less: return try ordering(left, right, options, at: index) == .ascending
        case .greater: return try ordering(left, right, options, at: index) == .descending
        case .lessOrEqual:
            let ordering = try ordering(left, right, options, at: index)
            return ordering == .ascending || ordering == .same
        case .greaterOrEqual:
            let ordering = try ordering(left, right, options, at: index)
            return ordering == .descending || ordering == .same
        case .between: return try isBetween(left, right, options, at: index)
        case .in: return try isContained(left, in: right, options, "IN", at: index)
        case .contains: return try isContained(right, in: left, options, "CONTAINS", at: index)
        case .conformsTo:
            guard let left = left.string, let right = right.string else { return false }
            return types.conforms(left, to: right)
        case .equalsType:
            guard let left = left.string, let right = right.string else { return false }
            return types.equal(left, right)
        case .beginsWith, .endsWith, .like, .matches:
            return try testText(comparison.operator, left, right, options, at: index)
        }
    }

    private mutating func testText(
        _ comparison: Node.Operator,
        _ left: Value,
        _ right: Value,
        _ options: Node.Options,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        if left.isNull || right.isNull { return false }
        guard let text = left.string else { throw mismatch(comparison.spelling, left, "a string", at: index) }
        guard let pattern = right.string else { throw mismatch(comparison.spelling, right, "a string", at: index) }
        if comparison == .matches { return try matches(text, pattern, options, at: index) }
        let folded = try folded(text, options, at: index)
        let foldedPattern = try self.folded(pattern, options, at: index)
        switch comparison {
        case .beginsWith: return folded.hasBytes(foldedPattern, .start)
        case .endsWith: return folded.hasBytes(foldedPattern, .end)
        default:
            try spend(folded.utf8.count / 16, at: index)
            // A budget of its own in sixteenths keeps the matcher's loop free of errors.
            var budget = steps > Int.max / 16 ? Int.max : steps * 16
            let result = Wildcard(foldedPattern).matches(folded, budget: &budget)
            steps = budget / 16
            try spend(result == nil ? steps + 1 : 0, at: index)
            return result ?? false
        }
    }

    private mutating func isBetween(
        _ value: Value,
        _ bounds: Value,
        _ options: Node.Options,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        if value.isNull || bounds.isNull { return false }
        guard bounds.isCollection, let bounds = bounds.elements, bounds.count == 2 else {
            throw mismatch("BETWEEN", bounds, "two bounds in braces", at: index)
        }
        let lower = try ordering(bounds[0], value, options, at: index)
        let upper = try ordering(value, bounds[1], options, at: index)
        return (lower == .ascending || lower == .same) && (upper == .ascending || upper == .same)
    }

    private mutating func isContained(
        _ value: Value,
        in collection: Value,
        _ options: Node.Options,
        _ word: String,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        switch collection {
        case .plain(.null):
            return false
        case .plain(.string(let text)):
            if value.isNull { return false }
            guard let part = value.string else { throw mismatch(word, value, "a string", at: index) }
            return try folded(text, options, at: index).hasBytes(folded(part, options, at: index), .anywhere)
        case .plain(.array(let values)):
            for element in values where try equal(.plain(element), value, options, at: index) { return true }
            return false
        default:
            guard let elements = collection.elements else {
                throw mismatch(word, collection, "a collection or a string", at: index)
            }
            return try contains(elements, value, options, at: index)
        }
    }

    mutating func contains(
        _ elements: [Value],
        _ value: Value,
        _ options: Node.Options,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        for element in elements where try equal(element, value, options, at: index) { return true }
        return false
    }

    // MARK: - Equality and order

    mutating func equal(
        _ left: Value,
        _ right: Value,
        _ options: Node.Options,
        at index: Node.Index,
        depth: Int = 0
    ) throws(PredicateError) -> Bool {
        guard depth < Self.maximumValueDepth else { throw valueTooDeep(at: index) }
        try spend(1, at: index)
        if let left = left.string, let right = right.string {
            if options.isEmpty { return left.utf8.count == right.utf8.count && left.hasBytes(right, .start) }
            let (left, right) = (try folded(left, options, at: index), try folded(right, options, at: index))
            return left.utf8.count == right.utf8.count && left.hasBytes(right, .start)
        }
        if let left = left.number, let right = right.number { return left.compared(to: right) == .same }
        if left.isCollection, right.isCollection {
            guard left.count == right.count, let left = left.elements, let right = right.elements else { return false }
            try spend(left.count, at: index)
            for (left, right) in zip(left, right) {
                guard try equal(left, right, options, at: index, depth: depth + 1) else { return false }
            }
            return true
        }
        switch (left, right) {
        case (.plain(.null), .plain(.null)): return true
        case (.plain(.date(let left)), .plain(.date(let right))): return left == right
        case (.plain(.data(let left)), .plain(.data(let right))):
            try spend(left.count / 16, at: index)
            return left == right
        case (.plain(.dictionary(let left)), .plain(.dictionary(let right))):
            guard left.count == right.count else { return false }
            for (key, value) in left {
                guard let other = right[key] else { return false }
                guard try equal(.plain(value), .plain(other), options, at: index, depth: depth + 1) else {
                    return false
                }
            }
            return true
        default: return false
        }
    }

    /// How two values are ordered, or `nil` where one is missing.
    mutating func ordering(
        _ left: Value,
        _ right: Value,
        _ options: Node.Options,
        at index: Node.Index
    ) throws(PredicateError) -> Ordering? {
        if left.isNull || right.isNull { return nil }
        if let left = left.number, let right = right.number { return left.compared(to: right) }
        switch (left, right) {
        case (.plain(.string(let left)), .plain(.string(let right))):
            let (left, right) = (try folded(left, options, at: index), try folded(right, options, at: index))
            return left.comparedBytes(to: right)
        case (.plain(.date(let left)), .plain(.date(let right))): return Ordering(left, right)
        default:
            throw failure(
                .type,
                "a value of kind \(left.kindName) has no order with one of kind \(right.kindName)",
                at: index
            )
        }
    }

    // MARK: - Text

    /// A text as the options see it.
    private mutating func folded(
        _ text: String,
        _ options: Node.Options,
        at index: Node.Index
    ) throws(PredicateError) -> String {
        try spend(text.utf8.count / 16, at: index)
        guard options.contains(.ignoresCase) || options.contains(.ignoresDiacritics) else { return text }
        var folded = text
        if options.contains(.ignoresDiacritics), !text.utf8.allSatisfy({ $0 < 0x80 }) {
            guard let plain = Unicode.withoutDiacritics(text) else {
                throw failure(.machineLacks, "[d] on this text needs ICU (Debian package libicu72)", at: index)
            }
            folded = plain
        }
        return options.contains(.ignoresCase) ? folded.lowercased() : folded
    }

    private mutating func matches(
        _ text: String,
        _ pattern: String,
        _ options: Node.Options,
        at index: Node.Index
    ) throws(PredicateError) -> Bool {
        try spend(1 + (text.utf8.count + pattern.utf8.count) / 16, at: index)
        var text = text
        if options.contains(.ignoresDiacritics) { text = try folded(text, .ignoresDiacritics, at: index) }
        guard matchingTime < Self.maximumMatchingTime else {
            throw failure(.tooExpensive, "the regular expressions take too long in all", at: index)
        }
        let start = ContinuousClock.now
        let outcome = RegularExpression.match(
            text,
            pattern,
            ignoresCase: options.contains(.ignoresCase),
            limit: Self.maximumMatchingTime
        )
        matchingTime += ContinuousClock.now - start
        switch outcome {
        case .yes: return true
        case .no: return false
        case .malformed(let offset):
            let place = offset.map { " at its character \($0 + 1)" } ?? ""
            throw failure(
                .regularExpression,
                "\(quoted(pattern.prefix(40))) is no regular expression\(place)",
                at: index
            )
        case .tooExpensive:
            throw failure(.tooExpensive, "the regular expression takes too long on this text", at: index)
        case .absent:
            throw failure(.machineLacks, "MATCHES needs ICU (Debian package libicu72)", at: index)
        }
    }
}
