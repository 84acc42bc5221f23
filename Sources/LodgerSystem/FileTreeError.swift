// SPDX-License-Identifier: Apache-2.0

/// The reason that a folder was not walked or copied to its end.
package struct FileTreeError: Error, Hashable, Sendable {
    /// What went wrong, in a form that callers can compare and later versions can add to.
    package struct Code: Hashable, Sendable {
        private enum Kind { case beyondLimit, kind, linkEscapes, system }

        private let kind: Kind

        /// There are too many entries, too many bytes or too many folders inside each other.
        package static var beyondLimit: Self { Self(kind: .beyondLimit) }
        /// There is a socket, pipe or device.
        package static var fileKind: Self { Self(kind: .kind) }
        /// There is a link that leads out of the folder.
        package static var linkEscapes: Self { Self(kind: .linkEscapes) }
        /// The system refused a call.
        package static var system: Self { Self(kind: .system) }
    }

    /// What went wrong.
    package let code: Code
    /// The entry concerned, from the top of the tree.
    package let relativePath: String
    /// The system call that failed, where one did.
    package let cause: SystemError?

    init(_ code: Code, path: [FileName]) {
        self.code = code
        relativePath = path.map(\.description).joined(separator: "/")
        cause = nil
    }

    /// Describes a failed call.
    package init(_ cause: SystemError, path: [FileName]) {
        code = .system
        relativePath = path.map(\.description).joined(separator: "/")
        self.cause = cause
    }
}

extension FileTreeError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String {
        if let cause {
            "\(relativePath): \(cause.reason) (\(cause.call))"
        } else if code == .fileKind {
            "\(relativePath) is a socket, pipe or device"
        } else if code == .linkEscapes {
            "\(relativePath) is a link that leads out of its folder"
        } else {
            "\(relativePath): there are too many files, bytes or folders inside each other"
        }
    }
}
