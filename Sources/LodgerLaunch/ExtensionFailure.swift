// SPDX-License-Identifier: Apache-2.0

package import LodgerWire

/// Why a request did not end well.
package struct ExtensionFailure: Error, Sendable {
    /// One of the names of errors.
    package struct Name: Hashable, Sendable {
        package let rawValue: String

        package init(_ rawValue: String) { self.rawValue = rawValue }

        /// The extension ended the request with an error of its own, or the person did.
        package static let cancelled = Name("cancelled")
        /// There was no answer in time.
        package static let deadline = Name("deadline")
        /// A signal of its own ended the process.
        package static let crashed = Name("crashed")
        /// The process ended itself.
        package static let exited = Name("exited")
        /// The extension cannot be run here.
        package static let refused = Name("refused")
        /// The process was ended from outside.
        package static let runnerLost = Name("runner-lost")
        /// The process broke the protocol.
        package static let protocolViolation = Name("protocol-violation")
        /// Runner and host are of different versions.
        package static let versionMismatch = Name("version-mismatch")
        /// Something that this machine lacks.
        package static let machineLacks = Name("machine-lacks")
        /// What was given cannot be used.
        package static let badInput = Name("bad-input")
    }

    package var name: Name
    package var message: String
    package var fix: String?
    /// The signal that ended the process.
    package var signal: Int32?
    /// The status with which the process ended itself.
    package var exitStatus: Int32?
    package var reasons: [RemoteError.Reason] = []
    /// The extension's own error, where it cancelled with one.
    package var underlying: RemoteError?
    /// The last lines that the extension printed.
    package var log: [String] = []

    package init(_ name: Name, _ message: String, fix: String? = nil) {
        self.name = name
        self.message = message
        self.fix = fix
    }
}
