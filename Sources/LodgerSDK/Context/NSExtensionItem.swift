// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One thing that a person selected, or that an extension made: a text, attachments, and whatever else describes it.
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Everything about the item; the other properties are views on it.
    open var userInfo: [AnyHashable: Any]?

    /// An empty item.
    public override init() {
        super.init()
    }

    /// A title.
    open var attributedTitle: NSAttributedString? {
        get { userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString }
        set { set(newValue, for: NSExtensionItemAttributedTitleKey) }
    }

    /// A text that goes with the attachments.
    open var attributedContentText: NSAttributedString? {
        get { userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString }
        set { set(newValue, for: NSExtensionItemAttributedContentTextKey) }
    }

    /// The things themselves; extensions are sometimes started without any.
    open var attachments: [NSItemProvider]? {
        get { userInfo?[NSExtensionItemAttachmentsKey] as? [NSItemProvider] }
        set { set(newValue, for: NSExtensionItemAttachmentsKey) }
    }

    private func set(_ value: Any?, for key: String) {
        guard let value else {
            userInfo?[key] = nil
            return
        }
        userInfo = (userInfo ?? [:]).merging([AnyHashable(key): value]) { _, new in new }
    }

    // MARK: - Copying

    /// An item with the same contents, which share their attachments.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        copy.userInfo = userInfo
        return copy
    }

    // MARK: - Coding

    /// An item is archived without its attachments, whose values may lie in another process.
    public static var supportsSecureCoding: Bool { true }

    private static let archiveKey = "userInfo"

    /// An item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.archiveKey) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: Data(referencing: data), format: nil)
        guard let fields = list as? [String: Any] else { return nil }
        userInfo = fields
        attributedTitle = (fields[NSExtensionItemAttributedTitleKey] as? String).map { NSAttributedString(string: $0) }
        attributedContentText = (fields[NSExtensionItemAttributedContentTextKey] as? String)
            .map { NSAttributedString(string: $0) }
    }

    /// Writes what a property list can hold.
    open func encode(with coder: NSCoder) {
        var fields: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] {
            guard let key = key.base as? String else { continue }
            let plain = (value as? NSAttributedString)?.string ?? value
            if PropertyListSerialization.propertyList(plain, isValidFor: .binary) { fields[key] = plain }
        }
        let data = try? PropertyListSerialization.data(fromPropertyList: fields, format: .binary, options: 0)
        coder.encode((data ?? Data()) as NSData, forKey: Self.archiveKey)
    }
}

// MARK: - From the host

extension NSExtensionItem {
    /// The items of a request; their attachments get their values when asked for.
    static func items(of handle: ContextHandle, folder: TemporaryFolder) -> [NSExtensionItem] {
        let boundary = handle.boundary
        return boundary.elements(handle.items).enumerated().map { place, value in
            let fields = boundary.dictionary(value)
            let item = NSExtensionItem()
            item.userInfo = boundary.object(fields["userInfo"]) as? [AnyHashable: Any]
            item.attributedTitle = boundary.text(fields["title"]).map { NSAttributedString(string: $0) }
            item.attributedContentText = boundary.text(fields["contentText"]).map { NSAttributedString(string: $0) }
            let attachments = boundary.elements(fields["attachments"]).enumerated().map { attachment, value in
                let fields = boundary.dictionary(value)
                let provider = NSItemProvider()
                provider.suggestedName = boundary.text(fields["suggestedName"])
                provider.folder = folder
                for type in boundary.elements(fields["registeredTypeIdentifiers"]).compactMap(boundary.text) {
                    provider.register(
                        Representation(typeIdentifier: type) { _, _, completion in
                            handle.load(item: place, attachment: attachment, type: type, completion: completion)
                            return nil
                        }
                    )
                }
                return provider
            }
            if !attachments.isEmpty { item.attachments = attachments }
            return item
        }
    }
}
