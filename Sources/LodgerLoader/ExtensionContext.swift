// SPDX-License-Identifier: Apache-2.0

package import LodgerWire
internal import Synchronization

/// What a `lodger_context_t` points to: a request from its items to its one end.
package final class ExtensionContext: Sendable {
    /// What an extension does once the host has its answer.
    @safe
    struct AfterEnd: @unchecked Sendable {
        // The pointer is the extension's; it said that any thread may use it.
        let callback: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void
        let userData: UnsafeMutableRawPointer?

        func run(expired: Bool) { unsafe callback(userData, expired ? 1 : 0) }
    }

    private struct State {
        var hasEnded = false
        var isCancelled = false
        var afterEnd: AfterEnd?
        var hasRunAfterEnd = false
    }

    package let identifier: String
    let identifierText: CText
    let items: ValueBox
    /// Number of attachments of each item.
    let attachmentCounts: [Int]
    let channel: any ContextChannel
    private let state = Mutex(State())

    package init(identifier: String, items: WireValue, channel: any ContextChannel) {
        self.identifier = identifier
        self.channel = channel
        identifierText = CText(identifier)
        self.items = ValueBox(items)
        attachmentCounts = (items.array ?? []).map { $0["attachments"]?.array?.count ?? 0 }
    }

    deinit {
        guard !state.withLock({ $0.hasEnded }) else { return }
        let error = RemoteError(
            name: "protocol-violation",
            message: "The extension gave its context up without completing or cancelling the request.",
            fix: "End every request with completeRequest(returningItems:) or cancelRequest(withError:)."
        )
        _ = channel.cancel(ErrorBox(error))
    }

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Marks the request as not wanted any more.
    package func hostCancelled() { state.withLock { $0.isCancelled = true } }

    /// Runs what the extension does after its answer has arrived, or when its time is up.
    package func hostEnded(expired: Bool) {
        let afterEnd: AfterEnd? = state.withLock { state in
            guard expired || !state.hasRunAfterEnd else { return nil }
            state.hasRunAfterEnd = true
            defer { if expired { state.afterEnd = nil } }
            return state.afterEnd
        }
        afterEnd?.run(expired: expired)
    }

    /// Takes the right to end the request: given once.
    func takeEnd(_ afterEnd: AfterEnd?) -> Bool {
        state.withLock { state in
            guard !state.hasEnded else { return false }
            state.hasEnded = true
            state.afterEnd = afterEnd
            return true
        }
    }
}
