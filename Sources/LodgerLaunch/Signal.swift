// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux

/// Names of signals.
package enum Signal {
    /// The name that programmers use, such as `SIGABRT`.
    package static func name(_ signal: Int32) -> String {
        guard let name = unsafe CLodgerLinux_signal_name(signal) else { return "signal \(signal)" }
        return unsafe "SIG" + String(cString: name)
    }
}
