// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Predicates

/// A predicate in the shape that nearly all rules have, evaluated on all attachments at once.
///
/// The shape is subqueries over attachments inside subqueries over items, with tests of types joined by AND, OR and NOT,
/// and counts compared with numbers or with the count of all. Any other predicate is evaluated as it stands.
struct SharePlan: Sendable {
    /// A test of attachments; its value is the set of those that pass.
    indirect enum Test: Sendable {
        case conforms(ConformanceTable.Key)
        case equals(ConformanceTable.Key)
        case truth(Bool)
        case and([Test])
        case or([Test])
        case not(Test)
    }

    enum Bound: Sendable {
        case number(Int64)
        case all
    }

    /// A condition on an item or, with conditions on items instead of tests of attachments, on the whole share.
    indirect enum Condition<Element: Sendable>: Sendable {
        case count(Element, Node.Operator, Bound)
        case truth(Bool)
        case and([Self])
        case or([Self])
        case not(Self)
    }

    let condition: Condition<Condition<Test>>

    /// The plan of a predicate, or `nil` where it has another shape.
    init?(_ tree: Tree) {
        let reader = Reader(tree: tree)
        guard let condition = reader.share(tree.root) else { return nil }
        self.condition = condition
    }

    /// Whether the share satisfies the predicate.
    func holds(for table: ConformanceTable) -> Bool {
        Self.evaluate(condition) { item, comparison, bound in
            var count: Int64 = 0
            for mask in table.items where Self.evaluateItem(item, mask, table) { count += 1 }
            return Self.compare(count, comparison, bound, all: table.items.count)
        }
    }

    private static func evaluateItem(_ condition: Condition<Test>, _ mask: UInt64, _ table: ConformanceTable) -> Bool {
        evaluate(condition) { test, comparison, bound in
            let passing = attachments(test, table) & mask
            return compare(Int64(passing.nonzeroBitCount), comparison, bound, all: mask.nonzeroBitCount)
        }
    }

    private static func evaluate<Element>(
        _ condition: Condition<Element>,
        _ count: (Element, Node.Operator, Bound) -> Bool
    ) -> Bool {
        switch condition {
        case .count(let element, let comparison, let bound): count(element, comparison, bound)
        case .truth(let truth): truth
        case .and(let operands): operands.allSatisfy { evaluate($0, count) }
        case .or(let operands): operands.contains { evaluate($0, count) }
        case .not(let operand): !evaluate(operand, count)
        }
    }

    private static func attachments(_ test: Test, _ table: ConformanceTable) -> UInt64 {
        switch test {
        case .conforms(let key): table.conforming(to: key)
        case .equals(let key): table.equal(to: key)
        case .truth(let truth): truth ? .max : 0
        case .and(let operands): operands.reduce(.max) { $0 & attachments($1, table) }
        case .or(let operands): operands.reduce(0) { $0 | attachments($1, table) }
        case .not(let operand): ~attachments(operand, table)
        }
    }

    private static func compare(_ count: Int64, _ comparison: Node.Operator, _ bound: Bound, all: Int) -> Bool {
        let bound = if case .number(let number) = bound { number } else { Int64(all) }
        return switch comparison {
        case .equal: count == bound
        case .notEqual: count != bound
        case .less: count < bound
        case .lessOrEqual: count <= bound
        case .greater: count > bound
        default: count >= bound
        }
    }
}

// MARK: - Recognising the shape

extension SharePlan {
    private struct Reader {
        let tree: Tree

        func share(_ index: Node.Index) -> Condition<Condition<Test>>? {
            condition(index) { counted in
                guard case .subquery(let items, let variable, let predicate) = tree[counted], isItems(items) else {
                    return nil
                }
                return item(predicate, variable).map { ($0, { isCount(of: isItems, $0) }) }
            }
        }

        private func item(_ index: Node.Index, _ item: Int32) -> Condition<Test>? {
            condition(index) { counted in
                guard case .subquery(let attachments, let variable, let predicate) = tree[counted],
                    isAttachments(attachments, of: item)
                else { return nil }
                return test(predicate, variable).map { ($0, { isCount(of: { isAttachments($0, of: item) }, $0) }) }
            }
        }

        /// Reads joined counts; `element` reads what is counted and says how the count of all looks beside it.
        private func condition<Element>(
            _ index: Node.Index,
            _ element: (Node.Index) -> (Element, (Node.Index) -> Bool)?
        ) -> Condition<Element>? {
            switch tree[index] {
            case .truth(let truth): return .truth(truth)
            case .not(let operand): return condition(operand, element).map { .not($0) }
            case .and(let operands): return every(operands) { condition($0, element) }.map { .and($0) }
            case .or(let operands): return every(operands) { condition($0, element) }.map { .or($0) }
            case .comparison(let comparison, let left, let right):
                guard comparison.modifier == .direct, comparison.options.isEmpty,
                    comparison.operator.rawValue <= Node.Operator.greaterOrEqual.rawValue,
                    case .collection(let counted?, .count, nil) = tree[left],
                    let (element, isCountOfAll) = element(counted)
                else { return nil }
                if case .constant(.integer(let number)) = tree[right] {
                    return .count(element, comparison.operator, .number(number))
                }
                return isCountOfAll(right) ? .count(element, comparison.operator, .all) : nil
            default: return nil
            }
        }

        private func test(_ index: Node.Index, _ attachment: Int32) -> Test? {
            switch tree[index] {
            case .truth(let truth): return .truth(truth)
            case .not(let operand): return test(operand, attachment).map { .not($0) }
            case .and(let operands): return every(operands) { test($0, attachment) }.map { .and($0) }
            case .or(let operands): return every(operands) { test($0, attachment) }.map { .or($0) }
            case .comparison(let comparison, let left, let right):
                guard comparison.modifier == .any || comparison.modifier == .none, comparison.options.isEmpty,
                    case .key(let base?, "registeredTypeIdentifiers") = tree[left],
                    case .variable(attachment) = tree[base], case .constant(.string(let type)) = tree[right]
                else { return nil }
                let key = ConformanceTable.Key(type)
                let test: Test
                switch comparison.operator {
                case .conformsTo: test = .conforms(key)
                case .equalsType: test = .equals(key)
                default: return nil
                }
                return comparison.modifier == .none ? .not(test) : test
            default: return nil
            }
        }

        private func every<Result>(_ operands: Node.Children, _ read: (Node.Index) -> Result?) -> [Result]? {
            var results: [Result] = []
            for operand in tree[children: operands] {
                guard let result = read(operand) else { return nil }
                results.append(result)
            }
            return results
        }

        private func isItems(_ index: Node.Index) -> Bool {
            if case .key(nil, "extensionItems") = tree[index] { true } else { false }
        }

        private func isAttachments(_ index: Node.Index, of item: Int32) -> Bool {
            guard case .key(let base?, "attachments") = tree[index], case .variable(item) = tree[base] else {
                return false
            }
            return true
        }

        private func isCount(of collection: (Node.Index) -> Bool, _ index: Node.Index) -> Bool {
            guard case .collection(let base?, .count, nil) = tree[index] else { return false }
            return collection(base)
        }
    }
}
