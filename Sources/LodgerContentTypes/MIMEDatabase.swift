// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// What the system's shared MIME database says: aliases, subclasses and file names.
///
/// The database's licence keeps it out of this program's own tables, so it is read where it is installed. Of its file
/// name patterns, those without wildcard and those of the form `*.suffix` are used.
package struct MIMEDatabase: Sendable {
    private var canonicalTypes: [String: String] = [:]
    private var parents: [String: [String]] = [:]
    private var typesOfName = Patterns()
    private var typesOfSuffix = Patterns()
    private var suffixes: [String: [String]] = [:]

    /// Reads the three files' text; lines that are not understood are left out.
    package init(aliases: String, subclasses: String, globs: String) {
        for (alias, type) in Self.pairs(aliases) { canonicalTypes[alias] = type }
        for (type, parent) in Self.pairs(subclasses) { parents[type, default: []].append(parent) }
        for line in globs.split(separator: "\n") where !line.hasPrefix("#") { addGlob(line) }
    }

    /// The name that the database knows a MIME type by.
    package func canonicalType(of type: String) -> String {
        canonicalTypes[type] ?? type
    }

    /// Everything that a MIME type is a subclass of, nearest first.
    package func superclasses(of type: String) -> [String] {
        var found: [String] = []
        var known: Set = [type]
        var next = parents[type, default: []][...]
        while let parent = next.popFirst() {
            guard known.insert(parent).inserted else { continue }
            found.append(parent)
            next += parents[parent, default: []]
        }
        return found
    }

    /// The MIME types of files with a name, all equally likely.
    package func types(ofFileName name: String) -> [String] {
        let folded = name.lowercased()
        for name in [name, folded] {
            if let types = typesOfName.best(for: name) { return types }
        }
        for name in [name, folded] {
            // The longest suffix counts: tar.gz before gz.
            for suffix in name.suffixesAfterPeriods {
                if let types = typesOfSuffix.best(for: suffix) { return types }
            }
        }
        return []
    }

    /// The file name extensions that mean a MIME type and no other.
    package func filenameExtensions(of type: String) -> [String] {
        suffixes[type, default: []].filter { typesOfSuffix.best(for: $0) == [type] }
    }

    private mutating func addGlob(_ line: Substring) {
        let fields = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count >= 3, let weight = Int(fields[0]) else { return }
        let type = String(fields[1])
        let pattern = fields[2]
        let name = pattern.hasPrefix("*.") ? pattern.dropFirst(2) : pattern
        guard !name.isEmpty, !name.contains(where: { "*?[".contains($0) }) else { return }
        if pattern.hasPrefix("*.") {
            typesOfSuffix.add(type, for: String(name), weight: weight)
            suffixes[type, default: []].append(String(name))
        } else {
            typesOfName.add(type, for: String(name), weight: weight)
        }
    }

    /// The two words of each line.
    private static func pairs(_ text: String) -> [(String, String)] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? (String(words[0]), String(words[1])) : nil
        }
    }
}

extension MIMEDatabase {
    /// MIME types by what a file name is or ends in; only those of the greatest weight are kept.
    private struct Patterns {
        private var entries: [String: (weight: Int, types: [String])] = [:]

        func best(for name: String) -> [String]? {
            entries[name]?.types
        }

        mutating func add(_ type: String, for name: String, weight: Int) {
            let present = entries[name, default: (weight, [])]
            if weight > present.weight {
                entries[name] = (weight, [type])
            } else if weight == present.weight, !present.types.contains(type) {
                entries[name] = (weight, present.types + [type])
            }
        }
    }
}

extension String {
    /// What follows each of the last periods of a file name but the one that hides it, the longest first.
    var suffixesAfterPeriods: [String] {
        let pieces = split(separator: ".", omittingEmptySubsequences: false)
        let isHidden = pieces.first?.isEmpty == true
        let usable = pieces.dropFirst(isHidden ? 2 : 1).suffix(4)
        return usable.indices.map { usable[$0...].joined(separator: ".") }.filter { !$0.isEmpty }
    }
}
