// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A point of the monotonic clock, in nanoseconds.
package struct Instant: Hashable, Comparable, Sendable {
    package let nanoseconds: UInt64

    package init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    /// The present.
    package static var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
    }

    /// The point a duration later; durations of centuries end at the latest point there is.
    package func advanced(by duration: Duration) -> Instant {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return self }
        let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflows) = nanoseconds.addingReportingOverflow(whole)
        let (point, carries) = sum.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000))
        return Instant(nanoseconds: overflow || overflows || carries ? .max : point)
    }

    /// Milliseconds since an earlier point.
    package func milliseconds(since earlier: Instant) -> Double {
        nanoseconds < earlier.nanoseconds ? 0 : Double(nanoseconds - earlier.nanoseconds) / 1e6
    }

    package static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }
}
