// SPDX-License-Identifier: Apache-2.0

/// The way from an extension's context to its host.
package protocol ContextChannel: Sendable {
    /// Asks for a value; `completion` is called exactly once.
    func load(item: Int, attachment: Int, type: String, completion: @escaping @Sendable (Result<ValueBox, ErrorBox>) -> Void)
    /// Ends the request with items; `wantsEnd` asks for `ExtensionContext.hostEnded`.
    func complete(_ context: ExtensionContext, items: ValueBox?, wantsEnd: Bool) -> Bool
    /// Ends the request with an error.
    func cancel(_ error: ErrorBox) -> Bool
    /// Tells how far the work is.
    func progress(completed: Int64, total: Int64) -> Bool
    /// Asks the host to open an address.
    func open(_ address: String, completion: @escaping @Sendable (Bool) -> Void)
    /// Tells the host of something harmless that the extension's author should know.
    func note(_ text: String)
    /// The calling thread may be the one that hears of news; it is about to wait for some.
    func willWait()
}
