// SPDX-License-Identifier: Apache-2.0

/// The types that bundles declare, and those that they only name as what theirs conform to.
///
/// Their numbers go on where those of the system's types end.
final class DeclaredTypes: Sendable {
    /// A type that bundles declare or name.
    struct Entry: Sendable {
        /// The identifier as its declaration spells it.
        var identifier: String
        /// Whether it is declared and not only named.
        var isDeclared = false
        /// The words that describe it.
        var localizedDescription: String?
        /// The numbers of the types that it directly conforms to.
        var parents: [Int] = []
        /// The numbers of all types that it conforms to beside itself, nearest first.
        var ancestors: [Int] = []
        /// File name extensions, in lower case, the preferred one first.
        var filenameExtensions: [String] = []
        /// MIME types, in their compared form, the preferred one first.
        var mimeTypes: [String] = []
    }

    /// The types, those declared first in front.
    let entries: [Entry]
    /// The types' numbers by their identifiers in lower case.
    let numbers: [String: Int]
    /// The types' numbers by file name extension, those with precedence first.
    let typesOfExtension: [String: [Int]]
    /// The types' numbers by MIME type, those with precedence first.
    let typesOfMIMEType: [String: [Int]]
    /// What is wrong with the declarations.
    let diagnostics: [TypeDiagnostic]

    /// Brings together what bundles declare.
    init(_ declarations: [TypeDeclarations]) {
        var merger = DeclarationMerger()
        for bundle in declarations { merger.add(bundle.exported, as: .exported, of: bundle.owner) }
        for bundle in declarations { merger.add(bundle.imported, as: .imported, of: bundle.owner) }
        merger.connect()

        entries = merger.entries
        numbers = merger.numbers
        typesOfExtension = merger.types(by: \.filenameExtensions)
        typesOfMIMEType = merger.types(by: \.mimeTypes)
        diagnostics = merger.diagnostics
    }

    /// The type with a number, if it is one of these.
    subscript(number: Int) -> Entry? {
        let place = number - SystemTypes.count
        return entries.indices.contains(place) ? entries[place] : nil
    }
}
