// SPDX-License-Identifier: Apache-2.0

extension ELFImage {
    /// Reads what the library says about itself as an extension.
    ///
    /// - Returns: `nil` where the library says nothing.
    /// - Throws: An `ELFError` with the code `noteDamaged` where what it says cannot be understood, or is said twice.
    package func extensionNote() throws(ELFError) -> ExtensionNote? {
        let notes = try notes().filter { $0.owner == ExtensionNote.owner && $0.type == ExtensionNote.type }
        guard let note = notes.first else { return nil }
        guard notes.count == 1 else {
            throw ELFError(.noteDamaged, "the library has \(notes.count) extension notes", at: note.place.lowerBound)
        }
        guard note.ownerSize == ExtensionNote.ownerSize else {
            throw ELFError(
                .noteDamaged,
                "the extension note states a name of \(note.ownerSize) bytes, not \(ExtensionNote.ownerSize)",
                at: note.place.lowerBound
            )
        }
        return try ExtensionNote(bytes, at: note.place)
    }
}

extension ExtensionNote {
    fileprivate init(_ bytes: ELFBytes, at place: Range<Int>) throws(ELFError) {
        let start = place.lowerBound
        guard place.count.isMultiple(of: 4), Self.wordCounts.contains(place.count / 4) else {
            throw ELFError(.noteDamaged, "the extension note has \(place.count) bytes", at: start)
        }
        let layout: UInt32 = try bytes.integer(at: start)
        guard layout == Self.layout else {
            throw ELFError(.noteDamaged, "the extension note has the unknown layout \(layout)", at: start)
        }
        abiVersion = try bytes.integer(at: start + 4)
        sdkVersion = Version(orNone: try bytes.integer(at: start + 8))
        minimumRuntime = Version(rawValue: try bytes.integer(at: start + 12))
        swiftVersion = Version(orNone: try bytes.integer(at: start + 16))
        isExtensionSafe = try bytes.integer(at: start + 20, as: UInt32.self) & 1 != 0
    }
}

extension ExtensionNote.Version {
    /// A version, where 0 stands for none.
    fileprivate init?(orNone rawValue: UInt32) {
        guard rawValue != 0 else { return nil }
        self.init(rawValue: rawValue)
    }
}
