// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc
internal import LodgerSystem

/// The limit: a bare C program behind a socket pair.
final class BarePeer {
    private let child: ChildProcess
    private let socket: OwnedDescriptor
    private var buffer = [UInt8](repeating: 0, count: 128 * 1024)

    init(program: String) throws(SystemError) {
        let pair = try DescriptorPair.sockets()
        socket = try pair.first.duplicate()
        child = try ChildProcess(
            path: program,
            arguments: ["bench-peer"],
            environment: [:],
            output: pair.second.number,
            connection: pair.second.number
        )
    }

    /// Sends bytes and waits for them to come back.
    func echo(_ bytes: [UInt8]) throws(SystemError) {
        try checked(unsafe CLodgerLinux_send(socket.number, bytes, bytes.count, nil, 0, nil, 0, 0), call: "sendmsg")
        let count = unsafe recv(socket.number, &buffer, buffer.count, 0)
        guard count == bytes.count, buffer.prefix(count) == bytes[...] else { throw SystemError(call: "recv", errno: EIO) }
    }
}
