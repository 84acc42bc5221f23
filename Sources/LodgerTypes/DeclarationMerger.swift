// SPDX-License-Identifier: Apache-2.0

/// Brings the declarations of many bundles together.
///
/// Exported declarations must be added before imported ones: of two for the same type, the first counts.
struct DeclarationMerger {
    private(set) var entries: [DeclaredTypes.Entry] = []
    private(set) var numbers: [String: Int] = [:]
    /// What each declared type says it conforms to, and who says so, until all types are known.
    private var claims: [(owner: String, supertypes: [String])] = []
    private var log = DiagnosticLog()

    /// What is wrong with the declarations.
    var diagnostics: [TypeDiagnostic] { log.diagnostics }

    /// Adds what stands under one key of a bundle's Info.plist.
    mutating func add(_ value: PropertyListValue?, as kind: TypeDeclaration.Kind, of owner: String) {
        guard let value else { return }
        log.owner = owner
        guard let declarations = value.array else {
            return log.add(.malformed, "type declarations are ignored; they must be an array of dictionaries")
        }
        let limit = DeclarationLimit.declarations
        if declarations.count > limit {
            log.add(.limit, "there are more than \(limit) type declarations; the others are ignored")
        }
        for value in declarations.prefix(limit) {
            guard let declaration = TypeDeclaration(value, log: &log) else { continue }
            add(declaration, as: kind)
        }
    }

    /// Works out what conforms to what, once everything is added.
    mutating func connect() {
        for place in claims.indices { connectParents(ofEntryAt: place) }
        var walk = AncestorWalk(entries)
        for place in claims.indices {
            log.owner = claims[place].owner
            let (ancestors, ending) = walk.ancestors(ofEntryAt: place)
            entries[place].ancestors = ancestors
            switch ending {
            case .complete: break
            case .cycle: log.add(.cycle, type: entries[place].identifier, "the type conforms to itself through others")
            case .limit: log.add(.limit, type: entries[place].identifier, "the type conforms to too many others")
            }
        }
    }

    /// The numbers of the types by their tags, those added first in front.
    func types(by tags: KeyPath<DeclaredTypes.Entry, [String]>) -> [String: [Int]] {
        var types: [String: [Int]] = [:]
        for place in claims.indices {
            for tag in entries[place][keyPath: tags] where types[tag, default: []].count < DeclarationLimit.typesOfTag {
                types[tag, default: []].append(SystemTypes.count + place)
            }
        }
        return types
    }

    private mutating func add(_ declaration: TypeDeclaration, as kind: TypeDeclaration.Kind) {
        let identifier = declaration.identifier
        let key = identifier.asciiLowercased
        let isReserved = key.hasPrefix(UniformType.publicPrefix) && kind == .exported
        if SystemTypes.number(of: key) != nil {
            log.add(.systemType, type: identifier, "the declaration is ignored; the system declares this type")
        } else if isReserved || key.hasPrefix(DynamicType.prefix) {
            log.add(.identifierReserved, type: identifier, "the declaration is ignored; name the type after your own domain")
        } else if numbers[key] != nil {
            if kind == .exported { log.add(.duplicate, type: identifier, "the declaration is ignored; another came first") }
        } else if let number = addEntry(identifier) {
            let place = number - SystemTypes.count
            entries[place].isDeclared = true
            entries[place].localizedDescription = declaration.localizedDescription
            entries[place].filenameExtensions = declaration.filenameExtensions
            entries[place].mimeTypes = declaration.mimeTypes
            claims.append((log.owner, declaration.supertypes))
        } else {
            log.add(.limit, type: identifier, "the declaration is ignored; there are too many types")
        }
    }

    private mutating func connectParents(ofEntryAt place: Int) {
        log.owner = claims[place].owner
        for supertype in claims[place].supertypes {
            let key = supertype.asciiLowercased
            if key.hasPrefix(DynamicType.prefix) {
                log.add(.identifierReserved, type: entries[place].identifier, "a dynamic type in UTTypeConformsTo is ignored")
            } else if let parent = SystemTypes.number(of: key) ?? numbers[key] ?? addEntry(supertype) {
                if !entries[place].parents.contains(parent) { entries[place].parents.append(parent) }
            } else {
                log.add(.limit, type: entries[place].identifier, "UTTypeConformsTo is cut short; there are too many types")
            }
        }
    }

    /// Gives a type its number; `nil` if there are too many.
    private mutating func addEntry(_ identifier: String) -> Int? {
        guard entries.count < DeclarationLimit.types else { return nil }
        let number = SystemTypes.count + entries.count
        entries.append(DeclaredTypes.Entry(identifier: identifier))
        numbers[identifier.asciiLowercased] = number
        return number
    }
}
