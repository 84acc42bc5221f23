// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The three descriptors that a program begins with.
package enum StandardStreams {
    /// Takes the places of those that were closed when the program started.
    ///
    /// Otherwise the next file that is opened would get what is meant for people. Reading and writing fail as before.
    package static func fillGaps() {
        for number in CInt(0)...2 where fcntl(number, F_GETFD) < 0 {
            // The lowest free number, which is this one.
            _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}

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
