// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in an error's `userInfo` for the errors of single items.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in an item's `userInfo` for its title.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in an item's `userInfo` for its text.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in an item's `userInfo` for its attachments.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in a property list for what a page's script found.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in a property list for what a page's script gets when the extension is done.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// The host app comes to the foreground; the object is the context.
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification")
    /// The host app has gone to the background; the object is the context.
    public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification")
    /// The host app stops being the active one; the object is the context.
    public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification")
    /// The host app has become the active one; the object is the context.
    public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")
}
