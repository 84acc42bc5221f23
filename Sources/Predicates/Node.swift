// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

/// One node of a predicate's tree.
///
/// A tree is a flat array in which operands come before their operators, so that two equal trees are equal arrays,
/// reading a predicate allocates little, and no tree is freed by recursion.
package enum Node: Hashable, Sendable {
    /// Where a node lies in the array.
    package typealias Index = Int32

    // MARK: Values

    case constant(PropertyListValue)
    case this
    case anyKey
    /// A variable, by its place among the tree's variable names.
    case variable(Int32)
    /// The value under a key of the base, or of the evaluated object.
    case key(base: Index?, name: String)
    /// A collection operator; `path` is evaluated on each element and is rooted at it.
    case collection(base: Index?, operator: CollectionOperator, path: Index?)
    /// The element that a `path` of a collection operator starts from.
    case element
    case index(base: Index, index: Index)
    case position(base: Index, Position)
    case aggregate(Children)
    case subquery(collection: Index, variable: Int32, predicate: Index)
    case arithmetic(Arithmetic, Index, Index)
    case negative(Index)
    case function(Function, Children)
    case ternary(Index, Index, Index)
    case cast(Index, CastType)

    // MARK: Predicates

    case truth(Bool)
    case comparison(Comparison, Index, Index)
    case and(Children)
    case or(Children)
    case not(Index)
}

extension Node {
    /// The operands of a node with any number of them: a range of the tree's child list.
    package struct Children: Hashable, Sendable {
        package var start: Int32
        package var count: Int32
    }

    /// How two values are compared.
    package struct Comparison: Hashable, Sendable {
        package var `operator`: Operator
        package var modifier: Modifier
        package var options: Options
    }

    package enum Operator: UInt8, Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case `in`, contains, beginsWith, endsWith, like, matches, between
        case conformsTo, equalsType
    }

    package enum Modifier: UInt8, Sendable {
        case direct, any, all, none
    }

    package struct Options: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let ignoresCase = Self(rawValue: 1)
        package static let ignoresDiacritics = Self(rawValue: 2)
        package static let normalized = Self(rawValue: 4)
        package static let locale = Self(rawValue: 8)
    }

    package enum Position: UInt8, Sendable {
        case first, last, size
    }

    package enum Arithmetic: UInt8, Sendable {
        case add, subtract, multiply, divide, power
    }

    package enum CollectionOperator: String, CaseIterable, Sendable {
        case count, sum, avg, min, max
        case unionOfObjects, distinctUnionOfObjects, unionOfArrays, distinctUnionOfArrays, unionOfSets
        case distinctUnionOfSets
    }

    /// The classes that CAST and `castObject:toType:` know.
    package enum CastType: String, CaseIterable, Sendable {
        case string = "NSString"
        case number = "NSNumber"
        case date = "NSDate"
        case data = "NSData"
        case dictionary = "NSDictionary"
    }
}

/// A predicate's tree with the text that it was read from.
package final class Tree: Sendable {
    /// Where a node stands in the text.
    package struct Place: Sendable {
        package var start: Int32
        package var end: Int32
        /// How many nodes lie on the longest way down, so that no tree is too deep to walk.
        var height: Int32
    }

    package let text: [UInt8]
    package let nodes: [Node]
    package let places: [Place]
    package let children: [Node.Index]
    package let variables: [String]

    init(text: [UInt8], nodes: [Node], places: [Place], children: [Node.Index], variables: [String]) {
        self.text = text
        self.nodes = nodes
        self.places = places
        self.children = children
        self.variables = variables
    }

    /// The node that everything else hangs on.
    package var root: Node.Index { Node.Index(nodes.count - 1) }

    package subscript(index: Node.Index) -> Node { nodes[Int(index)] }

    package subscript(children range: Node.Children) -> ArraySlice<Node.Index> {
        children[Int(range.start)..<Int(range.start + range.count)]
    }

    /// The part of the text that a node was read from.
    package func text(of index: Node.Index) -> String {
        let place = places[Int(index)]
        return String(decoding: text[Int(place.start)..<Int(place.end)], as: UTF8.self)
    }
}

extension Tree: Hashable {
    package static func == (left: Tree, right: Tree) -> Bool {
        left === right
            || left.nodes == right.nodes && left.children == right.children && left.variables == right.variables
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(nodes)
    }
}
