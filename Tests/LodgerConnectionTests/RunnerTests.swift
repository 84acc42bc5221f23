// SPDX-License-Identifier: Apache-2.0

internal import Glibc
import LodgerSystem
import Testing

/// The runner as a process, against a host that sends whatever it likes.
@Suite(.timeLimit(.minutes(2)))
struct RunnerTests {
    @Test func `it says hello, knows no other route before it has loaded, and ends with its host`() async throws {
        var child = try Child.runner()
        child.peer.send(Raw.hello(1, 9))
        let hello = try #require(try await child.peer.receive())
        #expect(hello.kind == 1 && hello.holds("lodger-runner") && hello.bytes.contains([0x82, 1, 0]))
        child.peer.send(Raw.frame(200, 0, [0xFF]))
        child.peer.send(Raw.notice("later/news"))
        child.peer.send(Raw.request(1, "later/ask"))
        let answer = try #require(try await child.peer.receive())
        #expect(answer.kind == 4 && answer.number == 1 && answer.holds("unknown-route"))
        child.peer.shutDown()
        try await child.awaitEnd()
        #expect(child.process.collect() == .exited(0))
    }

    @Test(
        arguments: [
            ("a frame before the hello", [Raw.request(1)]), ("a second hello", [Raw.hello(), Raw.hello()]),
            ("an empty packet", [Raw.hello(), []]), ("an unknown kind below 128", [Raw.hello(), Raw.frame(99, 1)]),
            ("another major version", [Raw.hello(2)]),
            ("a load request without fields", [Raw.hello(), Raw.request(1, "extension/load")]),
            ("a load request with a number of the extension's", [Raw.hello(), Raw.request(2, "extension/load")]),
        ] as [(String, [[UInt8]])]
    )
    func `it ends at what the protocol does not allow`(what: String, frames: [[UInt8]]) async throws {
        var child = try Child.runner()
        for frame in frames { child.peer.send(frame) }
        try await child.awaitEnd()
        #expect(child.process.collect() == .exited(1), "\(what)")
        #expect(try await child.allOutput().hasPrefix("lodger-runner: "))
    }

    @Test func `a library that is none is refused with a reason`() async throws {
        var child = try Child.runner()
        child.peer.send(Raw.hello())
        _ = try await child.peer.receive()
        let library = Raw.map(["name": Raw.text("a.so"), "file": [0xDA, 0x4C, 0x44, 0x4C, 0x01, 0]])
        let payload = Raw.map([
            "libraries": [0x81] + library, "runtimeVersion": [0x1A, 0, 1, 0, 0], "environment": [0xA0],
        ])
        let body = Raw.map(["route": Raw.text("extension/load"), "payload": payload])
        child.peer.send(Raw.frame(2, 1, body, descriptors: 1), giving: try memory(Array("no library".utf8)))
        let answer = try #require(try await child.peer.receive())
        #expect(answer.kind == 4 && answer.number == 1)
        for text in ["refused", "reasons", "not-elf", "a.so"] { #expect(answer.holds(text)) }
        try await child.awaitEnd()
        #expect(child.process.collect() == .exited(1))
    }
}

extension Child {
    /// The runner, which lies beside the tests.
    fileprivate static func runner() throws -> Child {
        var path = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        let program = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = program.split(separator: "/").dropLast().joined(separator: "/")
        return try Child(path: "/\(folder)/lodger-runner", arguments: ["lodger-runner"])
    }
}
