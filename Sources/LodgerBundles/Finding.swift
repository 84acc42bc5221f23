// SPDX-License-Identifier: Apache-2.0

/// One thing that a check has to say about a bundle.
package struct Finding: Hashable, Sendable {
    /// How much a finding weighs.
    package enum Severity: String, Hashable, Sendable {
        /// The bundle is refused.
        case error
        /// The bundle is accepted, and its author should know.
        case warning
    }

    /// What was found, as a name that programs compare.
    package var code: Code
    /// How much it weighs.
    package var severity: Severity
    /// The symbol concerned, as the library spells it.
    package var symbol: String?
    /// The symbol concerned, as its source spells it.
    package var demangled: String?
    /// The library that needs the symbol or library concerned.
    package var neededBy: String?
    /// The file or folder concerned.
    package var path: String?
    /// What was found, as a sentence for people.
    package var message: String
    /// What to do about it, where that is known.
    package var fix: String?

    /// Describes what was found.
    package init(
        _ code: Code,
        severity: Severity = .error,
        symbol: String? = nil,
        demangled: String? = nil,
        neededBy: String? = nil,
        path: String? = nil,
        message: String,
        fix: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.symbol = symbol
        self.demangled = demangled
        self.neededBy = neededBy
        self.path = path
        self.message = message
        self.fix = fix
    }
}

extension Finding {
    /// The same finding about a copy of the bundle at another place.
    package func moved(from folder: String, to newFolder: String) -> Finding {
        guard let path, path == folder || path.hasPrefix(folder + "/") else { return self }
        var finding = self
        finding.path = newFolder + path.dropFirst(folder.count)
        return finding
    }
}

extension Sequence<Finding> {
    /// Whether any of them refuses the bundle.
    package var containsErrors: Bool { contains { $0.severity == .error } }
}
