// SPDX-License-Identifier: Apache-2.0

internal import LodgerConnection
package import LodgerSystem
package import LodgerWire

extension ExtensionSession {
    /// Hands the extension a request and waits for its end.
    ///
    /// - Parameters:
    ///   - payload: What `context/begin` carries.
    ///   - source: What the host does for the extension meanwhile.
    ///   - deadline: When the answer must have come; at this point the process is ended.
    ///   - start: What the deadline counts from.
    /// - Returns: The answer's items, and the descriptors that they speak of.
    /// - Throws: An `ExtensionFailure`; one named `cancelled` also where the calling task was cancelled.
    package func begin(
        _ payload: WireValue,
        source: any ItemSource,
        deadline: Duration,
        since start: Instant = .now
    ) async throws(ExtensionFailure) -> LoadedValue {
        let token = CancellationToken()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                token.number = self.start(payload, source, deadline, since: start) {
                    continuation.resume(returning: $0)
                }
                if Task.isCancelled { cancel(token) }
            }
        } onCancel: {
            Task { await self.cancel(token) }
        }
        return try result.get()
    }

    /// Ends a request because its task was cancelled.
    private func cancel(_ token: CancellationToken) {
        guard let number = token.number, requests[number] != nil else { return }
        withdrawn.insert(number)
        connection?.cancel(number) { [weak self] in self?.assumeIsolated { $0.endedWithdrawn(number) } }
        finish(number, .failure(.taskCancelled(name)))
    }

    private func start(
        _ payload: WireValue,
        _ source: any ItemSource,
        _ deadline: Duration,
        since start: Instant,
        _ done: @escaping (Result<LoadedValue, ExtensionFailure>) -> Void
    ) -> UInt64? {
        guard isAlive, let connection else {
            done(.failure(cause ?? .gone(name)))
            return nil
        }
        let number = connection.request(
            .begin,
            payload,
            progressed: { source.progressed(completed: $0, total: $1) },
            answered: { [weak self] number, answer in self?.assumeIsolated { $0.answered(number, answer) } }
        )
        let timer = loop.schedule(at: start.advanced(by: deadline)) { [weak self] in
            self?.assumeIsolated { $0.missed(number, deadline) }
        }
        requests[number] = Request(source: source, finish: done, timer: timer)
        return number
    }

    /// The extension has ended a request that nobody waits for any more.
    private func endedWithdrawn(_ number: UInt64) {
        withdrawn.remove(number)
        if withdrawn.isEmpty { wakeWaiters() }
    }

    private func answered(_ number: UInt64, _ answer: LoopConnection.Answer) {
        switch answer {
        case .success(let answer):
            if answer.value["wantsEnd"]?.bool == true {
                working.insert(number)
                connection?.notify(.ended, ["request": .integer(Int64(clamping: number)), "expired": false])
            }
            finish(number, .success(LoadedValue(answer.value["items"] ?? .array([]), descriptors: answer.descriptors)))
        case .failure(let error): finish(number, .failure(.cancelled(error, name: name)))
        }
    }

    private func missed(_ number: UInt64, _ deadline: Duration) {
        connection?.cancel(number)
        let failure = ExtensionFailure.missedDeadline(deadline, name: name)
        finish(number, .failure(failure))
        end(because: failure, at: .now)
    }

    func finish(_ number: UInt64, _ result: Result<LoadedValue, ExtensionFailure>) {
        guard let request = requests.removeValue(forKey: number) else { return }
        loop.cancelTimer(request.timer)
        request.finish(result.mapError { withLog($0) })
    }

    func withLog(_ failure: ExtensionFailure) -> ExtensionFailure {
        takeLog()
        var failure = failure
        if failure.name != .cancelled { failure.log = log?.lines() ?? [] }
        return failure
    }
}

// MARK: - What the extension asks of its host

extension ExtensionSession {
    func serve(_ number: UInt64, _ route: String, _ payload: WireValue) {
        guard let context = payload["request"]?.integer.flatMap(UInt64.init(exactly:)),
            let source = requests[context]?.source
        else {
            let isKnown = route == Route.loadItem.rawValue || route == Route.open.rawValue
            connection?.fail(number, isKnown ? .noContext : .unknownRoute(route))
            return
        }
        switch Route(rawValue: route) {
        case .loadItem:
            guard let item = payload["item"]?.integer.flatMap(Int.init(exactly:)),
                let attachment = payload["attachment"]?.integer.flatMap(Int.init(exactly:)),
                let type = payload["type"]?.string
            else {
                connection?.fail(number, RemoteError(name: "bad-input", message: "The request names no attachment."))
                return
            }
            Task { await self.load(number, source, item: item, attachment: attachment, type: type) }
        case .open:
            let address = payload["url"]?.string ?? ""
            Task {
                let opened = await source.open(address)
                self.connection?.reply(number, ["opened": .bool(opened)])
            }
        default: connection?.fail(number, .unknownRoute(route))
        }
    }

    private func load(_ number: UInt64, _ source: any ItemSource, item: Int, attachment: Int, type: String) async {
        switch await source.value(item: item, attachment: attachment, type: type) {
        case .success(let loaded): connection?.reply(number, ["value": loaded.value], descriptors: loaded.descriptors)
        case .failure(let error): connection?.fail(number, error)
        }
    }

    func heard(_ route: String, _ payload: WireValue) {
        switch Route(rawValue: route) {
        case .diagnostic: note(String((payload["message"]?.string ?? "").prefix(1000)))
        case .finished:
            guard let number = payload["request"]?.integer.flatMap(UInt64.init(exactly:)) else { return }
            working.remove(number)
            if working.isEmpty { wakeWaiters() }
        default: break
        }
    }
}

/// The number of a request, for whoever cancels its task.
///
/// Only the session touches it.
private final class CancellationToken: @unchecked Sendable {
    var number: UInt64?
}

extension RemoteError {
    fileprivate static var noContext: RemoteError {
        RemoteError(
            domain: itemProviderDomain,
            code: -1000,
            message: "The request has ended; its attachments cannot be loaded any more."
        )
    }
}

extension ExtensionFailure {
    fileprivate static func taskCancelled(_ name: String) -> ExtensionFailure {
        var failure = ExtensionFailure(.cancelled, "The request to \(name) was cancelled.")
        failure.underlying = RemoteError(domain: RemoteError.cocoaDomain, code: 3072, message: failure.message)
        return failure
    }

    fileprivate static func cancelled(_ error: RemoteError, name: String) -> ExtensionFailure {
        let isViolation = error.domain == RemoteError.lodgerDomain && error.name == "protocol-violation"
        let message = "\(name) cancelled the request: \(error.message.prefix(1000))"
        var failure = ExtensionFailure(isViolation ? .protocolViolation : .cancelled, message, fix: error.fix)
        // An error of Lodger's own has its number from its name.
        if failure.name == .cancelled { failure.underlying = error }
        return failure
    }

    fileprivate static func missedDeadline(_ deadline: Duration, name: String) -> ExtensionFailure {
        ExtensionFailure(
            .deadline,
            "\(name) did not answer within \(deadline.inSeconds).",
            fix: "End every request with completeRequest or cancelRequest, or allow more time."
        )
    }

    fileprivate static func gone(_ name: String) -> ExtensionFailure {
        ExtensionFailure(.runnerLost, "The process of \(name) has ended.", fix: "Start it again.")
    }
}

extension Duration {
    /// The duration as people read it.
    var inSeconds: String {
        let (seconds, attoseconds) = components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        if milliseconds == 0 { return "\(seconds) s" }
        return seconds == 0 ? "\(milliseconds) ms" : "\(seconds).\(String(1000 + milliseconds).dropFirst()) s"
    }
}
