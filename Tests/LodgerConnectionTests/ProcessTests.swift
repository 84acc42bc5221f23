// SPDX-License-Identifier: Apache-2.0

internal import Glibc
import LodgerSystem
import Testing

/// Child processes, and state that threads share.
@Suite(.timeLimit(.minutes(2)))
struct ProcessTests {
    @Test(arguments: [
        ("exit 0", ChildProcess.Ending.exited(0)), ("exit 7", .exited(7)), ("kill -SEGV $$", .signalled(11)),
    ])
    func `the way a process ended is told, and it is collected`(
        script: String,
        ending: ChildProcess.Ending
    ) async throws {
        var child = try Child(script)
        try await child.awaitEnd()
        #expect(child.process.collect() == ending)
        #expect(child.process.collect() == ending)
        #expect(kill(child.process.identifier, 0) == -1 && errno == ESRCH)
    }

    @Test func `a process that runs is not collected`() async throws {
        var child = try Child("sleep 600")
        #expect(child.process.collect() == nil)
        child.process.killNow()
        try await child.awaitEnd()
        #expect(child.process.collect() == .signalled(SIGKILL))
    }

    @Test func `its group ends with it`() async throws {
        var child = try Child("sleep 600 & echo ready; wait")
        try await child.awaitOutput("ready\n")
        child.process.killNow()
        try await child.awaitEnd()
        _ = child.process.collect()
        // The log has no writer any more, so the process in the background has ended too.
        #expect(try await child.isSilent())
    }

    @Test func `what a process leaves behind in its group ends when it is collected`() async throws {
        var child = try Child("sleep 600 & exit 3")
        try await child.awaitEnd()
        #expect(child.process.collect() == .exited(3))
        #expect(try await child.isSilent())
    }

    @Test func `a process ends with its owner`() async throws {
        let (identifier, output) = try abandoned()
        #expect(kill(identifier, 0) == -1 && errno == ESRCH)
        #expect(try await isSilent(output))
    }

    private func abandoned() throws -> (Int32, SharedDescriptor) {
        let child = try Child("sleep 600 & wait")
        return (child.process.identifier, child.output)
    }

    @Test func `a process gets four descriptors and its own group`() async throws {
        let child = try Child("ls /proc/self/fd | tr '\\n' ' '; echo; ps -o pgid= -p $$ | tr -d ' '; echo $$; env")
        try await child.awaitEnd()
        let lines = try await child.allOutput().split(separator: "\n").map(String.init)
        // One more is the folder that ls itself reads.
        #expect(lines.first == "0 1 2 3 4 ")
        #expect(lines[1] == lines[2])
        #expect(lines.contains("A=1"))
        #expect(!lines.contains { $0.hasPrefix("HOME=") })
    }

    @Test func `a program that is not there is an error with its path`() throws {
        let (_, other) = try RawPeer.pair()
        let socket = OwnedDescriptor(owning: other)
        #expect(throws: SystemError(call: "posix_spawn", path: "/nowhere", errno: ENOENT)) {
            _ = try ChildProcess(
                path: "/nowhere",
                arguments: ["x"],
                environment: [:],
                output: socket.number,
                connection: socket.number
            )
        }
    }

    @Test func `threads that wait are woken by changes`() async throws {
        let monitor = Monitor((turn: 0, order: [Int]()))
        let done = Monitor(0)
        for place in 0..<8 {
            DetachedThread.start {
                monitor.wait { state in
                    guard state.turn == place else { return Optional<Void>.none }
                    state.order.append(place)
                    return ()
                }
                monitor.change { $0.turn += 1 }
                done.withLock { $0 += 1 }
            }
        }
        try await eventually { done.withLock { $0 } == 8 }
        #expect(monitor.withLock { $0.order } == Array(0..<8))
    }

    @Test func `changes of many threads are all made`() async throws {
        let monitor = Monitor(0)
        let done = Monitor(0)
        for _ in 0..<8 {
            DetachedThread.start {
                for _ in 0..<10_000 { monitor.withLock { $0 += 1 } }
                done.withLock { $0 += 1 }
            }
        }
        try await eventually { done.withLock { $0 } == 8 }
        #expect(monitor.withLock { $0 } == 80_000)
    }
}

/// A shell with what it prints.
struct Child: ~Copyable {
    var process: ChildProcess
    let output: SharedDescriptor
    let peer: RawPeer

    init(_ script: String) throws {
        try self.init(path: "/bin/sh", arguments: ["sh", "-c", script])
    }

    init(path: String, arguments: [String]) throws {
        let (reading, writing) = try DescriptorPair.pipe().split { ($0.release(), $1.release()) }
        let log = OwnedDescriptor(owning: writing)
        let output = SharedDescriptor(OwnedDescriptor(owning: reading))
        let (peer, other) = try RawPeer.pair()
        let connection = OwnedDescriptor(owning: other)
        let process = try ChildProcess(
            path: path,
            arguments: arguments,
            environment: ["A": "1", "PATH": "/usr/bin:/bin"],
            output: log.number,
            connection: connection.number
        )
        self.process = consume process
        self.output = output
        self.peer = peer
    }

    func awaitEnd() async throws {
        let descriptor = process.endDescriptor
        try await eventually {
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&state, 1, 0) == 1
        }
    }

    func awaitOutput(_ text: String) async throws {
        var seen = ""
        let number = output.number
        while seen != text {
            try await eventually {
                var state = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
                return poll(&state, 1, 0) == 1
            }
            var byte: UInt8 = 0
            guard read(number, &byte, 1) == 1 else { throw Late() }
            seen.unicodeScalars.append(UnicodeScalar(byte))
        }
    }

    /// Everything that was printed by a process that has ended.
    func allOutput() async throws -> String {
        _ = try await isSilent()
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(output.number, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Whether nobody can print any more.
    func isSilent() async throws -> Bool { try await LodgerConnectionTests.isSilent(output) }
}

private func isSilent(_ output: SharedDescriptor) async throws -> Bool {
    try await eventually {
        var state = pollfd(fd: output.number, events: 0, revents: 0)
        return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP) != 0
    }
    return true
}
