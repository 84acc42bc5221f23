// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem

/// The reason that installing or removing could not go on, which is not the app's content.
package struct InstallError: Error, Hashable, Sendable {
    /// What went wrong, in a form that callers can compare and later versions can add to.
    package struct Code: Hashable, Sendable {
        private enum Kind { case unreadable, notInstalled, system }

        private let kind: Kind

        /// There is no app at the path that can be read.
        package static var unreadable: Self { Self(kind: .unreadable) }
        /// No installed app has the identifier.
        package static var notInstalled: Self { Self(kind: .notInstalled) }
        /// The home cannot be changed.
        package static var system: Self { Self(kind: .system) }
    }

    /// What went wrong.
    package let code: Code
    /// The path or identifier concerned.
    package let subject: String
    /// The system call that failed, where one did.
    package let cause: SystemError?
}

extension InstallError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String {
        if let cause { "\(subject): \(cause)" } else { "no app with the identifier \(subject) is installed" }
    }
}
