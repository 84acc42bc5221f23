// SPDX-License-Identifier: Apache-2.0

import LodgerConnection
import LodgerSystem
import LodgerWire

/// A host's end under test, which writes down what happens to it.
actor LoopHost {
    nonisolated var unownedExecutor: UnownedSerialExecutor { EventLoop.shared.asUnownedSerialExecutor() }

    private let connection: LoopConnection
    private(set) var events: [String] = []
    private(set) var kept: [SharedDescriptor] = []
    private(set) var streamed: [UInt8] = []

    init(_ socket: CInt) {
        connection = LoopConnection(OwnedDescriptor(owning: socket), loop: .shared)
    }

    /// A host whose peer has said hello.
    static func greeted(_ hello: [UInt8] = Raw.hello()) async throws -> (host: LoopHost, peer: RawPeer) {
        let (peer, other) = try RawPeer.pair()
        let host = LoopHost(other)
        try await host.start()
        peer.send(hello)
        _ = try await peer.receive()
        return (host, peer)
    }

    func start() throws {
        connection.onRequest = { [weak self] number, route, _, descriptors in
            self?.assumeIsolated {
                $0.kept += descriptors
                $0.events.append("request \(number) \(route)")
            }
        }
        connection.onCancel = { [weak self] number in self?.note("cancel \(number)") }
        connection.onNotice = { [weak self] route, _ in self?.note("notice \(route)") }
        connection.onDiagnostic = { [weak self] text in self?.note("diagnostic \(text)") }
        connection.onEnd = { [weak self] error in
            switch error {
            case .closed: self?.note("end closed")
            case .violation(let reason): self?.note("end violation: \(reason)")
            case .incompatible(let hello): self?.note("end incompatible \(hello.major).\(hello.minor)")
            case .system(let error): self?.note("end system: \(error)")
            }
        }
        try connection.start(software: "host")
    }

    private nonisolated func note(_ event: String) { assumeIsolated { $0.events.append(event) } }

    func forget() { kept = [] }
}

extension LoopHost {
    @discardableResult
    func ask(_ payload: WireValue = [:], _ descriptors: [SharedDescriptor] = []) -> UInt64 {
        connection.request(
            .begin,
            payload,
            descriptors: descriptors,
            progressed: { [weak self] completed, total in self?.note("progress \(completed)/\(total)") },
            answered: { [weak self] number, answer in
                switch answer {
                case .success(let answer): self?.note("reply \(number) \(answer.value)")
                case .failure(let error): self?.note("failure \(number) \(error.name ?? error.message)")
                }
            }
        )
    }

    func ask(times: Int) { for _ in 0..<times { ask(["text": .string(String(repeating: "x", count: 100))]) } }

    func cancel(_ number: UInt64) { connection.cancel(number) }

    func reply(_ number: UInt64, _ value: WireValue = true, _ descriptors: [SharedDescriptor] = []) {
        connection.reply(number, value, descriptors: descriptors)
    }

    func replyToEverything() {
        for event in events where event.hasPrefix("request ") {
            if let number = UInt64(event.split(separator: " ")[1]) { connection.reply(number, true) }
        }
    }

    func close() { connection.close() }

    func openStream(_ number: UInt64, credit: Int64) {
        connection.openIncomingStream(
            number,
            credit: credit,
            received: { [weak self] bytes in self?.assumeIsolated { $0.streamed += bytes } },
            ended: { [weak self] error in self?.note("stream end \(error?.message ?? "good")") }
        )
    }

    func grant(_ number: UInt64, _ bytes: Int64) { connection.grantStreamCredit(number, bytes) }

    func watchRoom(_ number: UInt64) {
        connection.onStreamRoom(number) { [weak self] in
            self?.assumeIsolated { $0.events.append("room \($0.connection.streamRoom(number))") }
        }
    }

    func stream(_ number: UInt64, _ bytes: [UInt8]) -> Int { connection.sendStreamData(number, bytes[...]) }

    func endStream(_ number: UInt64) { connection.endStream(number) }

    /// Waits until an event begins in some way.
    func has(_ beginning: String) -> Bool { events.contains { $0.hasPrefix(beginning) } }

    func count(_ beginning: String) -> Int { events.count { $0.hasPrefix(beginning) } }
}
