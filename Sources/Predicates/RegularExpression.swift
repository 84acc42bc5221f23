// SPDX-License-Identifier: Apache-2.0

internal import CLodgerICU
internal import Synchronization

/// Regular expressions of ICU, compiled once and lent to one thread at a time.
enum RegularExpression {
    enum Outcome {
        case yes
        case no
        /// The pattern is malformed; the offset counts UTF-16 code units.
        case malformed(Int?)
        case tooExpensive
        case absent
    }

    /// The longest pattern and text that are tried, in UTF-16 code units.
    private static let maximumLength = 1 << 20
    private static let maximumKept = 16

    private struct Compiled: @unchecked Sendable {
        let pattern: String
        let ignoresCase: Bool
        let regex: OpaquePointer
    }

    /// Compiled expressions that nobody uses at the moment; whoever takes one out owns it alone.
    private static let idle = Mutex<[Compiled]>([])

    /// Whether the pattern matches the whole text.
    static func match(_ text: String, _ pattern: String, ignoresCase: Bool, limit: Duration) -> Outcome {
        guard CLodgerICU_available() else { return .absent }
        let units = Array(text.utf16)
        guard units.count <= maximumLength, pattern.utf8.count <= maximumLength else { return .tooExpensive }

        let kept = idle.withLock { idle -> Compiled? in
            guard
                let index = idle.firstIndex(where: {
                    $0.ignoresCase == ignoresCase && $0.pattern.utf8.elementsEqual(pattern.utf8)
                })
            else { return nil }
            return idle.remove(at: index)
        }
        let compiled: Compiled
        if let kept {
            compiled = kept
        } else {
            var offset: Int32 = -1
            let source = Array(pattern.utf16) + [0]
            guard let regex = CLodgerICU_open(source, Int32(source.count - 1), ignoresCase, &offset) else {
                return .malformed(offset >= 0 ? Int(offset) : nil)
            }
            compiled = Compiled(pattern: pattern, ignoresCase: ignoresCase, regex: regex)
        }

        // ICU keeps a pointer to the text until the next one is set, and reads it only while matching.
        let outcome = (units + [0]).withUnsafeBufferPointer { units -> CLodgerICU_outcome in
            guard let start = units.baseAddress else { return CLODGER_ICU_FAILED }
            return CLodgerICU_matches(compiled.regex, start, Int32(units.count - 1), Int32(limit / .milliseconds(1)))
        }
        let dropped = idle.withLock { idle -> Compiled? in
            idle.append(compiled)
            return idle.count > maximumKept ? idle.removeFirst() : nil
        }
        if let dropped { CLodgerICU_close(dropped.regex) }

        switch outcome {
        case CLODGER_ICU_YES: return .yes
        case CLODGER_ICU_NO: return .no
        default: return .tooExpensive
        }
    }
}
