// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// The right to read from a connection, held by one thread at a time.
///
/// The thread that reads a request also handles it, so that an ordinary request costs no change of threads. A handler
/// that is about to wait for something which arrives on the same connection gives the role up first; another thread,
/// made if need be, then reads on.
final class ReaderRole: Sendable {
    private struct State {
        var reader: pthread_t?
        var waiting = 0
        var threads = 0
    }

    /// Handlers that may wait at once; beyond, a request that waits for another one waits for its deadline.
    private static let mostThreads = 64

    private let state = Monitor(State())

    /// Waits for the role, unless the caller has kept it.
    func take() {
        let me = pthread_self()
        if state.withLock({ $0.reader == me }) { return }
        state.withLock { $0.waiting += 1 }
        state.wait { state in
            guard state.reader == nil else { return Optional<Void>.none }
            state.reader = me
            state.waiting -= 1
            return ()
        }
    }

    /// Gives the role up if the caller has it.
    ///
    /// - Returns: Whether a thread must be made that takes it.
    func giveUp() -> Bool {
        let me = pthread_self()
        return state.change(wakingAll: false) { state in
            guard state.reader == me, state.waiting > 0 || state.threads < Self.mostThreads else { return false }
            state.reader = nil
            guard state.waiting == 0 else { return false }
            state.threads += 1
            return true
        }
    }
}
