// SPDX-License-Identifier: Apache-2.0

/// Work that waits for its time: earliest first, of equal times in the order in which it came.
struct TimerQueue {
    private var heap: [(time: Instant, number: UInt64)] = []
    private var handlers: [UInt64: () -> Void] = [:]
    private var lastNumber: UInt64 = 0

    /// The time of the earliest timer that still counts.
    var next: Instant? {
        mutating get {
            while let first = heap.first, handlers[first.number] == nil { removeFirst() }
            return heap.first?.time
        }
    }

    mutating func insert(at time: Instant, _ handler: @escaping () -> Void) -> UInt64 {
        lastNumber += 1
        handlers[lastNumber] = handler
        heap.append((time, lastNumber))
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
        return lastNumber
    }

    mutating func cancel(_ number: UInt64) {
        handlers[number] = nil
        // Cancelled timers leave their place in the heap; without this a busy host would collect them until due.
        guard heap.count > 64, heap.count > 2 * handlers.count else { return }
        heap = heap.filter { handlers[$0.number] != nil }.sorted { $0 < $1 }
    }

    /// Takes the earliest timer if its time has come.
    mutating func takeDue(at now: Instant) -> (() -> Void)? {
        guard let time = next, time <= now, let number = heap.first?.number else { return nil }
        removeFirst()
        return handlers.removeValue(forKey: number)
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child] < heap[least] { least = child }
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
