// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Makes this process another program.
package enum ProgramReplacement {
    /// Replaces the program; returns only where that failed, with the reason.
    package static func replace(path: String, arguments: [String], environment: [String: String]) -> SystemError {
        unsafe withCStrings(arguments) { arguments in
            unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                guard let arguments = unsafe arguments, let environment = unsafe environment else {
                    return SystemError(call: "execve", path: path, errno: EINVAL)
                }
                _ = unsafe execve(path, arguments, environment)
                return SystemError(call: "execve", path: path, errno: errno)
            }
        }
    }
}
