// SPDX-License-Identifier: Apache-2.0

/// Figures by name, one value for each round.
struct Table {
    private var names: [String] = []
    private var values: [String: [Double]] = [:]

    /// Adds a round's value.
    mutating func add(_ name: String, _ value: Double) {
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(value)
    }

    /// The middle of the rounds.
    func median(_ name: String) -> Double {
        let sorted = (values[name] ?? []).sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }

    /// Lines `name  median  minimum  maximum`, in microseconds.
    var text: String {
        let width = (names.map(\.count).max() ?? 0) + 2
        return names.map { name in
            let all = values[name] ?? []
            let numbers = [median(name), all.min() ?? .nan, all.max() ?? .nan].map { Self.padded($0) }
            return name + String(repeating: " ", count: width - name.count) + numbers.joined()
        }.joined(separator: "\n")
    }

    /// A number with one decimal, at the right of its column.
    static func padded(_ number: Double, width: Int = 11) -> String {
        let rounded = (number * 10).rounded() / 10
        let text = rounded.isFinite ? "\(rounded)" : "-"
        return String(repeating: " ", count: max(1, width - text.count)) + text
    }
}
