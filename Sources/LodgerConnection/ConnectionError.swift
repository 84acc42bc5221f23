// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem
package import LodgerWire

/// The reason that a connection cannot go on.
package enum ConnectionError: Error, Sendable {
    /// The other side closed its end.
    case closed
    /// The other side sent bytes that do not follow the protocol.
    case violation(WireError)
    /// The other side speaks another version of the protocol.
    case incompatible(Hello)
    /// The system refused.
    case system(SystemError)
}

extension ConnectionError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String {
        switch self {
        case .closed: "the other side closed the connection"
        case .violation(let error): "the other side broke the protocol: \(error)"
        case .incompatible(let hello):
            "\(hello.software) speaks version \(hello.major).\(hello.minor) of the protocol, this program "
                + "\(Hello.current.major).\(Hello.current.minor)"
        case .system(let error): "\(error)"
        }
    }
}
