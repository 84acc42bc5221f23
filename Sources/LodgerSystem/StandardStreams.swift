// SPDX-License-Identifier: Apache-2.0

/// The channel for messages to people.
package enum StandardError {
    /// Writes a line; where nobody reads, it is lost.
    package static func print(_ line: String) {
        _ = writeLine(line, to: 2)
    }
}

/// The channel for what was asked for.
package enum StandardOutput {
    /// Writes text.
    ///
    /// - Returns: Whether somebody took it.
    package static func print(_ text: String, terminator: String = "\n") -> Bool {
        writeLine(text, terminator: terminator, to: 1)
    }
}

private func writeLine(_ line: String, terminator: String = "\n", to descriptor: CInt) -> Bool {
    let bytes = Array((line + terminator).utf8)
    let written: Void? = try? unsafe bytes.span.bytes.withUnsafeBytes { (bytes) throws(SystemError) in
        try unsafe writeAll(bytes, to: descriptor)
    }
    return written != nil
}
