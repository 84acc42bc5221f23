// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A value that goes from one thread to another and is used by one at a time.
///
/// Apple's interfaces take closures and objects that are not marked as sendable.
struct Transferred<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A completion that is called exactly once: by the first who finishes it, else when everybody has given it up.
final class Once<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var completion: ((Value) -> Void)?
    private let ifGivenUp: (() -> Value)?

    init(ifGivenUp: (() -> Value)? = nil, _ completion: @escaping (Value) -> Void) {
        self.completion = completion
        self.ifGivenUp = ifGivenUp
    }

    deinit {
        if let completion, let ifGivenUp { completion(ifGivenUp()) }
    }

    func finish(_ value: Value) {
        let completion = lock.withLock { () -> ((Value) -> Void)? in
            defer { self.completion = nil }
            return self.completion
        }
        completion?(value)
    }
}
