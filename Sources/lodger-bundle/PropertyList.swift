// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials

/// A property list from a file.
struct PropertyList {
    /// The file as it will be packed.
    private(set) var bytes: [UInt8]
    /// The values by name.
    private(set) var values: [String: PropertyListNode]
    /// Where the file is.
    let path: String

    init(at path: String) throws(PackError) {
        bytes = try InputFile.read(path)
        self.path = path
        do {
            values = try PropertyListDecoder().decode([String: PropertyListNode].self, from: Data(bytes))
        } catch {
            throw PackError(
                .unusable,
                "the property list cannot be read",
                at: path,
                fix: "plutil -lint shows where it is wrong"
            )
        }
    }

    /// Changes one value, and the bytes with it.
    mutating func set(_ key: String, to value: String) throws(PackError) {
        values[key] = .string(value)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        do {
            bytes = [UInt8](try encoder.encode(values))
        } catch {
            throw PackError(.unusable, "the property list cannot be written", at: path)
        }
    }
}
