// SPDX-License-Identifier: Apache-2.0

/// Who of the two sides counts how: the host takes odd numbers, the extension even ones, so that a number tells whose
/// request a frame belongs to.
package enum Side: UInt64, Sendable {
    case host = 1
    case `extension` = 2

    /// Whether a request number is one that this side gives out.
    package func owns(_ number: UInt64) -> Bool { number % 2 == rawValue % 2 }
}

/// Requests that wait for their answer, by number.
package struct PendingRequests<Handler> {
    private var next: UInt64
    private var handlers: [UInt64: Handler] = [:]

    package init(_ side: Side) {
        next = side.rawValue
    }

    package var count: Int { handlers.count }

    /// Gives a request its number.
    package mutating func insert(_ handler: Handler) -> UInt64 {
        defer { next &+= 2 }
        handlers[next] = handler
        return next
    }

    /// Has the answer of a request that was taken go elsewhere.
    package mutating func put(_ number: UInt64, _ handler: Handler) {
        handlers[number] = handler
    }

    package subscript(number: UInt64) -> Handler? { handlers[number] }

    /// Ends a request.
    package mutating func take(_ number: UInt64) -> Handler? { handlers.removeValue(forKey: number) }

    /// Ends all requests.
    package mutating func takeAll() -> [Handler] {
        defer { handlers.removeAll() }
        return Array(handlers.values)
    }
}
