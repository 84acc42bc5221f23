// SPDX-License-Identifier: Apache-2.0

/// A date as XML property lists write it: `2026-01-31T12:00:00Z`.
struct CalendarDate {
    /// Seconds since 1 January 2001 00:00 UTC.
    let secondsSinceReference: Double

    init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        let form = Array("0000-00-00T00:00:00Z".utf8)
        guard bytes.count == form.count else { return nil }
        for (byte, expected) in zip(bytes, form) {
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            guard expected == UInt8(ascii: "0") ? isDigit : byte == expected else { return nil }
        }
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }

        let year = number(0..<4)
        let month = number(5..<7)
        let day = number(8..<10)
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard
            lengths.indices.contains(month - 1), (1...lengths[month - 1]).contains(day),
            number(11..<13) < 24, number(14..<16) < 60, number(17..<19) < 60
        else { return nil }

        // Days before this year, counted from the year 1, less those before 2001.
        let before = year - 1
        let leapDays = Self.floor(before, 4) - Self.floor(before, 100) + Self.floor(before, 400)
        let days = before * 365 + leapDays - 730_485 + lengths[..<(month - 1)].reduce(0, +) + day - 1
        secondsSinceReference = Double(
            days * 86_400 + number(11..<13) * 3_600 + number(14..<16) * 60 + number(17..<19)
        )
    }

    /// Division that rounds down, since the year before the year 1 is negative here.
    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}
