// SPDX-License-Identifier: Apache-2.0

/// One declaration of a type, read and checked by itself.
struct TypeDeclaration {
    /// Whose type it is.
    enum Kind {
        /// The bundle's own.
        case exported
        /// Somebody else's.
        case imported
    }

    /// The identifier as it is written.
    let identifier: String
    /// What the type directly conforms to.
    private(set) var supertypes: [String] = []
    /// File name extensions, in lower case, each once.
    private(set) var filenameExtensions: [String] = []
    /// MIME types, in their compared form, each once.
    private(set) var mimeTypes: [String] = []
    /// The words that describe the type.
    private(set) var localizedDescription: String?

    /// Reads a declaration; `nil` if nothing can be made of it.
    init?(_ value: PropertyListValue, log: inout DiagnosticLog) {
        guard let identifier = value["UTTypeIdentifier"]?.string else {
            log.add(.malformed, "a declaration is ignored; give it a string under UTTypeIdentifier")
            return nil
        }
        guard isTypeIdentifier(identifier) else {
            log.add(.identifierInvalid, "a declaration is ignored; name it with letters, digits, hyphens and periods")
            return nil
        }
        self.identifier = identifier
        readSupertypes(value["UTTypeConformsTo"], log: &log)
        readTags(value["UTTypeTagSpecification"], log: &log)
        if let text = value["UTTypeDescription"]?.string, text.utf8.count <= DeclarationLimit.description {
            localizedDescription = text
        }
    }

    private mutating func readSupertypes(_ value: PropertyListValue?, log: inout DiagnosticLog) {
        for supertype in strings(value, "UTTypeConformsTo", atMost: DeclarationLimit.parents, log: &log) {
            if !isTypeIdentifier(supertype) {
                log.add(.identifierInvalid, type: identifier, "a type in UTTypeConformsTo is ignored; its name is not valid")
            } else if supertype.asciiLowercased == identifier.asciiLowercased {
                log.add(.cycle, type: identifier, "UTTypeConformsTo names the type itself")
            } else {
                supertypes.append(supertype)
            }
        }
    }

    private mutating func readTags(_ value: PropertyListValue?, log: inout DiagnosticLog) {
        guard let value else { return }
        guard value.dictionary != nil else {
            return log.add(.malformed, type: identifier, "UTTypeTagSpecification is ignored; it must be a dictionary")
        }
        for key in ["public.filename-extension", "public.mime-type"] {
            for tag in strings(value[key], key, atMost: DeclarationLimit.tags, log: &log) {
                if key == "public.mime-type", let tag = MIMEType(tag)?.text {
                    if !mimeTypes.contains(tag) { mimeTypes.append(tag) }
                } else if key == "public.filename-extension", isFilenameExtension(tag) {
                    let tag = tag.asciiLowercased
                    if !filenameExtensions.contains(tag) { filenameExtensions.append(tag) }
                } else {
                    log.add(.tagInvalid, type: identifier, "a value of \(key) is ignored; no file has such a tag")
                }
            }
        }
    }

    /// The strings under a key that takes one or several.
    private func strings(
        _ value: PropertyListValue?,
        _ key: String,
        atMost limit: Int,
        log: inout DiagnosticLog
    ) -> [String] {
        guard let value else { return [] }
        if let string = value.string { return [string] }
        guard let elements = value.array else {
            log.add(.malformed, type: identifier, "\(key) is ignored; it must be a string or an array of strings")
            return []
        }
        if elements.count > limit {
            log.add(.limit, type: identifier, "\(key) has more than \(limit) values; the others are ignored")
        }
        let strings = elements.prefix(limit).compactMap(\.string)
        if strings.count < min(elements.count, limit) {
            log.add(.malformed, type: identifier, "\(key) has values that are not strings; they are ignored")
        }
        return strings
    }
}

/// Whether text is made as identifiers are.
func isTypeIdentifier(_ text: String) -> Bool {
    guard (1...DeclarationLimit.identifier).contains(text.utf8.count) else { return false }
    return text.utf8.allSatisfy { byte in
        switch byte.asciiLowercased {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}
