// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where the program speaks to people.
enum Console {
    /// Prints a line that was asked for.
    static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// Prints a line about something that went wrong.
    static func complain(_ text: String) { write("lodger-bundle: \(text)", to: STDERR_FILENO) }

    /// Prints what the user should know although the work is done.
    static func report(_ notices: [String]) {
        for notice in notices { complain("warning: \(notice)") }
    }

    private static func write(_ text: String, to descriptor: CInt) {
        var rest = Array("\(text)\n".utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
