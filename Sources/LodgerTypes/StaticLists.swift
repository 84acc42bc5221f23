// SPDX-License-Identifier: Apache-2.0

/// A list of numbers for each of many things, laid out by the compiler as constant data.
struct StaticLists: Sendable {
    /// Where each list starts, and where one more would.
    let starts: [UInt16]
    /// The lists, one after the other.
    let values: [UInt16]

    /// The list of a thing that these lists have.
    subscript(thing: Int) -> some Collection<Int> {
        values[Int(starts[thing])..<Int(starts[thing + 1])].lazy.map { Int($0) }
    }

    /// Whether a list has a value.
    func list(_ thing: Int, contains value: Int) -> Bool {
        for place in Int(starts[thing])..<Int(starts[thing + 1]) where Int(values[place]) == value {
            return true
        }
        return false
    }
}
