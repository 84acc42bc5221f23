// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import LodgerWire
import Testing

/// The example of `Protocol.md`, and the fuzzer's seeds.
@Suite(.timeLimit(.minutes(1)))
struct ProtocolDocumentTests {
    private static let frames: [(name: String, message: Message, descriptors: Int)] = [
        ("host-hello", .hello(Hello(software: "host")), 0),
        (
            "load",
            .request(
                1,
                route: Route.load.rawValue,
                payload: [
                    "libraries": [["name": "a.so", "file": .descriptor(0)]], "runtimeVersion": 65_536,
                    "environment": [:],
                ]
            ), 1
        ),
        ("extension-hello", .hello(Hello(software: "runner")), 0),
        ("loaded", .reply(1, [:]), 0),
        (
            "begin",
            .request(
                3,
                route: Route.begin.rawValue,
                payload: [
                    "identifier": "R1",
                    "items": [["attachments": [["registeredTypeIdentifiers": ["public.url"]]]]],
                ]
            ), 0
        ),
        (
            "item-load",
            .request(
                2,
                route: Route.loadItem.rawValue,
                payload: ["request": 3, "item": 0, "attachment": 0, "type": "public.url"]
            ), 0
        ),
        ("item-loaded", .reply(2, ["value": .url("https://example.org/")]), 0),
        ("progress", .progress(3, completed: 1, total: 2), 0),
        ("completed", .reply(3, ["items": []]), 0),
        ("cancelled", .failure(3, RemoteError(domain: RemoteError.cocoaDomain, code: 3072, message: "No.")), 0),
    ]

    private let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the bytes in the document are those that the code makes`() throws {
        let document = try String(
            contentsOf: tests.deletingLastPathComponent().appending(path: "Sources/LodgerWire/Protocol.md"),
            encoding: .utf8
        )
        let blocks = document.split(separator: "```hex ").dropFirst().map { block in
            let parts = block.split(separator: "```", maxSplits: 1)[0].split(separator: "\n", maxSplits: 1)
            return (name: String(parts[0]), bytes: hex(String(parts[1])))
        }
        #expect(blocks.map(\.name) == Self.frames.map(\.name))
        for (block, frame) in zip(blocks, Self.frames) {
            var header = frame.message.header
            header.descriptorCount = frame.descriptors
            #expect(block.bytes == header.bytes + frame.message.body, "\(frame.name)")
        }
    }

    @Test func `the document names every route and limit`() throws {
        let document = try String(
            contentsOf: tests.deletingLastPathComponent().appending(path: "Sources/LodgerWire/Protocol.md"),
            encoding: .utf8
        )
        for route in Route.allCases { #expect(document.contains("`\(route.rawValue)`")) }
        for limit in ["131,072", "268,435,456", "**64 at the most**", "**64** levels", "**1,000,000**", "**4,096**"] {
            #expect(document.contains(limit))
        }
        #expect(WireLimits.frame == 131_072 && WireLimits.memoryBody == 268_435_456 && WireLimits.descriptors == 64)
        #expect(WireLimits.depth == 64 && WireLimits.values == 1_000_000 && WireLimits.openRequests == 4096)
    }

    @Test func `the seeds of the fuzzer are read`() throws {
        let seeds = try FileManager.default.contentsOfDirectory(
            at: tests.appending(path: "Fuzz/wire/corpus"),
            includingPropertiesForKeys: nil
        )
        #expect(seeds.count >= 10)
        var kinds: Set<FrameHeader.Kind> = []
        for seed in seeds {
            let bytes = try [UInt8](Data(contentsOf: seed))
            try bytes.withUnsafeBytes { bytes in
                guard let header = try FrameHeader.read(bytes) else { return }
                kinds.insert(header.kind)
                _ = try? Message(header, body: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(FrameHeader.size)))
            }
        }
        #expect(kinds == Set(FrameHeader.Kind.allCases))
    }
}
