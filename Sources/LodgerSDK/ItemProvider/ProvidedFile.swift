// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc
internal import LodgerTypes

/// Where a copy is made and what it is called.
struct FilePlace {
    let folder: TemporaryFolder
    let typeIdentifier: String
    var suggestedName: String?
    /// Whether the copy stays as long as the folder, and not only as long as somebody holds it.
    var keepsFile = false

    /// The same place for a copy that stays.
    var keepingFiles: FilePlace {
        var place = self
        place.keepsFile = true
        return place
    }

    /// A name without folder, with the extension that files of the type have.
    var fileName: String {
        let wished = suggestedName?.split(separator: "/").last.map(String.init) ?? ""
        let isUsable = !wished.isEmpty && wished != "." && wished != ".." && !wished.utf8.contains(0)
        let name = isUsable ? String(wished.prefix(80)) : "attachment"
        guard (name as NSString).pathExtension.isEmpty,
            let suffix = UTType.catalog.preferredFilenameExtension(of: typeIdentifier)
        else { return name }
        return "\(name).\(suffix)"
    }
}

/// A file that a provider gives.
final class ProvidedFile: Sendable {
    let url: URL
    /// Whether the file is a copy.
    let isTemporary: Bool
    /// The folder that holds the file and goes away with this object.
    private let owned: TemporaryFolder?

    /// A file that stays whatever happens to this object.
    init(inPlace url: URL) {
        self.url = url
        isTemporary = false
        owned = nil
    }

    /// The place of a file that is still to be made.
    init(newIn place: FilePlace) throws {
        let folder = try place.folder.makeSubfolder(staysWithParent: place.keepsFile)
        url = URL(fileURLWithPath: try folder.path()).appendingPathComponent(place.fileName)
        isTemporary = true
        owned = place.keepsFile ? nil : folder
    }

    /// A copy of a file that has a path.
    convenience init(copying source: URL, to place: FilePlace) throws {
        var named = place
        named.suggestedName = place.suggestedName ?? source.lastPathComponent
        let file: OpenFile
        do {
            file = try OpenFile(reading: source.path)
        } catch {
            throw NSError.itemProvider(.itemUnavailableError, error.localizedDescription)
        }
        try self.init(taking: try file.copy(to: named))
    }

    /// A new file with some bytes.
    convenience init(writing data: Data, to place: FilePlace) throws {
        try self.init(newIn: place)
        try data.write(to: url, options: .withoutOverwriting)
    }

    private init(taking other: ProvidedFile) throws {
        url = other.url
        isTemporary = other.isTemporary
        owned = other.owned
    }
}
