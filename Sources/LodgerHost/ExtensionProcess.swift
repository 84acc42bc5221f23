// SPDX-License-Identifier: Apache-2.0

internal import LodgerLaunch
internal import LodgerRegistry
internal import LodgerRouter
internal import LodgerWire

/// An extension that stays alive between requests, so that each costs microseconds instead of a start.
///
/// Requests may overlap. An extension that misses one deadline is ended, and every later request fails.
public struct ExtensionProcess: Sendable {
    private let identifier: String
    private let session: ExtensionSession
    private let deliversItems: Bool

    init(_ session: ExtensionSession, identifier: String, deliversItems: Bool) {
        self.session = session
        self.identifier = identifier
        self.deliversItems = deliversItems
    }

    /// Asks the extension and waits for its items.
    ///
    /// - Parameters:
    ///   - items: What the person selected.
    ///   - deadline: How long the answer may take; the process is ended then.
    /// - Returns: What the extension made of the items; nothing from a share extension, unless the host wants that.
    /// - Throws: A `HostError`.
    public func request(
        items: [ExtensionItem],
        deadline: Duration = .seconds(30)
    ) async throws(HostError) -> [ExtensionItem] {
        let request = Request.newIdentifier()
        let payload: WireValue = ["identifier": .string(request), "items": WireValue(items)]
        do throws(ExtensionFailure) {
            let broker = ItemBroker(items: items, onProgress: nil)
            let answer = try await session.begin(payload, source: broker, deadline: deadline)
            guard let returned = ExtensionItem.items(answer.value, descriptors: answer.descriptors) else {
                throw ExtensionFailure(.protocolViolation, "\(identifier) returned something that is no list of items.")
            }
            return deliversItems ? returned : []
        } catch {
            throw HostError(error, extension: identifier, request: request)
        }
    }

    /// The number of the process; nil once it has ended.
    public var processIdentifier: Int32? {
        get async { await session.processIdentifier }
    }

    /// Ends the process and returns when it is gone.
    public func end() async { await session.close() }
}

extension Host {
    /// Starts an extension that can be asked more than once; end it with `end()`.
    ///
    /// - Parameters:
    ///   - identifier: The extension's bundle identifier.
    ///   - deadline: How long starting and loading may take.
    /// - Throws: A `HostError`; no process is left then.
    public func start(_ identifier: String, deadline: Duration = .seconds(30)) async throws(HostError) -> ExtensionProcess {
        let entry = try entry(identifier)
        do throws(ExtensionFailure) {
            let session = try await router.start(entry, deadline: deadline)
            return ExtensionProcess(session, identifier: identifier, deliversItems: !drops(entry))
        } catch {
            throw HostError(error, extension: identifier, request: nil)
        }
    }
}
