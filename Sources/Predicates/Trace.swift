// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// What an evaluation did, for explanations.
struct Trace {
    struct Outcome {
        /// The positions of the elements that the subqueries around the node stood at, outermost first.
        var path: [Int]
        var result: Bool
        /// The compared values.
        var detail: String
    }

    /// The most outcomes and matches that are kept; a share with thousands of attachments needs no more to be explained.
    private static let maximumRecords = 20_000

    private var path: [Int] = []
    private var records = 0
    private var detail = ""
    private(set) var outcomes: [[Outcome]]
    private(set) var matches: [[[Int]]]

    init(count: Int) {
        outcomes = Array(repeating: [], count: count)
        matches = Array(repeating: [], count: count)
    }

    mutating func enter(_ position: Int) {
        path.append(position)
    }

    mutating func leave() {
        path.removeLast()
    }

    mutating func leave(to depth: Int) {
        path.removeLast(path.count - depth)
    }

    var depth: Int { path.count }

    mutating func compared(_ left: Value, _ right: Value) {
        detail = "\(left.summary) and \(right.summary)"
    }

    /// An element of a subquery satisfies its condition.
    mutating func matched(_ index: Node.Index, _ position: Int) {
        record { $0.matches[Int(index)].append($0.path + [position]) }
    }

    /// The element that the path leads to satisfies a comparison.
    mutating func matched(_ index: Node.Index) {
        record { $0.matches[Int(index)].append($0.path) }
    }

    mutating func concluded(_ index: Node.Index, _ result: Bool, isComparison: Bool) {
        record {
            let detail = isComparison ? $0.detail : ""
            $0.outcomes[Int(index)].append(Outcome(path: $0.path, result: result, detail: detail))
        }
    }

    private mutating func record(_ body: (inout Trace) -> Void) {
        guard records < Self.maximumRecords else { return }
        records += 1
        body(&self)
    }
}

extension Value {
    /// The value in a few words.
    var summary: String {
        switch self {
        case .plain(.null): "nothing"
        case .plain(.string(let text)): quoted(text.prefix(60))
        case .plain(.array(let values)): values.count == 1 ? "1 value" : "\(values.count) values"
        case .plain(.dictionary): "a dictionary"
        case .plain(let value): Printer.literal(value)
        case .object: "an object"
        case .list(let values): values.count == 1 ? "1 value" : "\(values.count) values"
        }
    }
}
