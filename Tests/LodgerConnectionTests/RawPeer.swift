// SPDX-License-Identifier: Apache-2.0

import CLodgerLinux
internal import Glibc
import LodgerSystem
import Testing

/// The other end of a connection, which sends and receives bytes.
final class RawPeer: Sendable {
    /// What came with one packet.
    struct Packet {
        var bytes: [UInt8]
        var descriptors: [SharedDescriptor]

        var kind: UInt8 { bytes.first ?? 0 }
        var number: UInt64 { (0..<8).reduce(0) { $0 | UInt64(bytes[8 + $1]) << (8 * UInt64($1)) } }
        var body: [UInt8] { Array(bytes.dropFirst(16)) }

        func holds(_ text: String) -> Bool { bytes.contains(Array(text.utf8)) }
    }

    let socket: SharedDescriptor

    init(_ socket: consuming OwnedDescriptor) { self.socket = SharedDescriptor(socket) }

    /// A peer, and the end for the code under test.
    static func pair() throws -> (peer: RawPeer, other: CInt) {
        let (one, other) = try DescriptorPair.sockets().split { ($0.release(), $1.release()) }
        return (RawPeer(OwnedDescriptor(owning: one)), other)
    }

    /// Sends a packet and says whether there was room for it.
    @discardableResult
    func send(_ bytes: [UInt8], _ descriptors: [CInt] = []) -> Bool {
        var control: [UInt8] = []
        if !descriptors.isEmpty {
            // The kernel's layout: the length with its header, SOL_SOCKET, SCM_RIGHTS, the numbers.
            withUnsafeBytes(of: Int(16 + 4 * descriptors.count)) { control += Array($0) }
            for number in [SOL_SOCKET, CInt(SCM_RIGHTS)] + descriptors {
                withUnsafeBytes(of: number) { control += Array($0) }
            }
            while control.count % 8 != 0 { control.append(0) }
        }
        var bytes = bytes
        return bytes.withUnsafeMutableBytes { bytes in
            control.withUnsafeMutableBytes { control in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    message.msg_iov = part
                    message.msg_iovlen = 1
                    message.msg_control = control.isEmpty ? nil : control.baseAddress
                    message.msg_controllen = control.count
                    return sendmsg(socket.number, &message, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)) >= 0
                }
            }
        }
    }

    /// Sends a packet with a descriptor that goes away here.
    func send(_ bytes: [UInt8], giving file: consuming OwnedDescriptor) {
        send(bytes, [file.number])
        file.closeNow()
    }

    /// The next packet; nil at the end of the connection.
    func receive() async throws -> Packet? {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var numbers = [CInt](repeating: -1, count: 64)
        let end = Instant.now.advanced(by: patience)
        while Instant.now < end {
            var received = CLodgerLinux_received()
            let outcome = CLodgerLinux_receive(
                socket.number,
                &buffer,
                buffer.count,
                &numbers,
                numbers.count,
                CInt(MSG_DONTWAIT),
                &received
            )
            if outcome == 0 || outcome == -ECONNRESET || outcome == -EPIPE { return nil }
            if outcome > 0 {
                let descriptors = numbers.prefix(received.descriptor_count)
                    .map { SharedDescriptor(OwnedDescriptor(owning: $0)) }
                return Packet(bytes: Array(buffer.prefix(received.length)), descriptors: descriptors)
            }
            try await Task.sleep(for: .milliseconds(1))
        }
        throw Late()
    }

    /// Says that nothing more comes from here, without closing.
    func shutDown() { shutdown(socket.number, CInt(SHUT_WR)) }
}

/// How long a test waits for what must happen.
let patience: Duration = .seconds(30)

struct Late: Error {}

/// Waits until something holds.
func eventually(_ condition: () async -> Bool) async throws {
    let end = Instant.now.advanced(by: patience)
    while await !condition() {
        guard Instant.now < end else { throw Late() }
        try await Task.sleep(for: .milliseconds(1))
    }
}

/// A pipe whose writing end is given away; it tells when every copy of that end is closed.
struct Tether: ~Copyable {
    private let reading: OwnedDescriptor
    private var writing: SharedDescriptor?

    init() throws {
        let (reading, writing) = try DescriptorPair.pipe().split { ($0.release(), $1.release()) }
        self.reading = OwnedDescriptor(owning: reading)
        self.writing = SharedDescriptor(OwnedDescriptor(owning: writing))
    }

    /// Calls `body` with the end to give away, which is then closed here.
    mutating func give(_ body: (CInt) -> Void) {
        if let writing { body(writing.number) }
        writing = nil
    }

    func isLoose() async throws -> Bool {
        let number = reading.number
        try await eventually {
            var state = pollfd(fd: number, events: 0, revents: 0)
            return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP) != 0
        }
        return true
    }
}

/// A memory file with some bytes.
func memory(_ bytes: [UInt8], isSealed: Bool = true, size: Int? = nil) throws -> OwnedDescriptor {
    let file = OwnedDescriptor(owning: try checked(CLodgerLinux_memfd_create("test"), call: "memfd_create"))
    try #require(write(file.number, bytes, bytes.count) == bytes.count)
    if let size { try #require(ftruncate(file.number, size) == 0) }
    if isSealed { try checked(CLodgerLinux_memfd_seal(file.number), call: "fcntl") }
    return file
}

/// The bytes of a memory file.
func contents(of file: SharedDescriptor) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    let count = pread(file.number, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
}
