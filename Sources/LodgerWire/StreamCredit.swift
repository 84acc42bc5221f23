// SPDX-License-Identifier: Apache-2.0

/// How much of a stream may be sent before its receiver makes more room.
///
/// Both ends count: the sender so that it waits, the receiver so that a sender which does not wait is found out.
package struct StreamCredit: Hashable, Sendable {
    /// Bytes that may still travel.
    package private(set) var bytes: Int64 = 0

    package init() {}

    /// Makes room for more bytes.
    package mutating func grant(_ more: Int64) throws(WireError) {
        let (sum, overflow) = bytes.addingReportingOverflow(more)
        guard more > 0, !overflow else { throw WireError(.malformed, "stream credit out of range") }
        bytes = sum
    }

    /// Uses room for bytes that travel now.
    package mutating func use(_ count: Int) throws(WireError) {
        guard Int64(count) <= bytes else {
            throw WireError(.unexpected, "stream data beyond the credit of \(bytes) bytes")
        }
        bytes -= Int64(count)
    }
}
