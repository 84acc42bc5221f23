// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// Walks a tree with one evaluated object.
struct Evaluator: ~Copyable {
    /// The steps that one evaluation may take: a node, an element or sixteen bytes compared is one.
    static let maximumSteps = 2_000_000
    /// The time that the regular expressions of one evaluation may take in all.
    static let maximumMatchingTime = Duration.milliseconds(200)

    let tree: Tree
    let object: Value
    let types: any TypeConformance
    var steps = Self.maximumSteps
    var matchingTime = Duration.zero
    /// What the variables stand for, by their place in the tree.
    var bindings: [Value?]
    /// The element that a collection operator's keys start from.
    var element = Value.null
    /// What happened, where somebody asked for it.
    var trace: Trace?

    init(
        tree: Tree,
        object: Value,
        variables: [String: PropertyListValue],
        types: any TypeConformance,
        traces: Bool = false
    ) {
        self.tree = tree
        self.object = object
        self.types = types
        self.bindings =
            variables.isEmpty
            ? Array(repeating: nil, count: tree.variables.count)
            : tree.variables.map { variables[$0].map { .plain($0) } }
        if traces { trace = Trace(count: tree.nodes.count) }
    }

    // MARK: - Predicates

    mutating func predicate(_ index: Node.Index) throws(PredicateError) -> Bool {
        if trace != nil { return try tracedPredicate(index) }
        try spend(1, at: index)
        switch tree[index] {
        case .truth(let truth):
            return truth
        case .and(let operands):
            for operand in tree[children: operands] where try !predicate(operand) { return false }
            return true
        case .or(let operands):
            for operand in tree[children: operands] where try predicate(operand) { return true }
            return false
        case .not(let operand):
            return try !predicate(operand)
        case .comparison(let comparison, let left, let right):
            return try compare(comparison, left, right, at: index)
        default:
            throw failure(.type, "this is no predicate", at: index)
        }
    }

    func failure(_ code: PredicateError.Code, _ message: String, at index: Node.Index) -> PredicateError {
        PredicateError(code, message, at: Int(tree.places[Int(index)].start), in: tree.text)
    }

    mutating func spend(_ count: Int, at index: Node.Index) throws(PredicateError) {
        steps -= count
        guard steps >= 0 else {
            throw failure(.tooExpensive, "the evaluation took more than \(Self.maximumSteps) steps", at: index)
        }
    }

    // MARK: - Values

    mutating func value(_ index: Node.Index) throws(PredicateError) -> Value {
        try spend(1, at: index)
        switch tree[index] {
        case .constant(let constant):
            return .plain(constant)
        case .this:
            return object
        case .element:
            return element
        case .anyKey:
            return try allValues(at: index)
        case .variable(let variable):
            guard let value = bindings[Int(variable)] else {
                throw failure(.variable, "nothing binds $\(tree.variables[Int(variable)])", at: index)
            }
            return value
        case .key(nil, let name):
            return try key(name, of: object, at: index)
        case .key(let base?, let name):
            return try key(name, of: value(base), at: index)
        case .collection(let base, let collectionOperator, let path):
            return try collection(base, collectionOperator, path, at: index)
        case .index(let base, let position):
            return try subscripted(value(base), by: value(position), at: index)
        case .position(let base, let position):
            return try this(position, of: value(base), at: index)
        case .aggregate(let elements):
            var values: [Value] = []
            values.reserveCapacity(Int(elements.count))
            for element in tree[children: elements] { values.append(try value(element)) }
            return .list(values)
        case .subquery(let collection, let variable, let predicate):
            return try subquery(collection, variable, predicate, at: index)
        case .arithmetic(let operation, let left, let right):
            return try calculate(operation, value(left), value(right), at: index)
        case .negative(let operand):
            let value = try value(operand)
            if value.isNull { return value }
            guard let number = value.number else { throw mismatch("-", value, "a number", at: index) }
            return .plain(number.negated.value)
        case .function(let function, let arguments):
            return try call(function, arguments, at: index)
        case .ternary(let condition, let yes, let no):
            return try predicate(condition) ? value(yes) : value(no)
        case .cast(let operand, let type):
            return try cast(value(operand), to: type, at: index)
        default:
            throw failure(.type, "this is no value", at: index)
        }
    }

    func mismatch(
        _ operation: String,
        _ value: Value,
        _ expected: String,
        at index: Node.Index
    ) -> PredicateError {
        failure(.type, "\(operation) needs \(expected), and the value is of kind \(value.kindName)", at: index)
    }

    // MARK: - Keys

    /// The value under a key; a collection answers with the values of its elements.
    mutating func key(_ name: String, of base: Value, at index: Node.Index) throws(PredicateError) -> Value {
        switch base {
        case .plain(.dictionary(let values)):
            return .plain(values[name] ?? .null)
        case .plain(.null):
            return .null
        case .plain(.array(let values)):
            try spend(values.count, at: index)
            var result: [Value] = []
            result.reserveCapacity(values.count)
            for value in values { result.append(try key(name, of: .plain(value), at: index)) }
            return .list(result)
        case .list(let values):
            try spend(values.count, at: index)
            var result: [Value] = []
            result.reserveCapacity(values.count)
            for value in values { result.append(try key(name, of: value, at: index)) }
            return .list(result)
        case .object(let object):
            guard let value = object.value(forKey: name) else {
                throw failure(.key, "the object has no key \(quoted(name))", at: index)
            }
            return Value(value)
        case .plain:
            throw failure(.key, "a value of kind \(base.kindName) has no key \(quoted(name))", at: index)
        }
    }

    private mutating func allValues(at index: Node.Index) throws(PredicateError) -> Value {
        guard case .plain(.dictionary) = object, let elements = object.elements else {
            throw mismatch("ANYKEY", object, "a dictionary", at: index)
        }
        try spend(elements.count, at: index)
        return .list(elements)
    }

    private func subscripted(_ base: Value, by position: Value, at index: Node.Index) throws(PredicateError) -> Value {
        switch (base, position) {
        case (.plain(.null), _), (_, .plain(.null)):
            return .null
        case (.plain(.dictionary(let values)), .plain(.string(let name))):
            return .plain(values[name] ?? .null)
        case (.plain(.array(let values)), .plain(.integer(let position))):
            guard position >= 0, position < values.count else { return .null }
            return .plain(values[Int(position)])
        case (.list(let values), .plain(.integer(let position))):
            guard position >= 0, position < values.count else { return .null }
            return values[Int(position)]
        default:
            throw mismatch("[\(position.kindName)]", base, "an array and a whole number", at: index)
        }
    }

    private func this(
        _ position: Node.Position,
        of base: Value,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        if base.isNull { return base }
        guard let count = base.count, base.isCollection || position == .size else {
            throw mismatch("[\(position.spelling)]", base, "a collection", at: index)
        }
        switch position {
        case .size: return .plain(.integer(Int64(count)))
        case .first: return try subscripted(base, by: .plain(.integer(0)), at: index)
        case .last: return try subscripted(base, by: .plain(.integer(Int64(count) - 1)), at: index)
        }
    }

    // MARK: - Subqueries

    private mutating func subquery(
        _ collection: Node.Index,
        _ variable: Int32,
        _ condition: Node.Index,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        var result: [Value] = []
        let isCollection = try forEachMatch(collection, variable, condition, at: index) { result.append($0) }
        return isCollection ? .list(result) : .null
    }

    /// How many elements a subquery keeps, without keeping them.
    mutating func subqueryCount(
        _ collection: Node.Index,
        _ variable: Int32,
        _ condition: Node.Index,
        at index: Node.Index
    ) throws(PredicateError) -> Value {
        var count: Int64 = 0
        let isCollection = try forEachMatch(collection, variable, condition, at: index) { _ in count += 1 }
        return isCollection ? .plain(.integer(count)) : .null
    }

    /// Calls for each element that satisfies the condition; false where there is no collection at all.
    private mutating func forEachMatch(
        _ collection: Node.Index,
        _ variable: Int32,
        _ condition: Node.Index,
        at index: Node.Index,
        _ body: (Value) -> Void
    ) throws(PredicateError) -> Bool {
        let base = try value(collection)
        if base.isNull { return false }
        guard let count = base.count else { throw mismatch("SUBQUERY", base, "a collection", at: index) }
        try spend(count, at: index)

        // An inner subquery may use the same name; the outer meaning comes back after it.
        let outer = bindings[Int(variable)]
        defer { bindings[Int(variable)] = outer }
        var position = 0
        func visit(_ element: Value, _ evaluator: inout Evaluator) throws(PredicateError) {
            evaluator.bindings[Int(variable)] = element
            evaluator.trace?.enter(position)
            let matches = try evaluator.predicate(condition)
            evaluator.trace?.leave()
            if matches {
                evaluator.trace?.matched(index, position)
                body(element)
            }
            position += 1
        }
        switch base {
        case .plain(.array(let values)):
            for value in values { try visit(.plain(value), &self) }
        case .list(let values):
            for value in values { try visit(value, &self) }
        default:
            for value in base.elements ?? [] { try visit(value, &self) }
        }
        return true
    }
}
