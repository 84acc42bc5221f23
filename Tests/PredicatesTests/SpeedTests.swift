// SPDX-License-Identifier: Apache-2.0

import Glibc
import LodgerTypes
import Predicates
import Testing

/// Prints how long reading and evaluating take; the answers alone are checked, since machines differ.
@Suite(.serialized)
struct SpeedTests {
    static let nine = (0..<9).map { "name CONTAINS 'n\($0)'" }.joined(separator: " OR ") + " OR name == 'Lodger'"

    /// The nanoseconds of processor time that a body takes.
    private func measure(_ body: () throws -> Void) rethrows -> Int {
        func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let start = now()
        try body()
        return now() - start
    }

    @Test(arguments: [
        "name LIKE 'Lod*'", "tags.@count == 2", "name BEGINSWITH 'L' AND age > 30 AND tags.@count == 2", nine,
        "SUBQUERY(tags, $t, $t == 'a').@count == 1", "name MATCHES '[A-Z].*'",
    ])
    func `reading and evaluating take few microseconds`(text: String) throws {
        let value: PropertyListValue = .dictionary([
            "name": .string("Lodger"), "age": .integer(31), "tags": .array([.string("a"), .string("b")]),
        ])
        let count = 20_000
        var predicate = try Predicate(text)
        let reading = try measure { for _ in 0..<count { predicate = try Predicate(text) } }
        var satisfied = 0
        let evaluating = try measure {
            for _ in 0..<count where try predicate.evaluate(with: value) { satisfied += 1 }
        }
        #expect(satisfied == count)
        print("\(text.prefix(40)): read \(reading / count) ns, evaluated \(evaluating / count) ns")
    }
}
