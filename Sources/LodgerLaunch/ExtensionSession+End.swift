// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerConnection
internal import LodgerSystem
internal import LodgerWire

extension ExtensionSession {
    /// Ends the process and returns when it is gone.
    ///
    /// An extension that still works after having completed a request gets a few seconds first, then is told that its
    /// time is up.
    package func close() async {
        if !working.isEmpty, isAlive {
            let timer = loop.schedule(at: Instant.now.advanced(by: Self.timeAfterEnd)) { [weak self] in
                self?.assumeIsolated { $0.wakeWaiters() }
            }
            await wait()
            loop.cancelTimer(timer)
            for number in working {
                connection?.notify(.ended, ["request": .integer(Int64(clamping: number)), "expired": true])
            }
        }
        // What came right behind the answer may still be told.
        connection?.drain()
        if !hasEnded, cause == nil { end(because: ExtensionFailure(.runnerLost, "The process of \(name) was ended.")) }
        while !hasEnded { await wait() }
    }

    private func wait() async {
        await withCheckedContinuation { continuation in waiters.append { continuation.resume() } }
    }

    func wakeWaiters() {
        let woken = waiters
        waiters = []
        for wake in woken { wake() }
    }
}

extension ExtensionSession {
    /// Begins to end the process: its connection closes now, and unless it goes by itself it is killed.
    func end(because failure: ExtensionFailure, at time: Instant? = nil) {
        guard !hasEnded, cause == nil else { return }
        cause = failure
        connection?.close()
        killLater(at: time ?? Instant.now.advanced(by: Self.grace))
    }

    private func killLater(at time: Instant) {
        guard graceTimer == nil else { return }
        graceTimer = loop.schedule(at: time) { [weak self] in self?.assumeIsolated { $0.killProcess() } }
    }

    private func killProcess() {
        switch process {
        case .some(let process): process.killNow()
        case .none: break
        }
    }

    /// The connection cannot go on: either the process is ending, or it has broken the protocol.
    func connectionEnded(_ error: ConnectionError) {
        switch error {
        // A process that ends closes its socket too; only one that lives on has closed it by itself.
        case .closed: killAfterClosing()
        case .violation(let violation):
            end(because: .violation("sent what the protocol does not allow: \(violation)", name: name), at: .now)
        case .incompatible: end(because: .mismatch("\(error)"), at: .now)
        case .system(let error): end(because: .violation("cannot be reached: \(error)", name: name), at: .now)
        }
    }

    private func killAfterClosing() {
        guard !hasEnded, cause == nil else { return }
        graceTimer = loop.schedule(at: Instant.now.advanced(by: Self.grace)) { [weak self] in
            self?.assumeIsolated { session in
                guard !session.hasEnded else { return }
                session.cause = .violation("closed its connection and went on", name: session.name)
                session.killProcess()
            }
        }
    }

    /// The process has ended: whatever waits for it gets its error.
    func processEnded() {
        guard !hasEnded else { return }
        guard let ending = process?.collect() else { return }
        // Answers sent just before the end still count.
        if cause == nil { connection?.drain() }
        hasEnded = true
        takeLog()
        stopWatching()
        connection?.close()
        let failure = withLog(cause ?? .ended(ending, name: name))
        finishLoading?(.failure(failure))
        finishLoading = nil
        for number in requests.keys { finish(number, .failure(failure)) }
        lastLines = log?.lines() ?? []
        log = nil
        process = nil
        connection = nil
        wakeWaiters()
    }

    func stopWatching() {
        for watch in watches { loop.stop(watch) }
        watches = []
        if let graceTimer { loop.cancelTimer(graceTimer) }
        graceTimer = nil
    }

    func takeLog() {
        guard log?.take() == false, watches.count > 1 else { return }
        // Nobody holds the other end any more; a closed pipe would be reported for ever.
        loop.stop(watches.removeLast())
    }
}

extension ExtensionFailure {
    fileprivate static func violation(_ what: String, name: String) -> ExtensionFailure {
        ExtensionFailure(
            .protocolViolation,
            "The process of \(name) \(what).",
            fix: "Descriptor 3 belongs to the runtime: an extension must neither close it nor write to it."
        )
    }

    fileprivate static func mismatch(_ message: String) -> ExtensionFailure {
        ExtensionFailure(.versionMismatch, "\(message).", fix: "Install lodger and lodger-runner of one version.")
    }

    fileprivate static func ended(_ ending: ChildProcess.Ending, name: String) -> ExtensionFailure {
        switch ending {
        case .exited(let status):
            var failure = ExtensionFailure(
                .exited,
                "\(name) ended its process with status \(status) before it answered.",
                fix: "End a request with completeRequest or cancelRequest, never the process."
            )
            failure.exitStatus = status
            return failure
        case .signalled(let signal):
            let fromOutside = [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal)
            let signalName = Signal.name(signal)
            var failure = ExtensionFailure(
                fromOutside ? .runnerLost : .crashed,
                fromOutside
                    ? "The process of \(name) was ended from outside (\(signalName))."
                    : "\(name) crashed (\(signalName)).",
                fix: fromOutside ? "Ask again." : "The log below has what it printed last."
            )
            failure.signal = signal
            return failure
        }
    }
}
