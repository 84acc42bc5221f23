// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

/// Writes a tree in its usual spelling, which reads back as an equal tree.
package struct Printer {
    let tree: Tree

    package init(tree: Tree) {
        self.tree = tree
    }

    // MARK: - Predicates

    package func predicate(_ index: Node.Index) -> String {
        switch tree[index] {
        case .truth(let truth): truth ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and(let operands): joined(operands, " AND ")
        case .or(let operands): joined(operands, " OR ")
        case .not(let operand): "NOT \(enclosed(operand))"
        case .comparison(let comparison, let left, let right):
            comparison.modifier.spelling + value(left) + " " + comparison.operator.spelling
                + comparison.options.spelling
                + " " + value(right)
        default: value(index)
        }
    }

    private func joined(_ operands: Node.Children, _ word: String) -> String {
        tree[children: operands].map { enclosed($0) }.joined(separator: word)
    }

    /// A predicate in parentheses where it has operands of its own.
    private func enclosed(_ index: Node.Index) -> String {
        switch tree[index] {
        case .and, .or: "(\(predicate(index)))"
        default: predicate(index)
        }
    }

    // MARK: - Values

    package func value(_ index: Node.Index) -> String {
        switch tree[index] {
        case .constant(let constant): Self.literal(constant)
        case .this: "SELF"
        case .anyKey: "ANYKEY"
        case .variable(let variable): "$\(tree.variables[Int(variable)])"
        case .key(nil, let name): escaped(name)
        case .key(let base?, let name): isElement(base) ? escaped(name) : "\(operand(base)).\(escaped(name))"
        case .collection(let base, let collectionOperator, let path):
            (base.map { operand($0) + "." } ?? "") + "@\(collectionOperator.rawValue)"
                + (path.map { ".\(value($0))" } ?? "")
        case .element: ""
        case .index(let base, let index): "\(operand(base))[\(value(index))]"
        case .position(let base, let position): "\(operand(base))[\(position.spelling)]"
        case .aggregate(let elements): "{\(list(elements))}"
        case .subquery(let collection, let variable, let predicate):
            "SUBQUERY(\(value(collection)), $\(tree.variables[Int(variable)]), \(self.predicate(predicate)))"
        case .arithmetic(let operation, let left, let right):
            term(left, operation.rank) + " \(operation.spelling) " + term(right, operation.rank + 1)
        case .negative(let operand): "-\(negated(operand))"
        case .function(let function, let arguments): "\(function.rawValue)(\(list(arguments)))"
        case .ternary(let condition, let yes, let no):
            "TERNARY(\(predicate(condition)), \(value(yes)), \(value(no)))"
        case .cast(let operand, let type): "CAST(\(value(operand)), \"\(type.rawValue)\")"
        default: "(\(predicate(index)))"
        }
    }

    private func list(_ elements: Node.Children) -> String {
        tree[children: elements].map { value($0) }.joined(separator: ", ")
    }

    private func isElement(_ index: Node.Index) -> Bool {
        if case .element = tree[index] { true } else { false }
    }

    /// A value that a dot or a bracket may follow.
    private func operand(_ index: Node.Index) -> String {
        switch tree[index] {
        case .arithmetic, .negative: "(\(value(index)))"
        case .constant(.integer), .constant(.real): "(\(value(index)))"
        // Keys after an operator with keys of its own would join those.
        case .collection(_, let collectionOperator, _) where collectionOperator != .count: "(\(value(index)))"
        default: value(index)
        }
    }

    private func term(_ index: Node.Index, _ rank: Int) -> String {
        if case .arithmetic(let operation, _, _) = tree[index], operation.rank < rank { return "(\(value(index)))" }
        return value(index)
    }

    private func negated(_ index: Node.Index) -> String {
        switch tree[index] {
        case .arithmetic, .negative: "(\(value(index)))"
        default: value(index)
        }
    }

    private func escaped(_ name: String) -> String {
        Token.Kind.reservedWord(Array(name.utf8)[...]) == nil ? name : "#\(name)"
    }

    // MARK: - Literals

    /// A constant as the format writes it.
    package static func literal(_ value: PropertyListValue) -> String {
        switch value {
        case .null: "NULL"
        case .bool(let flag): flag ? "TRUE" : "FALSE"
        case .integer(.min): "0x8000000000000000"
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .string(let text): "\"\(escaped(string: text))\""
        case .data(let bytes): "CAST(\"\(bytes.map(hexadecimal).joined())\", \"NSData\")"
        case .date(let seconds): "CAST(\(seconds), \"NSDate\")"
        case .array(let values): "{\(values.map(literal).joined(separator: ", "))}"
        case .dictionary(let values):
            "CAST({"
                + values.sorted { $0.key < $1.key }
                .map { "\(literal(.string($0.key))), \(literal($0.value))" }.joined(separator: ", ")
                + "}, \"NSDictionary\")"
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private static func escaped(string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20: result += "\\x\(hexadecimal(UInt8(scalar.value)))"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Node.Operator {
    package var spelling: String {
        switch self {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .in: "IN"
        case .contains: "CONTAINS"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .like: "LIKE"
        case .matches: "MATCHES"
        case .between: "BETWEEN"
        case .conformsTo: "UTI-CONFORMS-TO"
        case .equalsType: "UTI-EQUALS"
        }
    }
}

extension Node.Modifier {
    var spelling: String {
        switch self {
        case .direct: ""
        case .any: "ANY "
        case .all: "ALL "
        case .none: "NONE "
        }
    }
}

extension Node.Options {
    var spelling: String {
        guard !isEmpty else { return "" }
        let letters: [(Node.Options, String)] = [
            (.ignoresCase, "c"), (.ignoresDiacritics, "d"), (.normalized, "n"), (.locale, "l"),
        ]
        return "[" + letters.filter { contains($0.0) }.map(\.1).joined() + "]"
    }
}

extension Node.Position {
    var spelling: String {
        switch self {
        case .first: "FIRST"
        case .last: "LAST"
        case .size: "SIZE"
        }
    }
}

extension Node.Arithmetic {
    var spelling: String {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .power: "**"
        }
    }

    var rank: Int {
        switch self {
        case .add, .subtract: 1
        case .multiply, .divide: 2
        case .power: 3
        }
    }
}
