// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import LodgerHost
internal import LodgerTypes

extension JSONValue {
    /// An item with its attachments' documents, by default those of attachments that are written nowhere.
    init(_ item: ExtensionItem, attachments: [JSONValue]? = nil) {
        self = .object([
            "title": JSONValue(item.title),
            "contentText": JSONValue(item.contentText),
            "attachments": .array(attachments ?? item.attachments.map { JSONValue($0, writtenTo: nil) }),
            "userInfo": .object(item.userInfo.mapValues { JSONValue($0) }),
        ])
    }
}

extension JSONValue {
    init(_ attachment: Attachment, writtenTo path: String?) {
        self = .object([
            "registeredTypeIdentifiers": JSONValue(attachment.registeredTypeIdentifiers),
            "suggestedName": JSONValue(attachment.suggestedName),
            "value": JSONValue(attachment.firstValue, writtenTo: path),
        ])
    }

    private init(_ value: Attachment.Value?, writtenTo path: String?) {
        switch value {
        case .string(let text): self = .string(text)
        case .url(let address): self = .object(["url": .string(address)])
        case .propertyList(let value): self = .object(["plist": JSONValue(value)])
        case .file(let path): self = .object(["file": .string(path)])
        case .data(let bytes):
            self = .object(
                path.map { ["file": .string($0)] } ?? ["data": .string(Data(bytes).base64EncodedString())]
            )
        // Without a folder to write it to, an open file has no name that anyone could use.
        case .openFile: self = path.map { .object(["file": .string($0)]) } ?? .null
        case nil: self = .null
        }
    }
}
