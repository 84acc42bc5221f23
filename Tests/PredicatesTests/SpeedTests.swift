// SPDX-License-Identifier: Apache-2.0

import LodgerTypes
import Predicates
import Testing

/// Prints how long reading and evaluating take; the answers alone are checked, since machines differ.
@Suite(.serialized)
struct SpeedTests {
    static let nine = (0..<9).map { "name CONTAINS 'n\($0)'" }.joined(separator: " OR ") + " OR name == 'Lodger'"

    @Test(arguments: [
        "name LIKE 'Lod*'", "tags.@count == 2", "name BEGINSWITH 'L' AND age > 30 AND tags.@count == 2", nine,
        "SUBQUERY(tags, $t, $t == 'a').@count == 1", "name MATCHES '[A-Z].*'",
    ])
    func `reading and evaluating take few microseconds`(text: String) throws {
        let value: PropertyListValue = .dictionary([
            "name": .string("Lodger"), "age": .integer(31), "tags": .array([.string("a"), .string("b")]),
        ])
        let count = 20_000
        let clock = ContinuousClock()
        var predicate = try Predicate(text)
        let reading = try clock.measure { for _ in 0..<count { predicate = try Predicate(text) } }
        var satisfied = 0
        let evaluating = try clock.measure {
            for _ in 0..<count where try predicate.evaluate(with: value) { satisfied += 1 }
        }
        #expect(satisfied == count)
        func nanoseconds(_ duration: Duration) -> Int { Int(duration / .nanoseconds(1)) / count }
        print("\(text.prefix(40)): read \(nanoseconds(reading)) ns, evaluated \(nanoseconds(evaluating)) ns")
    }
}
