// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc
internal import Synchronization

/// One thread that waits for descriptors and timers and runs the actors that use it.
///
/// Resuming a task on the default executor costs some 30 µs; here the thread that has read a frame goes on with the
/// task that waits for it. The thread lives as long as the process, so children may be started from it with a
/// parent-death signal.
package final class EventLoop: SerialExecutor, TaskExecutor {
    /// The loop of this process.
    package static let shared: EventLoop = EventLoop()

    private struct Inbox {
        var jobs: [UnownedJob] = []
        var isAwake = false
    }

    /// What only the loop's own thread touches: every use checks that it is there.
    private final class Local: @unchecked Sendable {
        var handlers: [UInt64: (Readiness) -> Void] = [:]
        var lastToken: UInt64 = 0
        var timers = TimerQueue()
    }

    private let inbox = Mutex(Inbox())
    private let epoll: CInt
    private let wakeUp: CInt
    private let local = Local()
    private let thread = Atomic<UInt>(0)

    private init() {
        epoll = CLodgerLinux_epoll_create()
        wakeUp = CLodgerLinux_eventfd()
        CLodgerLinux_epoll_set(epoll, wakeUp, CLODGERLINUX_READABLE, 0, 1)
        DetachedThread.start { [self] in run() }
    }

    /// Whether the caller is on the loop's thread.
    package var isCurrent: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let mustWake = inbox.withLock { inbox in
            inbox.jobs.append(job)
            defer { inbox.isAwake = true }
            return !inbox.isAwake
        }
        guard mustWake, !isCurrent else { return }
        var one: UInt64 = 1
        unsafe write(wakeUp, &one, 8)
    }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }

    package func isIsolatingCurrentContext() -> Bool? { isCurrent }

    package func checkIsolated() { precondition(isCurrent, "not on the event loop") }
}

// MARK: - Descriptors and timers, on the loop's thread only

extension EventLoop {
    /// What a descriptor is ready for.
    package struct Readiness: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static var readable: Self { Self(rawValue: CLODGERLINUX_READABLE) }
        package static var writable: Self { Self(rawValue: CLODGERLINUX_WRITABLE) }
        package static var hangUp: Self { Self(rawValue: CLODGERLINUX_HANGUP) }
    }

    /// A descriptor that the loop watches.
    package struct Watch: Sendable {
        fileprivate let token: UInt64
        fileprivate let descriptor: CInt
    }

    /// Calls `handler` whenever a descriptor is ready.
    package func watch(
        _ descriptor: CInt,
        for readiness: Readiness,
        _ handler: @escaping (Readiness) -> Void
    ) throws(SystemError) -> Watch {
        checkIsolated()
        local.lastToken += 1
        let token = local.lastToken
        try checked(CLodgerLinux_epoll_set(epoll, descriptor, readiness.rawValue, token, 1), call: "epoll_ctl")
        local.handlers[token] = handler
        return Watch(token: token, descriptor: descriptor)
    }

    /// Changes what a watched descriptor is watched for.
    package func change(_ watch: Watch, to readiness: Readiness) {
        checkIsolated()
        CLodgerLinux_epoll_set(epoll, watch.descriptor, readiness.rawValue, watch.token, 0)
    }

    /// Stops watching; call it before the descriptor is closed.
    package func stop(_ watch: Watch) {
        checkIsolated()
        guard local.handlers.removeValue(forKey: watch.token) != nil else { return }
        CLodgerLinux_epoll_remove(epoll, watch.descriptor)
    }

    /// Calls `handler` once at a time, unless cancelled before.
    package func schedule(at time: Instant, _ handler: @escaping () -> Void) -> UInt64 {
        checkIsolated()
        return local.timers.insert(at: time, handler)
    }

    /// Forgets a timer.
    package func cancelTimer(_ number: UInt64) {
        checkIsolated()
        local.timers.cancel(number)
    }
}

// MARK: - The thread

extension EventLoop {
    private func run() {
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        unsafe CLodgerLinux_name_thread("lodger-loop")
        var events = [CLodgerLinux_event](repeating: CLodgerLinux_event(), count: 64)
        while true {
            runJobs()
            let count = unsafe CLodgerLinux_epoll_wait(epoll, &events, 64, millisecondsToWait())
            for event in events.prefix(max(0, Int(count))) {
                if event.token == 0 {
                    var counter: UInt64 = 0
                    unsafe read(wakeUp, &counter, 8)
                } else {
                    local.handlers[event.token]?(Readiness(rawValue: event.events))
                }
            }
            let now = Instant.now
            while let handler = local.timers.takeDue(at: now) { handler() }
        }
    }

    private func runJobs() {
        while true {
            let jobs = inbox.withLock { inbox in
                let jobs = inbox.jobs
                inbox.jobs.removeAll(keepingCapacity: true)
                inbox.isAwake = !jobs.isEmpty
                return jobs
            }
            if jobs.isEmpty { return }
            for job in jobs {
                unsafe job.runSynchronously(
                    isolatedTo: asUnownedSerialExecutor(),
                    taskExecutor: asUnownedTaskExecutor()
                )
            }
        }
    }

    private func millisecondsToWait() -> CInt {
        guard let next = local.timers.next else { return -1 }
        let now = Instant.now
        guard next > now else { return 0 }
        // Rounded up, so that the loop does not spin through the last millisecond.
        return CInt(clamping: (next.nanoseconds - now.nanoseconds + 999_999) / 1_000_000)
    }
}
