// SPDX-License-Identifier: Apache-2.0

// MARK: - From a type to its tags

extension TypeCatalog {
    /// The file name extensions of a type, without period, the preferred one first.
    public func filenameExtensions(of identifier: String) -> [String] {
        guard let number = number(of: identifier) else { return DynamicType(identifier)?.filenameExtensions ?? [] }
        if let type = declared?[number] { return type.filenameExtensions }
        return SystemTypes.extensionsOfType[number].map { SystemTypes.extensions[$0] }
    }

    /// The file name extension that a new file of a type gets.
    public func preferredFilenameExtension(of identifier: String) -> String? {
        filenameExtensions(of: identifier).first
    }

    /// The MIME types of a type, in lower case, the preferred one first.
    public func mimeTypes(of identifier: String) -> [String] {
        guard let number = number(of: identifier) else { return DynamicType(identifier)?.mimeTypes ?? [] }
        if let type = declared?[number] { return type.mimeTypes }
        return SystemTypes.mimeTypesOfType[number].map { SystemTypes.mimeTypes[$0] }
    }

    /// The MIME type that data of a type is sent with.
    public func preferredMIMEType(of identifier: String) -> String? {
        mimeTypes(of: identifier).first
    }
}

// MARK: - From a tag to its type

extension TypeCatalog {
    /// The type of files with a name extension: a declared one, else a dynamic one that conforms to `public.data`.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without period, in any case.
    ///   - supertype: What the type must conform to.
    /// - Returns: The type, or `nil` if no file name can end so.
    public func type(filenameExtension: String, conformingTo supertype: String? = nil) -> UniformType? {
        guard isFilenameExtension(filenameExtension) else { return nil }
        return declaredType(filenameExtension: filenameExtension, conformingTo: supertype)
            ?? dynamicType(.filenameExtension, filenameExtension, conformingTo: supertype)
    }

    /// The type of data with a MIME type: a declared one, else a general one, else a dynamic one.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type in any case, with or without parameters.
    ///   - supertype: What the type must conform to.
    /// - Returns: The type, or `nil` if this is not a MIME type.
    public func type(mimeType: String, conformingTo supertype: String? = nil) -> UniformType? {
        guard let mimeType = MIMEType(mimeType) else { return nil }
        if let type = declaredType(mimeType: mimeType, conformingTo: supertype) { return type }
        if let general = mimeType.generalType, supertype.map({ conforms(general, to: $0) }) ?? true {
            return type(general)
        }
        return dynamicType(.mimeType, mimeType.essence, conformingTo: supertype)
    }

    /// The declared type of files with a name extension.
    package func declaredType(filenameExtension: String, conformingTo supertype: String? = nil) -> UniformType? {
        let types = SystemTypes.extensions.find(filenameExtension).map { SystemTypes.typesOfExtension[$0] }
        return first(of: types, conformingTo: supertype)
            ?? first(of: declared?.typesOfExtension[filenameExtension.asciiLowercased], conformingTo: supertype)
    }

    /// The declared type of data with a MIME type; one with the same parameters goes first.
    package func declaredType(mimeType: MIMEType, conformingTo supertype: String? = nil) -> UniformType? {
        for tag in mimeType.isBare ? [mimeType.essence] : [mimeType.text, mimeType.essence] {
            let types = SystemTypes.mimeTypes.find(tag).map { SystemTypes.typesOfMIMEType[$0] }
            let type =
                first(of: types, conformingTo: supertype)
                ?? first(of: declared?.typesOfMIMEType[tag], conformingTo: supertype)
            if let type { return type }
        }
        return nil
    }

    /// The dynamic type of data with a MIME type.
    package func dynamicType(mimeType: MIMEType, conformingTo supertype: String) -> UniformType? {
        dynamicType(.mimeType, mimeType.essence, conformingTo: supertype)
    }

    private func first(of types: (some Sequence<Int>)?, conformingTo supertype: String?) -> UniformType? {
        guard let types else { return nil }
        guard let supertype else { return types.first { _ in true }.map(type(ofNumber:)) }
        guard let supertype = number(of: supertype) else { return nil }
        return types.first { conforms($0, to: supertype) }.map(type(ofNumber:))
    }

    private func dynamicType(_ tag: DynamicType.Tag, _ value: String, conformingTo supertype: String?) -> UniformType? {
        DynamicType(tag, value, conformingTo: supertype ?? "public.data")
            .map { UniformType(identifier: $0.identifier, isDeclared: false) }
    }
}

/// Whether a file name can end in a period and this text.
func isFilenameExtension(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count) && !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
}
