// SPDX-License-Identifier: Apache-2.0

public import LodgerTypes

/// What a person selected, or what an extension made of it.
public struct ExtensionItem: Sendable {
    /// A title.
    public var title: String?
    /// Text that goes with the attachments.
    public var contentText: String?
    /// The things themselves.
    public var attachments: [Attachment]
    /// Anything else.
    public var userInfo: [String: PropertyListValue]

    /// An item.
    public init(
        title: String? = nil,
        contentText: String? = nil,
        attachments: [Attachment] = [],
        userInfo: [String: PropertyListValue] = [:]
    ) {
        self.title = title
        self.contentText = contentText
        self.attachments = attachments
        self.userInfo = userInfo
    }
}
