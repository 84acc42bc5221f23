// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// Items described in JSON: `{"extensionItems":[…]}` or a bare array.
enum ItemsFile {
    private static let mostBytes = 64 * 1024 * 1024

    /// Reads a file; paths in it start from its own folder.
    static func read(_ path: String) throws(HostError) -> [ExtensionItem] {
        let bytes: [UInt8]
        do throws(SystemError) {
            let file = try OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK, followsLinks: true)
            bytes = try file.contents(limit: mostBytes)
        } catch {
            throw HostError(.badInput, "\(path) cannot be read: \(error.reason).")
        }
        guard let document = try? JSONValue(parsing: bytes) else {
            throw HostError(.badInput, "\(path) is no JSON document.", fix: "Write {\"extensionItems\": […]}.")
        }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let prefix = path.contains("/") ? folder + "/" : ""
        guard let list = document.array ?? document.object?["extensionItems"]?.array else {
            throw HostError(.badInput, "\(path) holds no list of items.", fix: "Write {\"extensionItems\": […]}.")
        }
        var items: [ExtensionItem] = []
        for (place, value) in list.enumerated() {
            items.append(try item(value, "\(path), item \(place + 1)", prefix))
        }
        return items
    }

    private static func item(_ value: JSONValue, _ place: String, _ prefix: String) throws(HostError) -> ExtensionItem {
        guard let fields = value.object else { throw HostError(.badInput, "\(place) is no object.") }
        var item = ExtensionItem(
            title: try text(fields["title"], "\(place): title"),
            contentText: try text(fields["contentText"], "\(place): contentText"),
            userInfo: (fields["userInfo"]?.object ?? [:]).mapValues(\.propertyList)
        )
        for (index, attachment) in (fields["attachments"]?.array ?? []).enumerated() {
            item.attachments.append(
                try self.attachment(attachment, "\(place), attachment \(index + 1)", prefix)
            )
        }
        return item
    }

    private static func attachment(
        _ value: JSONValue,
        _ place: String,
        _ prefix: String
    ) throws(HostError) -> Attachment {
        guard let fields = value.object else { throw HostError(.badInput, "\(place) is no object.") }
        var types: [String] = []
        for type in fields["registeredTypeIdentifiers"]?.array ?? [] {
            guard let type = type.string else { throw HostError(.badInput, "\(place): a type is no text.") }
            types.append(type)
        }
        let content = try self.value(fields["value"] ?? .null, "\(place): value", prefix)
        if types.isEmpty, case .file(let path)? = content { types = try Attachment.file(path).registeredTypeIdentifiers }
        if types.isEmpty, let type = content?.usualType { types = [type] }
        guard !types.isEmpty else {
            throw HostError(.badInput, "\(place) names no type.", fix: "Give \"registeredTypeIdentifiers\": […].")
        }
        var attachment = Attachment(suggestedName: try text(fields["suggestedName"], "\(place): suggestedName"))
        for type in types {
            if let content {
                attachment.register(type, content)
            } else {
                attachment.register(type) {
                    throw HostError(.badInput, "\(place) has types only and no value.", fix: "Give it a value.")
                }
            }
        }
        return attachment
    }

    private static func value(
        _ value: JSONValue,
        _ place: String,
        _ prefix: String
    ) throws(HostError) -> Attachment.Value? {
        switch value {
        case .null: return nil
        case .string(let text): return .string(text)
        case .object(let fields):
            if let path = fields["file"]?.string { return .file(path: path.hasPrefix("/") ? path : prefix + path) }
            if let address = fields["url"]?.string { return .url(address) }
            if let text = fields["data"]?.string, let data = Data(base64Encoded: text) { return .data(Array(data)) }
            if let value = fields["plist"] { return .propertyList(value.propertyList) }
        default: break
        }
        throw HostError(
            .badInput,
            "\(place) is none of the known forms.",
            fix: "Give text, {\"file\": PATH}, {\"url\": URL}, {\"data\": BASE64}, {\"plist\": any} or null."
        )
    }

    private static func text(_ value: JSONValue?, _ place: String) throws(HostError) -> String? {
        switch value {
        case nil, .null: nil
        case .string(let text): text
        default: throw HostError(.badInput, "\(place) is no text.")
        }
    }
}

extension Attachment.Value {
    /// The type of a value that comes without one.
    fileprivate var usualType: String? {
        switch self {
        case .string: "public.plain-text"
        case .url: "public.url"
        case .data: "public.data"
        case .propertyList: "com.apple.property-list"
        case .file, .openFile: nil
        }
    }
}
