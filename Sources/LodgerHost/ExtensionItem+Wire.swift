// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem
internal import LodgerTypes
internal import LodgerWire

extension WireValue {
    /// Items as `context/begin` carries them: types and metadata, no values.
    init(_ items: [ExtensionItem]) {
        self = .array(items.map(WireValue.init))
    }

    private init(_ item: ExtensionItem) {
        var fields: [String: WireValue] = ["attachments": .array(item.attachments.map(WireValue.init))]
        if let title = item.title { fields["title"] = .string(title) }
        if let text = item.contentText { fields["contentText"] = .string(text) }
        if !item.userInfo.isEmpty { fields["userInfo"] = .dictionary(item.userInfo.mapValues(WireValue.init)) }
        self = .dictionary(fields)
    }

    private init(_ attachment: Attachment) {
        var fields: [String: WireValue] = [
            "registeredTypeIdentifiers": .array(attachment.registeredTypeIdentifiers.map { .string($0) })
        ]
        if let name = attachment.suggestedName { fields["suggestedName"] = .string(name) }
        self = .dictionary(fields)
    }
}

extension ExtensionItem {
    /// Items that an extension returned.
    ///
    /// - Returns: The items; nil where the value is no list of items.
    static func items(_ value: WireValue, descriptors: [SharedDescriptor]) -> [ExtensionItem]? {
        if case .null = value { return [] }
        guard let values = value.array else { return nil }
        var items: [ExtensionItem] = []
        for value in values {
            guard let item = ExtensionItem(value, descriptors: descriptors) else { return nil }
            items.append(item)
        }
        return items
    }

    private init?(_ value: WireValue, descriptors: [SharedDescriptor]) {
        guard let fields = value.dictionary else { return nil }
        self.init(
            title: fields["title"]?.string,
            contentText: fields["contentText"]?.string,
            userInfo: (fields["userInfo"]?.dictionary ?? [:]).mapValues(PropertyListValue.init)
        )
        for attachment in fields["attachments"]?.array ?? [] {
            guard let attachment = Attachment(attachment, descriptors: descriptors) else { return nil }
            attachments.append(attachment)
        }
    }
}

extension Attachment {
    fileprivate init?(_ value: WireValue, descriptors: [SharedDescriptor]) {
        guard let fields = value.dictionary else { return nil }
        self.init(suggestedName: fields["suggestedName"]?.string)
        let types = (fields["registeredTypeIdentifiers"]?.array ?? []).compactMap(\.string)
        let returned = fields["value"].flatMap { Value($0, descriptors: descriptors) }
        for (place, type) in types.enumerated() {
            if place == 0, let returned {
                register(type, returned)
            } else {
                // Only the first form's value comes back.
                register(type) { throw HostError(.notFound, "The extension returned no value of the type \(type).") }
            }
        }
    }
}

extension Attachment.Value {
    fileprivate init?(_ value: WireValue, descriptors: [SharedDescriptor]) {
        switch value {
        case .null: return nil
        case .string(let text): self = .string(text)
        case .url(let address): self = .url(address)
        case .data(let bytes): self = .data(bytes)
        case .descriptor(let place):
            guard descriptors.indices.contains(Int(place)) else { return nil }
            self = .openFile(OpenFile(descriptors[Int(place)]))
        default: self = .propertyList(PropertyListValue(value))
        }
    }
}
