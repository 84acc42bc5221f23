// SPDX-License-Identifier: Apache-2.0

internal import LodgerConnection
internal import LodgerSystem
internal import LodgerWire

/// One extension process, from its start to its end.
///
/// Everything happens on the event loop. A request ends exactly once: with an answer, with an error of the extension's,
/// at its deadline, or with the process.
package actor ExtensionSession {
    /// A request that the extension has in work.
    struct Request {
        var source: any ItemSource
        var finish: (Result<LoadedValue, ExtensionFailure>) -> Void
        var timer: UInt64
    }

    /// How long a process may take to end by itself once its connection is closed.
    static let grace: Duration = .milliseconds(100)
    /// How long work after completion may take.
    static let timeAfterEnd: Duration = .seconds(5)

    package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe EventLoop.shared.asUnownedSerialExecutor() }

    let loop = EventLoop.shared
    let name: String
    var process: ChildProcess?
    var connection: LoopConnection?
    var log: LogTail?
    var watches: [EventLoop.Watch] = []
    var requests: [UInt64: Request] = [:]
    /// Called with what remains to be said when the load request has no answer yet.
    var finishLoading: ((Result<LoadedValue, ExtensionFailure>) -> Void)?
    /// Completed requests whose extension still works.
    var working: Set<UInt64> = []
    /// Why the process is being ended, where this side ends it.
    var cause: ExtensionFailure?
    var graceTimer: UInt64?
    var hasEnded = false
    /// What wakes those who wait for the end.
    var waiters: [() -> Void] = []
    /// Harmless things that should not have happened, as sentences.
    package private(set) var diagnostics: [String] = []
    /// The last lines that the extension printed, known once it has ended.
    package internal(set) var lastLines: [String] = []

    /// A session that runs nothing yet.
    package init(name: String) {
        self.name = name
    }

    /// Whether the process can take a request.
    package var isAlive: Bool { !hasEnded && cause == nil }

    /// The number of the process, where there is one.
    package var processIdentifier: Int32? {
        switch process {
        case .some(let process): process.identifier
        case .none: nil
        }
    }

    func note(_ diagnostic: String) {
        if diagnostics.count < 100 { diagnostics.append(diagnostic) }
    }
}
