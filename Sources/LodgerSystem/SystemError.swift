// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A system call that failed.
package struct SystemError: Error, Hashable, Sendable {
    /// The system call, as its manual page names it.
    package let call: String
    /// The file concerned, where there is one.
    package let path: String?
    /// The error number that the system call left.
    package let errno: CInt

    /// Describes a failed call.
    package init(call: String, path: String? = nil, errno: CInt) {
        self.call = call
        self.path = path
        self.errno = errno
    }

    /// The system's words for the error number.
    package var reason: String { unsafe String(cString: strerror(errno)) }
}

extension SystemError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String {
        if let path { "\(path): \(reason) (\(call))" } else { "\(reason) (\(call))" }
    }
}

/// Turns the `-errno` of a shim into an error.
///
/// - Returns: The result, where it is not negative.
@discardableResult
package func checked<Result: SignedInteger>(
    _ result: Result,
    call: String,
    path: String? = nil
) throws(SystemError) -> Result {
    guard result < 0 else { return result }
    throw SystemError(call: call, path: path, errno: CInt(truncatingIfNeeded: -result))
}

extension SystemError {
    /// Whether a folder was opened that is a link or a file.
    package var isAboutKind: Bool { errno == ELOOP || errno == ENOTDIR }
}

extension SystemError {
    /// The error number of an argument that makes no sense.
    package static let invalidArgument = EINVAL
}
