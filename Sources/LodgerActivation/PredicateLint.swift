// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes
internal import Predicates

/// Finds the traps that predicates of activation rules fall into.
struct PredicateLint {
    private let tree: Tree
    /// The types that the rule asks about, in lower case.
    private let types: Set<String>

    init(predicate: Predicate) {
        tree = predicate.tree
        var types: Set<String> = []
        for case .constant(.string(let text)) in predicate.tree.nodes { types.insert(text.lowercased()) }
        self.types = types
    }

    func diagnostics() -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for index in tree.nodes.indices {
            let index = Node.Index(index)
            switch tree[index] {
            case .truth(true):
                let place = place(index)
                diagnostics.append(ActivationRule.truePredicate(line: place.line, column: place.column))
            case .or(let operands): diagnostics += precedence(index, operands)
            case .comparison(let comparison, let left, let right):
                diagnostics += check(comparison, left, right, at: index)
            case .key(_, let name): diagnostics += keyPath(name, at: index)
            default: break
            }
        }
        return diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private func place(_ index: Node.Index) -> SourcePlace {
        SourcePlace(offset: Int(tree.places[Int(index)].start), in: tree.text)
    }

    private func warning(
        _ code: Diagnostic.Code,
        at index: Node.Index,
        _ message: String,
        fix: String?
    ) -> Diagnostic {
        let place = place(index)
        return Diagnostic(code, .warning, line: place.line, column: place.column, message, fix: fix)
    }

    // MARK: - Precedence

    /// "A OR B AND NOT C" excludes C from B only.
    private func precedence(_ index: Node.Index, _ operands: Node.Children) -> [Diagnostic] {
        let bare = tree[children: operands].filter { operand in
            if case .and = tree[operand] { !isParenthesised(operand) } else { false }
        }
        guard let first = bare.first else { return [] }
        return [
            warning(
                .precedence,
                at: first,
                "AND binds tighter than OR: this part belongs together, and what stands before it does not",
                fix: regrouped(operands) ?? "say what belongs together: \(Printer(tree: tree).predicate(index))"
            )
        ]
    }

    /// The rule that was meant by "A OR B AND NOT C": the exclusion applies to all.
    private func regrouped(_ operands: Node.Children) -> String? {
        let parts = tree[children: operands]
        guard let last = parts.last, case .and(let conditions) = tree[last], !isParenthesised(last),
            let first = tree[children: conditions].first
        else { return nil }
        let exclusions = tree[children: conditions].dropFirst()
        let areExclusions = exclusions.allSatisfy { condition in
            switch tree[condition] {
            case .not: true
            case .comparison(let comparison, _, _): comparison.modifier == .none
            default: false
            }
        }
        guard areExclusions else { return nil }
        let printer = Printer(tree: tree)
        let accepted = (parts.dropLast() + [first]).map(printer.predicate).joined(separator: " OR ")
        return "(\(accepted)) AND \(exclusions.map(printer.predicate).joined(separator: " AND "))"
    }

    private func isParenthesised(_ index: Node.Index) -> Bool {
        let place = tree.places[Int(index)]
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
        let before = tree.text[..<Int(place.start)].last { !isBlank($0) }
        let after = tree.text[Int(place.end)...].first { !isBlank($0) }
        return before == UInt8(ascii: "(") && after == UInt8(ascii: ")")
    }

    // MARK: - Comparisons

    private func check(
        _ comparison: Node.Comparison,
        _ left: Node.Index,
        _ right: Node.Index,
        at index: Node.Index
    ) -> [Diagnostic] {
        switch comparison.operator {
        case .conformsTo, .equalsType: typeTest(comparison, left, right, at: index)
        default: count(comparison, left, right, at: index)
        }
    }

    private func typeTest(
        _ comparison: Node.Comparison,
        _ left: Node.Index,
        _ right: Node.Index,
        at index: Node.Index
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let text = Printer(tree: tree).predicate(index)
        if comparison.modifier == .direct, case .key(_, "registeredTypeIdentifiers") = tree[left] {
            diagnostics.append(
                warning(
                    .anyMissing,
                    at: index,
                    "a list of types is never a type: without ANY this is always false",
                    fix: "ANY \(text)"
                )
            )
        }
        guard comparison.operator == .conformsTo, comparison.modifier == .any,
            case .constant(.string(let type)) = tree[right]
        else { return diagnostics }
        let list = Printer(tree: tree).value(left)
        switch type.lowercased() {
        case "public.url" where !types.contains("public.file-url") && !types.contains("public.data"):
            diagnostics.append(
                warning(
                    .fileURL,
                    at: index,
                    "public.file-url conforms to public.url, so files are accepted too",
                    fix: "(\(text) AND NONE \(list) UTI-CONFORMS-TO \"public.file-url\")"
                )
            )
        case "public.data":
            diagnostics.append(
                warning(
                    .publicData,
                    at: index,
                    "URLs and text conform to public.data, so they are accepted too",
                    fix: "(\(text) AND NONE \(list) UTI-CONFORMS-TO \"public.url\""
                        + " AND NONE \(list) UTI-CONFORMS-TO \"public.text\")"
                )
            )
        default: break
        }
        return diagnostics
    }

    private func count(
        _ comparison: Node.Comparison,
        _ left: Node.Index,
        _ right: Node.Index,
        at index: Node.Index
    ) -> [Diagnostic] {
        // `1 <= x.@count` says the same as `x.@count >= 1`.
        guard counted(left) != nil else {
            guard counted(right) != nil, let mirrored = comparison.operator.mirrored else { return [] }
            var comparison = comparison
            comparison.operator = mirrored
            return count(comparison, right, left, at: index)
        }
        guard let counted = counted(left) else { return [] }
        let printer = Printer(tree: tree)
        let text = printer.predicate(index)
        var diagnostics: [Diagnostic] = []
        if isItems(counted), comparison.operator == .equal, case .constant(.integer(1)) = tree[right] {
            diagnostics.append(
                warning(
                    .singleItem,
                    at: index,
                    "a host may send two items, such as a PDF and its page, and then this is false",
                    fix: "compare with >= 1 instead of == 1, if one good item is enough"
                )
            )
        }
        if isTrueForZero(comparison.operator, right) {
            diagnostics.append(
                warning(
                    .countZero,
                    at: index,
                    "this is also true where nothing matches or nothing is shared",
                    fix: "\(text) AND \(printer.value(left)) > 0"
                )
            )
        }
        return diagnostics
    }

    /// The collection whose size a value is.
    private func counted(_ index: Node.Index) -> Node.Index? {
        switch tree[index] {
        case .collection(let base?, .count, nil): base
        case .position(let base, .size): base
        default: nil
        }
    }

    private func isItems(_ index: Node.Index) -> Bool {
        switch tree[index] {
        case .key(nil, "extensionItems"): true
        case .subquery(let collection, _, _): isItems(collection)
        default: false
        }
    }

    /// Whether a count of zero passes although the comparison is not about zero.
    private func isTrueForZero(_ comparison: Node.Operator, _ bound: Node.Index) -> Bool {
        switch (comparison, tree[bound]) {
        case (.lessOrEqual, .constant(.integer(1...))), (.less, .constant(.integer(2...))): true
        case (.greaterOrEqual, .constant(.integer(0))): true
        case (.equal, _), (.lessOrEqual, _), (.greaterOrEqual, _): counted(bound) != nil
        case (.between, .constant(.array(let bounds))): bounds.first == .integer(0) && bounds.last != .integer(0)
        default: false
        }
    }

    // MARK: - Keys

    private static let keys = ["extensionItems", "attachments", "registeredTypeIdentifiers"]

    private func keyPath(_ name: String, at index: Node.Index) -> [Diagnostic] {
        guard !Self.keys.contains(name) else { return [] }
        let nearest = Spelling.nearest(to: name, in: Self.keys)
        return [
            warning(
                .unknownKeyPath,
                at: index,
                "unknown key path: shares have no key \(name), so this never matches",
                fix: nearest ?? "use \(Self.keys.joined(separator: ", "))"
            )
        ]
    }
}

extension Node.Operator {
    /// The operator that says the same with its sides exchanged.
    fileprivate var mirrored: Self? {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        default: nil
        }
    }
}
