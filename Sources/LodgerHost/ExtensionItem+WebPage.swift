// SPDX-License-Identifier: Apache-2.0

extension ExtensionItem {
    /// The page that a browser shows.
    ///
    /// A rule for web pages accepts it, and so does one for addresses; a bare address is accepted by the latter only.
    ///
    /// - Parameters:
    ///   - address: The page's address.
    ///   - title: The page's title, which becomes the item's content text.
    /// - Returns: An item with one attachment of the types `public.url` and `com.apple.active-webpage`.
    public static func webPage(_ address: String, title: String? = nil) -> ExtensionItem {
        var page = Attachment()
        page.register("public.url", .url(address))
        page.register("com.apple.active-webpage", .url(address))
        return ExtensionItem(contentText: title, attachments: [page])
    }
}
