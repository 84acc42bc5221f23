// SPDX-License-Identifier: Apache-2.0

/// The requests and notices that this version knows.
package enum Route: String, Sendable, CaseIterable {
    /// Host to runner, request: load the extension's library.
    case load = "extension/load"
    /// Host to extension, request: handle items; its reply completes the extension context, its failure cancels it.
    case begin = "context/begin"
    /// Host to extension, notice: the completed answer has arrived, or time for work after it is up.
    case ended = "context/ended"
    /// Extension to host, notice: the work after completion is done.
    case finished = "context/finished"
    /// Extension to host, notice: something harmless that its author should know.
    case diagnostic = "context/diagnostic"
    /// Extension to host, request: one value of one attachment.
    case loadItem = "item/load"
    /// Extension to host, request: open an address for the person.
    case open = "context/open"
}

extension RemoteError {
    /// The answer to a request that the receiver does not know.
    package static func unknownRoute(_ route: String) -> RemoteError {
        RemoteError(name: "unknown-route", message: "There is no request “\(route.prefix(100))” in this version.")
    }
}
