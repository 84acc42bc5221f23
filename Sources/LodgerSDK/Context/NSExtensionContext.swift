// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import Synchronization

/// One request of a host app: its items, and the ways to end it.
///
/// Exactly one of `completeRequest` and `cancelRequest` ends a request, from any thread; whatever is called after
/// that has no effect and leaves a line in the log.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    private let handle: ContextHandle?
    private let folder: TemporaryFolder?
    private let hasEnded = Atomic(false)
    private let principalObject = NSLock()
    private var heldObject: (any NSExtensionRequestHandling)?

    /// What the person selected, as `NSExtensionItem` objects; empty where the extension was started without.
    open private(set) var inputItems: [Any]

    /// A context without a host, for an extension's own tests: ending it has no effect.
    public override init() {
        handle = nil
        folder = nil
        inputItems = []
        super.init()
    }

    init(_ handle: ContextHandle) {
        let folder = TemporaryFolder(in: RuntimeEnvironment.current.temporaryPath)
        self.handle = handle
        self.folder = folder
        inputItems = NSExtensionItem.items(of: handle, folder: folder)
        super.init()
    }

    /// Whether the host does not want the answer any more; nothing is lost by ending the work then.
    public var isCancelled: Bool { handle?.isCancelled ?? false }

    /// Tells the host how far the work is.
    ///
    /// - Parameters:
    ///   - completed: How many units are done.
    ///   - total: How many there are; 0 where that is not known.
    public func reportProgress(completed: Int64, total: Int64) { handle?.report(completed: completed, total: total) }

    /// Keeps the principal object until the request has ended.
    func hold(_ object: any NSExtensionRequestHandling) {
        principalObject.withLock { if !hasEnded.load(ordering: .acquiring) { heldObject = object } }
    }

    /// Takes the right to end the request, which is given once.
    private func takeEnd(_ call: String) -> Bool {
        let isFirst = hasEnded.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
            .exchanged
        guard isFirst else {
            Diagnostics.report("\(call) was ignored: the request has ended already.")
            return false
        }
        // The object may go with this, so it goes without the lock.
        let held = principalObject.withLock { () -> (any NSExtensionRequestHandling)? in
            defer { heldObject = nil }
            return heldObject
        }
        withExtendedLifetime(held) {}
        return true
    }
}

// MARK: - Ending a request

extension NSExtensionContext {
    /// Ends the request with items.
    ///
    /// Providers of returned items are asked for their first value before the host has its answer; where one fails,
    /// the request is cancelled with an error that names it. The host goes on first, then `completionHandler` runs with
    /// `false`, and once more with `true` where the process is about to be ended.
    ///
    /// - Parameters:
    ///   - items: `NSExtensionItem` objects, or `nil` for none.
    ///   - completionHandler: Work after the answer. Called with `true` at once where there is no time for any: the
    ///     request has ended before, or its host is gone.
    public func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        guard takeEnd("completeRequest(returningItems:)"), let handle else {
            completionHandler?(true)
            return
        }
        let ended = completionHandler.map { handler in { (expired: Bool) in handler(expired) } }
        guard let items, !items.isEmpty else { return handle.complete(nil, ended: ended) }
        let returned: ReturnedItems
        do {
            returned = try ReturnedItems(items, handle.boundary)
        } catch {
            return cancel(handle, error, ended)
        }
        let work = Transferred((returned, ended))
        Task.detached {
            do {
                handle.complete(try await work.value.0.encoded(), ended: work.value.1)
            } catch {
                self.cancel(handle, error, work.value.1)
            }
        }
    }

    /// Ends the request with items.
    ///
    /// - Parameter items: `NSExtensionItem` objects, or `nil` for none.
    /// - Returns: Whether the work after the answer has no time left.
    @discardableResult
    public func completeRequest(returningItems items: [Any]?) async -> Bool {
        let items = Transferred(items)
        return await withCheckedContinuation { continuation in
            let once = Once<Bool> { continuation.resume(returning: $0) }
            completeRequest(returningItems: items.value) { once.finish($0) }
        }
    }

    /// Ends the request with items, as the first systems with extensions called it.
    @available(*, deprecated, renamed: "completeRequest(returningItems:completionHandler:)")
    public func completeRequestReturningItems(
        _ items: [Any]?,
        expirationHandler: (() -> Void)?,
        completion: (() -> Void)?
    ) {
        completeRequest(returningItems: items) { expired in expired ? expirationHandler?() : completion?() }
    }

    /// Ends the request with items, as the first systems with extensions called it.
    @available(*, deprecated, renamed: "completeRequest(returningItems:completionHandler:)")
    public func completeRequest(
        returningItems items: [Any]?,
        expirationHandler: (() -> Void)?,
        completion: (() -> Void)?
    ) {
        completeRequestReturningItems(items, expirationHandler: expirationHandler, completion: completion)
    }

    /// Ends the request with an error.
    ///
    /// The host receives domain, code, description, and of the rest what a property list can hold. The person's own
    /// cancellation is `CocoaError(.userCancelled)`.
    public func cancelRequest(withError error: any Error) {
        guard takeEnd("cancelRequest(withError:)") else { return }
        handle?.cancel(error)
    }

    private func cancel(_ handle: ContextHandle, _ error: any Error, _ ended: ((Bool) -> Void)?) {
        handle.cancel(error)
        ended?(true)
    }
}

// MARK: - Opening addresses

extension NSExtensionContext {
    /// Asks the host to open an address; share and action extensions may not, as on Apple's systems.
    public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        guard let handle else {
            completionHandler?(false)
            return
        }
        handle.open(url.absoluteString) { completionHandler?($0) }
    }

    /// Asks the host to open an address; share and action extensions may not, as on Apple's systems.
    ///
    /// - Returns: Whether it was opened.
    @discardableResult
    public func open(_ url: URL) async -> Bool {
        await withCheckedContinuation { continuation in open(url) { continuation.resume(returning: $0) } }
    }
}
