// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// One of the program's commands.
protocol Command: SendableMetatype {
    static var syntax: CommandSyntax { get }

    /// Does it.
    ///
    /// - Returns: The exit status.
    /// - Throws: A `HostError` that ends the command; its status follows from its code.
    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32
}

/// What all commands of one run share.
struct Session {
    let console: Console
    let configuration: HostConfiguration

    func host() throws(HostError) -> Host { try Host(configuration) }
}

/// Exit statuses that scripts rely on.
enum Status {
    static let done: Int32 = 0
    static let refused: Int32 = 1
    static let usage: Int32 = 2
    static let machine: Int32 = 3

    /// The status that an error stands for.
    static func of(_ error: HostError) -> Int32 {
        switch error.code {
        case .badInput: usage
        case .machineLacks: machine
        default: refused
        }
    }
}
