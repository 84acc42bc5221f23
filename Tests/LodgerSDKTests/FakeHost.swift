// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerLoader
import LodgerSDK
import LodgerSystem
import LodgerWire
import Synchronization
import TestScratch
import Testing

/// A host in the same process: the runner's own tables, and a channel that keeps what the extension says.
final class FakeHost: ContextChannel {
    /// How a request ended.
    enum End: Sendable {
        case completed(WireValue, [SharedDescriptor])
        case cancelled(RemoteError)
    }

    private struct State: Sendable {
        var values: [String: WireValue] = [:]
        var files: [String: SharedDescriptor] = [:]
        var end: End?
        var calls = 0
        var opened: [String] = []
        var notes: [String] = []
    }

    private let state = Mutex(State())
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Folders that the extension believes to be its own.
    let folder: Scratch

    init(values: [String: WireValue] = [:], files: [String: String] = [:]) throws {
        folder = try Scratch()
        for name in ["container", "container/tmp", "group"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        }
        let descriptors = try files.mapValues { SharedDescriptor(try OwnedDescriptor.open($0, flags: O_RDONLY)) }
        state.withLock {
            $0.values = values
            $0.files = descriptors
        }
    }

    /// Begins a request with one attachment of all the types that the host has, and waits for its end.
    func run(
        suggestedName: String? = nil,
        userInfo: WireValue = [:],
        _ body: @escaping (NSExtensionContext) -> Void
    ) throws -> End {
        let types = state.withLock { ($0.values.keys.map(\.self) + $0.files.keys).sorted() }
        var attachment: [String: WireValue] = ["registeredTypeIdentifiers": .array(types.map { .string($0) })]
        attachment["suggestedName"] = suggestedName.map { .string($0) }
        let item: WireValue = [
            "title": "A title", "contentText": "Some text", "userInfo": userInfo,
            "attachments": .array(types.isEmpty ? [] : [.dictionary(attachment)]),
        ]
        return try run(items: [item]) { Principal(body) }
    }

    /// Begins a request with items and waits for its end.
    func run(items: WireValue, principal: @escaping () throws -> any NSExtensionRequestHandling) throws -> End {
        try begin(items: items, principal: principal)
        guard hasEnded.wait(timeout: .now() + 120) == .success, let end = state.withLock({ $0.end }) else {
            throw CocoaError(.userCancelled, userInfo: [NSLocalizedDescriptionKey: "The request did not end."])
        }
        return end
    }

    private func begin(items: WireValue, principal: @escaping () throws -> any NSExtensionRequestHandling) throws {
        HostTables.install(
            runtimeVersion: 0x1_0000,
            environment: [
                "bundleIdentifier": "org.example.Test.Extension",
                "containerPath": .string(folder.path("container")),
                "temporaryPath": .string(folder.path("container/tmp")),
                "groupPaths": ["group.org.example.Test": .string(folder.path("group"))],
            ]
        )
        makePrincipal.withLock { $0 = Unchecked(value: principal) }
        let function: @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer? = { host in
            LodgerSDK.ExtensionEntry.start(host) { try FakeHost.principal() }
        }
        let entry = try LodgerLoader.ExtensionEntry(
            entryFunction: unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
        )
        entry.begin(ExtensionContext(identifier: UUID().uuidString, items: items, channel: self))
    }

    /// How often the extension has ended its request.
    var calls: Int { state.withLock { $0.calls } }

    private static func principal() throws -> any NSExtensionRequestHandling {
        guard let make = makePrincipal.withLock({ $0 }) else { throw CocoaError(.featureUnsupported) }
        return try make.value()
    }

    private func finish(_ end: End) -> Bool {
        state.withLock {
            $0.calls += 1
            $0.end = end
        }
        hasEnded.signal()
        return true
    }

    // MARK: - The channel

    func load(
        item: Int,
        attachment: Int,
        type: String,
        completion: @escaping @Sendable (Result<ValueBox, ErrorBox>) -> Void
    ) {
        let (value, file) = state.withLock { ($0.values[type], $0.files[type]) }
        if let file {
            completion(.success(ValueBox(.descriptor(0), descriptors: [file])))
        } else if let value {
            completion(.success(ValueBox(value)))
        } else {
            completion(
                .failure(ErrorBox(RemoteError(domain: "NSItemProviderErrorDomain", code: -1000, message: "No.")))
            )
        }
    }

    func complete(_ context: ExtensionContext, items: ValueBox?, wantsEnd: Bool) -> Bool {
        var descriptors: [SharedDescriptor] = []
        let value = items?.wireValue(&descriptors) ?? .array([])
        defer { if wantsEnd { context.hostEnded(expired: false) } }
        return finish(.completed(value, descriptors))
    }

    func cancel(_ error: ErrorBox) -> Bool { finish(.cancelled(error.error)) }

    func progress(completed: Int64, total: Int64) -> Bool { true }

    func open(_ address: String, completion: @escaping @Sendable (Bool) -> Void) { completion(false) }

    func note(_ text: String) {
        state.withLock { $0.notes.append(text) }
    }

    func willWait() {}
}

private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

private let makePrincipal = Mutex<Unchecked<() throws -> any NSExtensionRequestHandling>?>(nil)

/// A principal class that does what a test says.
final class Principal: NSObject, NSExtensionRequestHandling {
    private let body: (NSExtensionContext) -> Void

    init(_ body: @escaping (NSExtensionContext) -> Void) {
        self.body = body
    }

    func beginRequest(with context: NSExtensionContext) { body(context) }
}

extension FakeHost.End {
    /// The returned items.
    var items: [WireValue]? {
        if case .completed(let value, _) = self { value.array } else { nil }
    }

    /// The value of the first attachment of the first item.
    var value: WireValue? { items?.first?["attachments"]?.array?.first?["value"] }

    var error: RemoteError? {
        if case .cancelled(let error) = self { error } else { nil }
    }
}
