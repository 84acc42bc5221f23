// SPDX-License-Identifier: Apache-2.0

internal import Glibc
import LodgerSystem
import Synchronization
import Testing

/// Timers, descriptors and jobs of the event loop.
@Suite(.timeLimit(.minutes(2)))
struct EventLoopTests {
    @Test func `timers come in order of time, then of making`() async throws {
        let clock = LoopClock()
        await clock.schedule([30, 10, 20, 10, 10, 0])
        try await eventually { await clock.fired.count == 6 }
        #expect(await clock.fired == [5, 1, 3, 4, 2, 0])
        #expect(await !clock.hasFiredEarly)
    }

    @Test func `cancelled timers do not come`() async throws {
        let clock = LoopClock()
        let numbers = await clock.schedule([20, 20, 20, 20, 60]) { $0 % 2 == 1 }
        try await eventually { await clock.fired.contains(4) }
        #expect(await clock.fired == [0, 2, 4])
        await clock.cancel(numbers)
    }

    @Test func `many timers and cancellations keep their order`() async throws {
        let clock = LoopClock()
        let delays = (0..<2000).map { ($0 &* 7919) % 50 }
        await clock.schedule(delays) { $0 % 3 == 0 }
        let left = delays.indices.filter { $0 % 3 != 0 }
        try await eventually { await clock.fired.count >= left.count }
        let base = await clock.fired
        #expect(Set(base) == Set(left))
        #expect(base == left.sorted { (delays[$0], $0) < (delays[$1], $1) })
    }

    @Test func `jobs from many threads all run on the loop`() async throws {
        let counter = LoopCounter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask { for _ in 0..<500 { await counter.add() } }
            }
        }
        #expect(await counter.sum == 10_000)
        #expect(await !counter.wasElsewhere)
        #expect(!EventLoop.shared.isCurrent)
    }

    @Test func `tasks that always make more jobs do not stop timers`() async throws {
        let clock = LoopClock()
        let counter = LoopCounter()
        let busy = Task { while !Task.isCancelled { await counter.yield() } }
        await clock.schedule([5, 10])
        try await eventually { await clock.fired == [0, 1] }
        busy.cancel()
        await busy.value
    }

    @Test func `a watched descriptor is told until it is no more watched`() async throws {
        let watcher = LoopWatcher()
        let writing = try await watcher.begin()
        #expect(write(writing.number, "a", 1) == 1)
        try await eventually { await watcher.seen == ["a"] }
        #expect(write(writing.number, "b", 1) == 1)
        try await eventually { await watcher.seen == ["a", "b"] }
        await watcher.stop()
        #expect(write(writing.number, "c", 1) == 1)
        try await Task.sleep(for: .milliseconds(20))
        #expect(await watcher.seen == ["a", "b"])
    }
}

/// Fires timers and writes down which.
private actor LoopClock {
    nonisolated var unownedExecutor: UnownedSerialExecutor { EventLoop.shared.asUnownedSerialExecutor() }

    private(set) var fired: [Int] = []
    private(set) var hasFiredEarly = false
    private var count = 0

    @discardableResult
    func schedule(_ milliseconds: [Int], cancelling isCancelled: (Int) -> Bool = { _ in false }) -> [UInt64] {
        let start = Instant.now
        let numbers = milliseconds.map { delay in
            let index = count
            count += 1
            let time = start.advanced(by: .milliseconds(delay))
            return EventLoop.shared.schedule(at: time) { [weak self] in
                self?.assumeIsolated {
                    $0.fired.append(index)
                    if Instant.now < time { $0.hasFiredEarly = true }
                }
            }
        }
        cancel(numbers.enumerated().filter { isCancelled($0.offset) }.map(\.element))
        return numbers
    }

    func cancel(_ numbers: [UInt64]) { for number in numbers { EventLoop.shared.cancelTimer(number) } }
}

private actor LoopCounter {
    nonisolated var unownedExecutor: UnownedSerialExecutor { EventLoop.shared.asUnownedSerialExecutor() }

    private(set) var sum = 0
    private(set) var wasElsewhere = false

    func add() {
        sum += 1
        if !EventLoop.shared.isCurrent { wasElsewhere = true }
    }

    func yield() async { for _ in 0..<100 { await Task.yield() } }
}

private actor LoopWatcher {
    nonisolated var unownedExecutor: UnownedSerialExecutor { EventLoop.shared.asUnownedSerialExecutor() }

    private(set) var seen: [String] = []
    private var reading: SharedDescriptor?
    private var watch: EventLoop.Watch?

    func begin() throws -> SharedDescriptor {
        let (reading, writing) = try DescriptorPair.pipe().split { ($0.release(), $1.release()) }
        self.reading = SharedDescriptor(OwnedDescriptor(owning: reading))
        watch = try EventLoop.shared.watch(reading, for: .readable) { [weak self] _ in
            var byte: UInt8 = 0
            guard read(reading, &byte, 1) == 1 else { return }
            self?.assumeIsolated { $0.seen.append(String(UnicodeScalar(byte))) }
        }
        return SharedDescriptor(OwnedDescriptor(owning: writing))
    }

    func stop() { if let watch { EventLoop.shared.stop(watch) } }
}
