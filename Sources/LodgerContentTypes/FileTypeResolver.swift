// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import LodgerSystem
package import LodgerTypes

/// Finds the uniform types of files and MIME types, with what this system knows beside the catalogue.
///
/// A file's name counts first: a declared type with its extension, then what the MIME database says of its name. What
/// is still unknown is told by its first bytes. A file that stays unknown gets the dynamic type of its extension.
package struct FileTypeResolver: Sendable {
    package let catalog: TypeCatalog
    let database: MIMEDatabase
    private let sniffer: ContentSniffer?

    /// A resolver over a catalogue; without sniffer, names alone count.
    package init(
        catalog: TypeCatalog = .system,
        database: MIMEDatabase = .system,
        sniffer: ContentSniffer? = ContentSniffer()
    ) {
        self.catalog = catalog
        self.database = database
        self.sniffer = sniffer
    }

    /// The type of a file, folder or anything else at a path.
    ///
    /// - Parameters:
    ///   - path: The path; a name in it counts as it stands there.
    ///   - followsLinks: Whether a symbolic link stands for what it leads to, and not for itself.
    /// - Returns: The type, which may be a dynamic one.
    /// - Throws: A `SystemError` if there is nothing at the path.
    package func type(ofItemAt path: String, followsLinks: Bool = false) throws(SystemError) -> UniformType {
        var information = stat()
        let result = unsafe followsLinks ? stat(path, &information) : lstat(path, &information)
        guard result == 0 else { throw SystemError(call: followsLinks ? "stat" : "lstat", path: path, errno: errno) }
        let name = path.split(separator: "/").last.map(String.init) ?? ""

        return switch information.st_mode & S_IFMT {
        case S_IFREG: type(ofFileNamed: name) { firstBytes(ofFileAt: path, followsLinks: followsLinks) }
        case S_IFDIR: type(ofFolderNamed: name)
        case S_IFLNK: catalog.type("public.symlink")
        case S_IFIFO: specialType("inode/fifo")
        case S_IFSOCK: specialType("inode/socket")
        case S_IFCHR: specialType("inode/chardevice")
        case S_IFBLK: specialType("inode/blockdevice")
        default: catalog.type("public.item")
        }
    }

    /// Whether people see a folder of a type as one file.
    package func isPackage(_ type: UniformType) -> Bool {
        ["com.apple.package", "com.apple.bundle", "com.apple.application-bundle"].contains {
            catalog.conforms(type.identifier, to: $0)
        }
    }
}

// MARK: - Folders and special files

extension FileTypeResolver {
    /// The type of a folder with a name: that of the package that its extension makes it, else a plain folder.
    package func type(ofFolderNamed name: String) -> UniformType {
        for suffix in name.suffixesAfterPeriods {
            switch suffix.lowercased() {
            case "app": return catalog.type("com.apple.application-bundle")
            case "appex", "framework", "plugin": return catalog.type("com.apple.bundle")
            default: break
            }
            if let type = catalog.type(filenameExtension: suffix, conformingTo: "public.directory"), type.isDeclared {
                return type
            }
        }
        return catalog.type("public.folder")
    }

    private func specialType(_ mimeType: String) -> UniformType {
        catalog.type(mimeType: mimeType, conformingTo: "public.item") ?? catalog.type("public.item")
    }
}

// MARK: - Regular files

extension FileTypeResolver {
    /// The type of a regular file with a name, and with first bytes that are asked for only if need be.
    package func type(ofFileNamed name: String, firstBytes: () -> [UInt8]? = { nil }) -> UniformType {
        let suffixes = name.suffixesAfterPeriods
        for suffix in suffixes {
            if let type = catalog.type(filenameExtension: suffix), type.isDeclared, canBeFile(type) { return type }
        }
        let type = mimeType(ofFileNamed: name, firstBytes: firstBytes).flatMap { self.type(mimeType: $0) }
        if let type, type.isDeclared { return type }

        // The extension is worth keeping, with what the MIME type says about the contents.
        let supertype = type.flatMap { catalog.directSupertypes(of: $0.identifier).first }
        let dynamic = suffixes.last.flatMap {
            catalog.type(filenameExtension: $0, conformingTo: supertype ?? "public.data")
        }
        return dynamic ?? type ?? catalog.type("public.data")
    }

    private func mimeType(ofFileNamed name: String, firstBytes: () -> [UInt8]?) -> String? {
        let byName = database.types(ofFileName: name)
        if byName.count == 1 { return byName.first }
        guard
            let bytes = firstBytes(),
            let found = try? sniffer?.mimeType(of: bytes)
        else { return byName.first }
        let canonical = database.canonicalType(of: found)
        // Names that mean several types are decided by the contents, if these agree with one of them.
        return byName.first { $0 == canonical || database.superclasses(of: canonical).contains($0) } ?? canonical
    }

    private func canBeFile(_ type: UniformType) -> Bool {
        !catalog.conforms(type.identifier, to: "public.directory")
            || catalog.conforms(type.identifier, to: "public.data")
    }

    /// What the file starts with; `nil` if it cannot be read.
    private func firstBytes(ofFileAt path: String, followsLinks: Bool) -> [UInt8]? {
        let file = try? OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK, followsLinks: followsLinks)
        return try? file?.firstBytes(atMost: ContentSniffer.usefulByteCount)
    }
}
