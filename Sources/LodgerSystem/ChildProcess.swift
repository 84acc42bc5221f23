// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc

/// A process that this one has started, ended and collected when its owner goes away.
package struct ChildProcess: ~Copyable {
    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        case exited(CInt)
        case signalled(CInt)
    }

    /// The number of the process and of its group.
    package let identifier: Int32
    private let descriptor: OwnedDescriptor
    /// How it ended, once it has.
    package private(set) var ending: Ending?

    /// Starts a program with its own process group.
    ///
    /// - Parameters:
    ///   - path: The program's file.
    ///   - arguments: Its arguments, the first being the name that it is called by.
    ///   - environment: Its whole environment.
    ///   - output: Takes what it prints, errors too.
    ///   - connection: Becomes its descriptor 3.
    /// - Throws: A `SystemError` that names the program's path.
    package init(
        path: String,
        arguments: [String],
        environment: [String: String],
        output: CInt,
        connection: CInt
    ) throws(SystemError) {
        let input = try OwnedDescriptor.open("/dev/null")
        var process: pid_t = 0
        let result = unsafe withCStrings(arguments) { arguments in
            unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                unsafe CLodgerLinux_spawn(path, arguments, environment, input.number, output, connection, &process)
            }
        }
        try checked(result, call: "posix_spawn", path: path)
        let number = CLodgerLinux_pidfd_open(process)
        guard number >= 0 else {
            // Nobody but this process collects it, so the number is still its own.
            kill(-process, SIGKILL)
            waitpid(process, nil, 0)
            throw SystemError(call: "pidfd_open", path: path, errno: -number)
        }
        identifier = process
        descriptor = OwnedDescriptor(owning: number)
    }

    deinit {
        guard ending == nil else { return }
        kill(-identifier, SIGKILL)
        CLodgerLinux_pidfd_send_signal(descriptor.number, SIGKILL)
        waitpid(identifier, nil, 0)
    }

    /// A descriptor that becomes readable when the process ends.
    package var endDescriptor: CInt { descriptor.number }

    /// Ends the process and everything in its group at once.
    package func killNow() {
        guard ending == nil else { return }
        kill(-identifier, SIGKILL)
        CLodgerLinux_pidfd_send_signal(descriptor.number, SIGKILL)
    }

    /// Collects the process if it has ended.
    package mutating func collect() -> Ending? {
        guard ending == nil else { return ending }
        // Its group is ended first: the number is reused once the leader is collected.
        guard CLodgerLinux_has_ended(descriptor.number) == 1 else { return nil }
        var seen = CLodgerLinux_ending()
        kill(-identifier, SIGKILL)
        guard unsafe CLodgerLinux_reap(descriptor.number, &seen) == 1 else { return nil }
        ending = seen.signal == 0 ? .exited(seen.exit_status) : .signalled(seen.signal)
        return ending
    }
}
