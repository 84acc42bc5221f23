// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Glibc
internal import LodgerHost
internal import LodgerSystem
internal import LodgerTypes

/// Writes returned attachments into a folder.
///
/// Names come from an extension: only their last part counts, and no file that exists is touched.
struct ReturnedFiles {
    private static let mostNameBytes = 200

    let folder: String
    private(set) var paths: [String] = []
    private var count = 0

    /// Prepares a folder, making it where it is missing.
    init(folder: String) throws(HostError) {
        var made = ""
        for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
            made += made.isEmpty && !folder.hasPrefix("/") ? part : "/" + part
            if !made.isEmpty, made != "/", mkdir(made, 0o755) != 0, errno != EEXIST, errno != EISDIR { break }
        }
        guard let path = realpath(folder, nil) else {
            throw HostError(.badInput, "\(folder) cannot be made a folder for returned files.", fix: "Name another one.")
        }
        defer { free(path) }
        self.folder = String(cString: path)
        guard access(self.folder, W_OK | X_OK) == 0, opendirSucceeds else {
            throw HostError(.badInput, "\(folder) is no folder that can be written to.", fix: "Name another one.")
        }
    }

    private var opendirSucceeds: Bool {
        guard let stream = opendir(folder) else { return false }
        closedir(stream)
        return true
    }

    /// Writes an attachment's first form.
    ///
    /// - Returns: The file's path; nil for an attachment without a value.
    mutating func write(_ attachment: Attachment) throws(HostError) -> String? {
        guard let value = attachment.firstValue else { return nil }
        count += 1
        let name = Self.safeName(attachment.suggestedName) ?? "attachment-\(count)\(Self.suffix(attachment, value))"
        for attempt in 1...10_000 {
            let path = "\(folder)/\(Self.numbered(name, attempt))"
            var status = stat()
            if lstat(path, &status) == 0 { continue }
            try Self.write(value, to: path)
            paths.append(path)
            return path
        }
        throw HostError(.badInput, "\(folder) has too many files named \(name).", fix: "Name another folder.")
    }

    private static func write(_ value: Attachment.Value, to path: String) throws(HostError) {
        switch value {
        case .openFile(let file): try file.copy(toNewFile: path)
        case .string(let text): try write(Array(text.utf8), to: path)
        case .url(let address): try write(Array((address + "\n").utf8), to: path)
        case .data(let bytes): try write(bytes, to: path)
        case .propertyList(let value): try write(Array((JSONValue(value).text() + "\n").utf8), to: path)
        case .file(let source): throw HostError(.badInput, "\(source) was returned by name and not as a file.")
        }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(HostError) {
        do throws(SystemError) {
            try OwnedDescriptor.open(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644).write(bytes)
        } catch {
            throw HostError(.badInput, "\(path) cannot be written: \(error.reason).")
        }
    }
}

extension ReturnedFiles {
    /// The last part of a name, if it can be a file's.
    private static func safeName(_ suggested: String?) -> String? {
        guard let last = suggested?.split(separator: "/").last else { return nil }
        let printable = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        var name = ""
        for character in String(String.UnicodeScalarView(printable)) {
            guard name.utf8.count + character.utf8.count <= mostNameBytes else { break }
            name.append(character)
        }
        return name.isEmpty || name == "." || name == ".." ? nil : name
    }

    /// A name with a number before its extension, from the second attempt on.
    private static func numbered(_ name: String, _ attempt: Int) -> String {
        guard attempt > 1 else { return name }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name)-\(attempt)" }
        return "\(name[..<dot])-\(attempt)\(name[dot...])"
    }

    private static func suffix(_ attachment: Attachment, _ value: Attachment.Value) -> String {
        if case .propertyList = value { return ".json" }
        let type = attachment.registeredTypeIdentifiers.first ?? ""
        let known = TypeCatalog.system.preferredFilenameExtension(of: type)
        switch value {
        case .string: return "." + (known ?? "txt")
        case .url: return ".url"
        default: return known.map { "." + $0 } ?? ""
        }
    }
}
