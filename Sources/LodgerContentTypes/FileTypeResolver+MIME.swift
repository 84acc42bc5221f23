// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

extension FileTypeResolver {
    /// The type of data with a MIME type.
    ///
    /// The first of these counts: a type with this MIME type; one with what it is an alias of; a dynamic type that
    /// conforms to what it is a subclass of; a general type such as `public.image`; any dynamic type.
    ///
    /// - Parameters:
    ///   - text: The MIME type in any case, with or without parameters.
    ///   - supertype: What the type must conform to.
    /// - Returns: The type, or `nil` if this is not a MIME type.
    package func type(mimeType text: String, conformingTo supertype: String? = nil) -> UniformType? {
        guard let mimeType = MIMEType(text) else { return nil }
        if let type = catalog.declaredType(mimeType: mimeType, conformingTo: supertype) { return type }

        let canonical = database.canonicalType(of: mimeType.essence)
        if let type = declaredType(ofMIMEType: canonical, conformingTo: supertype) { return type }
        for superclass in database.superclasses(of: canonical) {
            if let type = declaredType(ofMIMEType: superclass, conformingTo: supertype) {
                return catalog.dynamicType(mimeType: mimeType, conformingTo: type.identifier)
            }
        }
        return catalog.type(mimeType: text, conformingTo: supertype)
    }

    /// The MIME types of a type: its own, and those that the MIME database gives its file name extensions.
    package func mimeTypes(of identifier: String) -> [String] {
        var types = catalog.mimeTypes(of: identifier)
        for filenameExtension in catalog.filenameExtensions(of: identifier) {
            for type in database.types(ofFileName: "x.\(filenameExtension)") where !types.contains(type) {
                if declaredType(ofMIMEType: type, conformingTo: nil)?.identifier == catalog.type(identifier).identifier
                {
                    types.append(type)
                }
            }
        }
        return types
    }

    /// The declared type with a MIME type or with a file name extension that means this MIME type alone.
    private func declaredType(ofMIMEType text: String, conformingTo supertype: String?) -> UniformType? {
        guard let mimeType = MIMEType(text) else { return nil }
        if let type = catalog.declaredType(mimeType: mimeType, conformingTo: supertype) { return type }
        if let identifier = Self.ownMapping[mimeType.essence] {
            return supertype.map { catalog.conforms(identifier, to: $0) } == false ? nil : catalog.type(identifier)
        }
        for filenameExtension in database.filenameExtensions(of: text) {
            let type = catalog.declaredType(
                filenameExtension: filenameExtension,
                conformingTo: supertype ?? mimeType.generalType
            )
            // An extension may mean something else to its owner; at least the first half must agree.
            if let type, mimeType.generalType.map({ catalog.conforms(type.identifier, to: $0) }) != false {
                return type
            }
        }
        return nil
    }

    /// What no type carries and no database of this system knows: files without extensions, and names that libmagic
    /// uses alone.
    private static var ownMapping: [String: String] {
        [
            "application/x-executable": "public.unix-executable",
            "application/x-pie-executable": "public.unix-executable",
            "application/x-sharedlib": "public.unix-executable",
            "inode/mount-point": "public.volume",
            "inode/symlink": "public.symlink",
            "text/x-c": "public.c-source",
            "text/x-c++": "public.c-plus-plus-source",
            "text/x-diff": "public.patch-file",
            "text/x-perl": "public.perl-script",
            "text/x-php": "public.php-script",
            "text/x-ruby": "public.ruby-script",
            "text/x-script.python": "public.python-script",
            "text/x-shellscript": "public.shell-script",
            "text/x-swift": "public.swift-source",
        ]
    }
}
