// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem
package import LodgerTypes

/// The keys of a bundle's property list, read by type.
///
/// Whatever is missing or of a wrong type becomes a finding that names the key, what was wanted and what was found.
package struct InfoDictionary: Hashable, Sendable {
    /// The file.
    package let path: String
    /// All keys, known or not.
    package let values: [String: PropertyListValue]
    /// What was wrong with the keys read so far.
    package private(set) var findings: [Finding] = []

    /// Takes values that were read already.
    package init(path: String, values: [String: PropertyListValue]) {
        self.path = path
        self.values = values
    }
}

// MARK: - Files

extension InfoDictionary {
    /// Reads a property list with a dictionary at its top from a bundle.
    ///
    /// - Parameters:
    ///   - name: The file's name in the folder.
    ///   - folder: The bundle's folder.
    ///   - folderPath: The folder's path, for findings.
    /// - Returns: The dictionary, or why there is none.
    static func read(
        _ name: FileName,
        in folder: borrowing Folder,
        at folderPath: String
    ) -> Result<InfoDictionary, Refusal> {
        let path = "\(folderPath)/\(name)"
        let limits = PropertyList.Limits()
        do {
            let bytes = try folder.contents(of: name, limit: limits.bytes)
            let value = try PropertyList.parse(bytes, limits: limits)
            guard let values = value.dictionary else {
                return .failure(
                    Refusal(
                        .plistMalformed,
                        path: path,
                        message: "\(name) holds \(value.kindName) at its top where a dictionary belongs."
                    )
                )
            }
            return .success(InfoDictionary(path: path, values: values))
        } catch let error as PropertyListError {
            return .failure(
                Refusal(.plistMalformed, path: path, message: "\(name) is no property list: \(error).")
            )
        } catch let error as SystemError {
            return .failure(
                Refusal(.plistMissing, path: path, message: "\(name) cannot be read: \(error.reason).")
            )
        } catch {
            return .failure(Refusal(.plistMissing, path: path, message: "\(name) cannot be read: \(error)."))
        }
    }

    /// Why a file gave no dictionary.
    struct Refusal: Error {
        let finding: Finding

        init(_ code: Finding.Code, path: String, message: String) {
            finding = Finding(code, path: path, message: message)
        }
    }
}

// MARK: - Keys

extension InfoDictionary {
    /// A text that must be there and not be empty; `keys` lead to it through dictionaries.
    package mutating func requiredString(_ keys: String...) -> String? {
        guard let value = required(keys, kind: "string", as: \.string) else { return nil }
        guard value.isEmpty else { return value }
        report(.keyMissing, "\(Self.name(keys)) is empty.")
        return nil
    }

    /// A text that may be missing.
    package mutating func string(_ keys: String...) -> String? {
        optional(keys, kind: "string", as: \.string)
    }

    /// A dictionary that must be there.
    package mutating func requiredDictionary(_ keys: String...) -> [String: PropertyListValue]? {
        required(keys, kind: "dictionary", as: \.dictionary)
    }

    /// A dictionary that may be missing.
    package mutating func dictionary(_ keys: String...) -> [String: PropertyListValue]? {
        optional(keys, kind: "dictionary", as: \.dictionary)
    }

    /// Texts that may be missing.
    package mutating func strings(_ keys: String...) -> [String]? {
        guard let values = optional(keys, kind: "array", as: \.array) else { return nil }
        return values.enumerated().compactMap { index, value in
            if let string = value.string { return string }
            reportType(keys + [String(index)], wanted: "string", found: value.kindName)
            return nil
        }
    }

    /// Reports that a value of the right type has no meaning.
    package mutating func reportForm(_ message: String, fix: String? = nil) {
        report(.keyType, message, fix: fix)
    }

    private mutating func required<Value>(
        _ keys: [String],
        kind: String,
        as read: (PropertyListValue) -> Value?
    ) -> Value? {
        guard self[keys] != nil else {
            report(.keyMissing, "\(Self.name(keys)) is missing.", fix: "Add \(Self.name(keys)) as \(kind).")
            return nil
        }
        return optional(keys, kind: kind, as: read)
    }

    private mutating func optional<Value>(
        _ keys: [String],
        kind: String,
        as read: (PropertyListValue) -> Value?
    ) -> Value? {
        guard let found = self[keys] else { return nil }
        guard let value = read(found) else {
            reportType(keys, wanted: kind, found: found.kindName)
            return nil
        }
        return value
    }

    private subscript(keys: [String]) -> PropertyListValue? {
        keys.reduce(PropertyListValue?.some(.dictionary(values))) { $0?[$1] }
    }

    private mutating func reportType(_ keys: [String], wanted: String, found: String) {
        let name = Self.name(keys)
        report(.keyType, "\(name) is of type \(found), and must be of type \(wanted).")
    }

    private mutating func report(_ code: Finding.Code, _ message: String, fix: String? = nil) {
        findings.append(Finding(code, path: path, message: message, fix: fix))
    }

    private static func name(_ keys: [String]) -> String { keys.joined(separator: ".") }
}
