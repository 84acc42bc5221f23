// SPDX-License-Identifier: Apache-2.0

public import LodgerTypes

/// A condition on values, read from text once and evaluated any number of times.
///
/// The text is Apple's public predicate format:
///
/// ```swift
/// let predicate = try Predicate("name BEGINSWITH[c] 'l' AND ANY tags == %@", arguments: [.string("new")])
/// try predicate.evaluate(with: .dictionary(["name": .string("Lodger"), "tags": .array([.string("new")])]))  // true
/// ```
///
/// Any text and any value may come from strangers: reading and evaluating are bounded in depth, time and memory.
public struct Predicate: Hashable, Sendable {
    /// The longest text that is read, in bytes of UTF-8.
    public static let maximumLength = 1 << 20

    /// The most operators and parentheses that may enclose each other.
    public static let maximumNesting = 100

    package let tree: Tree

    /// Reads a predicate.
    ///
    /// - Parameters:
    ///   - format: The text.
    ///   - arguments: What the placeholders stand for, in order: `%@` and its numeric relatives a value, `%K` a key path.
    /// - Throws: A `PredicateError` that names the place.
    public init(_ format: String, arguments: [PropertyListValue] = []) throws(PredicateError) {
        let length = format.utf8.count
        guard length <= Self.maximumLength else {
            let message = "the predicate has \(length) bytes; \(Self.maximumLength) are allowed"
            throw PredicateError(.tooLong, message, at: 0, in: Array(format.utf8.prefix(256)))
        }
        var parser = Parser(Array(format.utf8), arguments: arguments)
        self.tree = try parser.parse()
    }

    /// Whether the value satisfies the predicate.
    ///
    /// - Parameters:
    ///   - value: The evaluated object, which keys without a base and SELF refer to.
    ///   - variables: What free variables stand for, by name without the dollar sign.
    ///   - types: What UTI-CONFORMS-TO and UTI-EQUALS ask.
    /// - Returns: Whether the predicate is true.
    /// - Throws: A `PredicateError` where the value does not fit the predicate or the budget is used up.
    public func evaluate(
        with value: PropertyListValue,
        variables: [String: PropertyListValue] = [:],
        types: any TypeConformance = ExactTypeConformance()
    ) throws(PredicateError) -> Bool {
        var evaluator = Evaluator(tree: tree, object: .plain(value), variables: variables, types: types)
        return try evaluator.predicate(tree.root)
    }

    /// Whether an object of the caller's own satisfies the predicate.
    ///
    /// - Parameters:
    ///   - object: The evaluated object, which keys without a base and SELF refer to.
    ///   - variables: What free variables stand for, by name without the dollar sign.
    ///   - types: What UTI-CONFORMS-TO and UTI-EQUALS ask.
    /// - Returns: Whether the predicate is true.
    /// - Throws: A `PredicateError` where the object does not fit the predicate or the budget is used up.
    public func evaluate(
        with object: any KeyValueObject,
        variables: [String: PropertyListValue] = [:],
        types: any TypeConformance = ExactTypeConformance()
    ) throws(PredicateError) -> Bool {
        var evaluator = Evaluator(tree: tree, object: .object(object), variables: variables, types: types)
        return try evaluator.predicate(tree.root)
    }

    /// The predicate in its usual spelling, which reads back as an equal predicate.
    public var format: String {
        Printer(tree: tree).predicate(tree.root)
    }
}

extension Predicate: CustomStringConvertible {
    /// The predicate in its usual spelling.
    public var description: String { format }
}
