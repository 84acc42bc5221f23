// SPDX-License-Identifier: Apache-2.0

package import LodgerRegistry
package import LodgerLaunch
package import LodgerWire
internal import Synchronization

/// One request to one extension.
package struct Request: Sendable {
    package var entry: CatalogEntry
    /// The items, with types but without values.
    package var items: WireValue
    /// A name of the request, different for each.
    package var identifier: String
    /// From the call to the answer, the start of the process included.
    package var deadline: Duration

    package init(to entry: CatalogEntry, items: WireValue, deadline: Duration) {
        self.entry = entry
        self.items = items
        self.deadline = deadline
        identifier = Self.newIdentifier()
    }

    /// What `context/begin` carries.
    package var payload: WireValue { ["identifier": .string(identifier), "items": items] }

    /// Where this process's identifiers begin: random, so that those of others differ.
    private static let first = (high: UInt64.random(in: .min ... .max), low: UInt64.random(in: .min ... .max))
    private static let count = Atomic<UInt64>(0)

    /// An identifier in the form of a UUID of version 4, unlike any other.
    package static func newIdentifier() -> String {
        // Counting from a random start spares each request two calls of the system's random generator.
        let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
        let high = first.high & ~0xF000 | 0x4000
        let low = (first.low &+ number) & ~(0b11 << 62) | 0b10 << 62
        let digits = [high, low].map { String(repeating: "0", count: $0.leadingZeroBitCount / 4) + String($0, radix: 16) }
            .joined()
        var text = ""
        for (index, digit) in digits.enumerated() {
            if [8, 12, 16, 20].contains(index) { text.append("-") }
            text.append(digit)
        }
        return text.uppercased()
    }
}

/// How a request ended.
package struct RequestResult: Sendable {
    package var outcome: Result<LoadedValue, ExtensionFailure> = .success(LoadedValue(.array([])))
    /// Harmless things that should not have happened.
    package var diagnostics: [String] = []
    /// The last lines that the extension printed.
    package var log: [String] = []
    /// Milliseconds from the call to the loaded extension.
    package var launch: Double = 0
    /// Milliseconds from there to the answer.
    package var request: Double = 0
    /// Milliseconds from the call until the process was gone.
    package var total: Double = 0
}
