// SPDX-License-Identifier: Apache-2.0

/// The uniform types that one bundle declares in its Info.plist.
public struct TypeDeclarations: Hashable, Sendable {
    /// The bundle, as messages name it.
    public let owner: String
    /// What stands under `UTExportedTypeDeclarations`: the types that the bundle owns.
    public let exported: PropertyListValue?
    /// What stands under `UTImportedTypeDeclarations`: types of others that the bundle knows.
    public let imported: PropertyListValue?

    /// Takes declarations as they stand in an Info.plist, unchecked.
    public init(owner: String, exported: PropertyListValue?, imported: PropertyListValue?) {
        self.owner = owner
        self.exported = exported
        self.imported = imported
    }

    /// Takes what an Info.plist declares.
    public init(owner: String, infoPropertyList: PropertyListValue) {
        self.init(
            owner: owner,
            exported: infoPropertyList["UTExportedTypeDeclarations"],
            imported: infoPropertyList["UTImportedTypeDeclarations"]
        )
    }
}
