// SPDX-License-Identifier: Apache-2.0

public import LodgerTypes

/// Why a predicate came out as it did, part by part.
public struct Explanation: Hashable, Sendable {
    /// How one part came out.
    public struct Outcome: Hashable, Sendable {
        /// The positions of the elements that the subqueries around the part stood at, outermost first; empty outside them.
        public let path: [Int]
        /// Whether the part was true there.
        public let result: Bool
        /// The values that a comparison met, in a few words; empty for other parts.
        public let detail: String
    }

    /// The part, as it is written.
    public let text: String
    /// Where the part stands, in bytes of UTF-8.
    public let range: Range<Int>
    /// Whether the part was true; inside a subquery, whether it was true for some element.
    public let result: Bool
    /// How the part came out for each element that it was evaluated for.
    public let outcomes: [Outcome]
    /// The paths of the elements that made it so: those that satisfy a comparison with ANY, that a subquery in it keeps, or
    /// for which it was true.
    public let matches: [[Int]]
    /// The parts of the part.
    public let children: [Explanation]
}

extension Predicate {
    /// Evaluates the predicate and says why it came out so.
    ///
    /// Every part is evaluated, also where the rest decides already.
    ///
    /// - Parameters:
    ///   - value: The evaluated object.
    ///   - variables: What free variables stand for, by name without the dollar sign.
    ///   - types: What UTI-CONFORMS-TO and UTI-EQUALS ask.
    /// - Returns: The explanation, and the error where the evaluation ended with one.
    public func explanation(
        with value: PropertyListValue,
        variables: [String: PropertyListValue] = [:],
        types: any TypeConformance = ExactTypeConformance()
    ) -> (explanation: Explanation, error: PredicateError?) {
        var evaluator = Evaluator(tree: tree, object: .plain(value), variables: variables, types: types, traces: true)
        var failure: PredicateError?
        do throws(PredicateError) {
            _ = try evaluator.predicate(tree.root)
        } catch {
            failure = error
        }
        let trace = evaluator.trace ?? Trace(count: tree.nodes.count)
        return (ExplanationBuilder(tree: tree, trace: trace).explanation(of: tree.root), failure)
    }
}

extension Evaluator {
    /// Evaluates a predicate with all its parts.
    mutating func tracedPredicate(_ index: Node.Index) throws(PredicateError) -> Bool {
        try spend(1, at: index)
        var isComparison = false
        let result: Bool
        switch tree[index] {
        case .truth(let truth): result = truth
        case .and(let operands): result = try tracedOperands(operands, decisive: false)
        case .or(let operands): result = try tracedOperands(operands, decisive: true)
        case .not(let operand): result = try !predicate(operand)
        case .comparison(let comparison, let left, let right):
            isComparison = true
            result = try compare(comparison, left, right, at: index)
        default: throw failure(.type, "this is no predicate", at: index)
        }
        trace?.concluded(index, result, isComparison: isComparison)
        return result
    }

    private mutating func tracedOperands(_ operands: Node.Children, decisive: Bool) throws(PredicateError) -> Bool {
        var isDecided = false
        for operand in tree[children: operands] {
            guard isDecided else {
                isDecided = try predicate(operand) == decisive
                continue
            }
            // What comes after the decision is shown, but cannot fail the evaluation that would not have reached it.
            let depth = trace?.depth ?? 0
            let bindings = bindings
            do throws(PredicateError) {
                _ = try predicate(operand)
            } catch {
                trace?.leave(to: depth)
                self.bindings = bindings
            }
        }
        return isDecided == decisive
    }
}

/// Joins a tree with what its evaluation did.
private struct ExplanationBuilder {
    let tree: Tree
    let trace: Trace

    func explanation(of index: Node.Index) -> Explanation {
        let place = tree.places[Int(index)]
        let outcomes = trace.outcomes[Int(index)].map {
            Explanation.Outcome(path: $0.path, result: $0.result, detail: $0.detail)
        }
        let subqueries = subqueries(of: index)
        var matches = trace.matches[Int(index)]
        for subquery in subqueries { matches += trace.matches[Int(subquery.node)] }
        if matches.isEmpty { matches = outcomes.filter { $0.result && !$0.path.isEmpty }.map(\.path) }
        return Explanation(
            text: tree.text(of: index),
            range: Int(place.start)..<Int(place.end),
            result: outcomes.contains(where: \.result),
            outcomes: outcomes,
            matches: matches,
            children: parts(of: index).map(explanation) + subqueries.map { explanation(of: $0.condition) }
        )
    }

    private func parts(of index: Node.Index) -> [Node.Index] {
        switch tree[index] {
        case .and(let operands), .or(let operands): Array(tree[children: operands])
        case .not(let operand): [operand]
        default: []
        }
    }

    /// The subqueries in the operands of a comparison.
    private func subqueries(of index: Node.Index) -> [(node: Node.Index, condition: Node.Index)] {
        guard case .comparison(_, let left, let right) = tree[index] else { return [] }
        var found: [(node: Node.Index, condition: Node.Index)] = []
        for operand in [left, right] { search(operand, &found) }
        return found
    }

    private func search(_ index: Node.Index, _ found: inout [(node: Node.Index, condition: Node.Index)]) {
        if case .subquery(let collection, _, let condition) = tree[index] {
            search(collection, &found)
            found.append((index, condition))
        } else {
            for operand in tree.valueOperands(of: index) { search(operand, &found) }
        }
    }
}

extension Tree {
    /// The values that a value is made of.
    package func valueOperands(of index: Node.Index) -> [Node.Index] {
        switch self[index] {
        case .key(let base, _): base.map { [$0] } ?? []
        case .collection(let base, _, let path): [base, path].compactMap(\.self)
        case .index(let base, let index): [base, index]
        case .position(let base, _): [base]
        case .aggregate(let elements): Array(self[children: elements])
        case .function(_, let arguments): Array(self[children: arguments])
        case .subquery(let collection, _, _): [collection]
        case .arithmetic(_, let left, let right): [left, right]
        case .negative(let operand), .cast(let operand, _): [operand]
        case .ternary(_, let yes, let no): [yes, no]
        default: []
        }
    }
}
