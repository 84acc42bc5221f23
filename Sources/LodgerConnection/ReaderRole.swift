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
        var hasEnded = false
    }

    /// Handlers that may wait at once; beyond, a request that waits for another one waits for its deadline.
    private static let mostThreads = 64

    private let state = Monitor(State())

    /// Waits for the role, unless the caller has kept it.
    ///
    /// - Returns: Whether there is still something to read.
    func take() -> Bool {
        let me = pthread_self()
        var isCounted = false
        return state.wait { state in
            guard state.reader == nil || state.reader == me || state.hasEnded else {
                if !isCounted { state.waiting += 1 }
                isCounted = true
                return nil
            }
            if isCounted { state.waiting -= 1 }
            if !state.hasEnded { state.reader = me }
            return !state.hasEnded
        }
    }

    /// Gives the role up if the caller has it.
    ///
    /// - Returns: Whether a thread must be made that takes it.
    func giveUp() -> Bool {
        let me = pthread_self()
        return state.change(wakingAll: false) { state in
            guard state.reader == me, !state.hasEnded, state.waiting > 0 || state.threads < Self.mostThreads else {
                return false
            }
            state.reader = nil
            guard state.waiting == 0 else { return false }
            state.threads += 1
            return true
        }
    }

    /// Takes the role back because no thread could be made.
    func takeBack() {
        state.withLock { state in
            state.threads -= 1
            // One that had waited as a handler may have come for it meanwhile.
            if state.reader == nil { state.reader = pthread_self() }
        }
    }

    /// Sends everyone away who waits for the role, now and later.
    func end() { state.change { $0.hasEnded = true } }
}
