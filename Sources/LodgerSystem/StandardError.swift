// SPDX-License-Identifier: Apache-2.0

/// The channel for messages to people.
package enum StandardError {
    /// Writes a line; where nobody reads, it is lost.
    package static func print(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        try? unsafe bytes.span.bytes.withUnsafeBytes { (bytes) throws(SystemError) in
            try unsafe writeAll(bytes, to: 2)
        }
    }
}
