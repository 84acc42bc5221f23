// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Testing

/// The table that the system's types are generated from, read anew, so that tests do not believe the generator.
struct TypeTable {
    struct Row: Sendable, CustomTestStringConvertible {
        let identifier: String
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]

        var testDescription: String { identifier }

        init(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            func list(_ column: Int) -> [String] {
                column < columns.count ? columns[column].split(separator: " ").map(String.init) : []
            }
            identifier = String(columns[0])
            parents = list(1)
            extensions = list(2)
            mimeTypes = list(3)
        }
    }

    static let rows: [Row] = {
        let path = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let text = try? String(contentsOfFile: "/\(path)/Sources/LodgerTypes/Generate/types.tsv", encoding: .utf8)
        return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Row.init)
    }()

    /// What conforms to what, by stepping from every type to its parents until nothing new turns up.
    static let closure: [String: Set<String>] = {
        var closure = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, Set([$0.identifier] + $0.parents)) })
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for (identifier, ancestors) in closure {
                let grown = ancestors.reduce(ancestors) { $0.union(closure[$1] ?? []) }
                if grown.count > ancestors.count {
                    closure[identifier] = grown
                    hasGrown = true
                }
            }
        }
        return closure
    }()
}
