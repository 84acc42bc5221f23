// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the principal class of an extension does.
///
/// ```swift
/// final class Shouter: NSObject, NSExtensionRequestHandling {
///     func beginRequest(with context: NSExtensionContext) {
///         context.completeRequest(returningItems: context.inputItems)
///     }
/// }
/// ```
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// A request begins; called once on a new object for each request, on a queue that is not the main one.
    ///
    /// The object is kept until the request ends, the context only as long as somebody holds it: one that is given up
    /// cancels the request.
    func beginRequest(with context: NSExtensionContext)
}
