// SPDX-License-Identifier: Apache-2.0

internal import LodgerContentTypes
internal import LodgerHost
internal import LodgerSystem
internal import LodgerTypes

/// `lodger type`
enum TypeCommand: Command {
    static let syntax = CommandSyntax(
        name: "type",
        summary: "Show uniform types, what they conform to, and the types of files.",
        words: "show ID | conforms A B | of PATH",
        wordCount: 1...3,
        options: [
            OptionSyntax("--extension", value: "E", "with of: the type of a file name extension"),
            OptionSyntax("--mime", value: "M", "with of: the type of a MIME type"),
        ],
        example: "lodger type conforms public.html public.text"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let words = arguments.words
        switch (words[0], words.count) {
        case ("show", 2): return show(TypeCatalog.system.type(words[1]), session.console)
        case ("conforms", 3): return conforms(words[1], to: words[2], session.console)
        case ("of", 1), ("of", 2): return show(try type(of: arguments), session.console)
        default:
            throw HostError(
                .badInput,
                "lodger type does not know “\(words.joined(separator: " "))”.",
                fix: "Say show ID, conforms A B or of PATH."
            )
        }
    }

    private static func conforms(_ type: String, to other: String, _ console: Console) -> Int32 {
        let conforms = TypeCatalog.system.conforms(type, to: other)
        console.say("\(type) \(conforms ? "conforms" : "does not conform") to \(other)")
        console.document(.object(["conforms": .bool(conforms)]))
        return conforms ? Status.done : Status.refused
    }

    private static func type(of arguments: Arguments) throws(HostError) -> UniformType {
        let resolver = FileTypeResolver()
        let found: UniformType?
        switch (arguments.words.dropFirst().first, arguments.value("--extension"), arguments.value("--mime")) {
        case (let path?, nil, nil):
            do throws(SystemError) {
                found = try resolver.type(ofItemAt: path, followsLinks: true)
            } catch {
                throw HostError(.badInput, "\(path) cannot be looked at: \(error.reason).")
            }
        case (nil, let name?, nil):
            found = resolver.catalog.type(filenameExtension: name.hasPrefix(".") ? String(name.dropFirst()) : name)
        case (nil, nil, let name?): found = resolver.type(mimeType: name)
        default:
            throw HostError(
                .badInput,
                "lodger type of needs one of PATH, --extension and --mime.",
                fix: "Try lodger type of photo.jpg."
            )
        }
        if let found { return found }
        throw HostError(.badInput, "That is neither a file name extension nor a MIME type.", fix: "Try --mime image/png.")
    }

    private static func show(_ type: UniformType, _ console: Console) -> Int32 {
        let catalog = TypeCatalog.system
        let identifier = type.identifier
        let rows = [
            ("conforms to", catalog.directSupertypes(of: identifier)),
            ("all supertypes", catalog.supertypes(of: identifier)),
            ("extensions", catalog.filenameExtensions(of: identifier)),
            ("MIME types", FileTypeResolver(sniffer: nil).mimeTypes(of: identifier)),
        ]
        console.say(identifier + (type.isDeclared ? "" : type.isDynamic ? " (dynamic)" : " (unknown)"))
        console.say(Help.columns(rows.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: " ")) }))
        console.document(
            .object([
                "identifier": .string(identifier),
                "conformsTo": JSONValue(rows[0].1),
                "supertypes": JSONValue(rows[1].1),
                "extensions": JSONValue(rows[2].1),
                "mimeTypes": JSONValue(rows[3].1),
                "dynamic": .bool(type.isDynamic),
                "declared": .bool(type.isDeclared),
            ])
        )
        return type.isDeclared || type.isDynamic ? Status.done : Status.refused
    }
}
