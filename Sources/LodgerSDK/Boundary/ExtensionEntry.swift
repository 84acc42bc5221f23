// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Foundation
internal import Synchronization

/// The way into an extension; the code that SwiftPM's tool plugin writes from an Info.plist calls it.
public enum ExtensionEntry {
    /// Makes an extension known to its host.
    ///
    /// - Parameters:
    ///   - host: What the host passes to `lodger_extension_entry`.
    ///   - makePrincipalObject: Makes an object of the principal class, once for each request.
    /// - Returns: What `lodger_extension_entry` returns; `nil` for a host that does not fit this SDK.
    public static func start(
        _ host: UnsafeRawPointer?,
        makePrincipalObject: @escaping () throws -> any NSExtensionRequestHandling
    ) -> UnsafeRawPointer? {
        guard let host = host?.assumingMemoryBound(to: lodger_host_t.self), let boundary = Boundary(host)
        else { return nil }
        let environment = RuntimeEnvironment(boundary)
        RuntimeEnvironment.install(environment)
        if let path = environment.temporaryPath { TemporaryFolders.removeLeftovers(in: path) }
        let requests = RequestStarter(boundary, makePrincipalObject)
        starter.withLock { $0 = requests }
        return UnsafeRawPointer(ExtensionTables.shared.offer)
    }

    fileprivate static let starter = Mutex<RequestStarter?>(nil)
}

/// Begins requests.
private final class RequestStarter: @unchecked Sendable {
    let boundary: Boundary
    private let makePrincipalObject: () throws -> any NSExtensionRequestHandling

    init(_ boundary: Boundary, _ makePrincipalObject: @escaping () throws -> any NSExtensionRequestHandling) {
        self.boundary = boundary
        self.makePrincipalObject = makePrincipalObject
    }

    /// Begins a request on a queue of its own: whatever it waits for there, news from the host go on coming in.
    func begin(_ pointer: OpaquePointer?) {
        guard let handle = ContextHandle(borrowed: pointer, boundary) else { return }
        let context = NSExtensionContext(handle)
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            do {
                let principal = try makePrincipalObject()
                context.hold(principal)
                principal.beginRequest(with: context)
            } catch {
                context.cancelRequest(withError: NSError.principalObject(error))
            }
        }
    }
}

/// What the extension offers its host, as long as the process lives.
private struct ExtensionTables: @unchecked Sendable {
    let offer = UnsafeMutablePointer<lodger_extension_t>.allocate(capacity: 1)
    private let handling = UnsafeMutablePointer<lodger_request_handling_t>.allocate(capacity: 1)
    private let mainLoop = UnsafeMutablePointer<lodger_main_loop_t>.allocate(capacity: 1)

    static let shared = ExtensionTables()

    private init() {
        handling.initialize(
            to: lodger_request_handling_t(
                size: MemoryLayout<lodger_request_handling_t>.size,
                begin: { context in ExtensionEntry.starter.withLock { $0 }?.begin(context) },
                cancelled: nil
            )
        )
        mainLoop.initialize(
            to: lodger_main_loop_t(size: MemoryLayout<lodger_main_loop_t>.size, run: { ExtensionTables.runMainLoop() })
        )
        offer.initialize(
            to: lodger_extension_t(
                abi_version: LODGER_ABI_VERSION,
                size: UInt32(MemoryLayout<lodger_extension_t>.size),
                table: { ExtensionTables.shared.table($0) }
            )
        )
    }

    private func table(_ id: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
        switch id.map({ String(cString: $0) }) {
        case LODGER_REQUEST_HANDLING_TABLE: UnsafeRawPointer(handling)
        case LODGER_MAIN_LOOP_TABLE: UnsafeRawPointer(mainLoop)
        default: nil
        }
    }

    /// Runs what extensions put on the main queue, in timers and in sources of the main run loop.
    private static func runMainLoop() {
        while RunLoop.main.run(mode: .default, before: .distantFuture) {}
        dispatchMain()
    }
}

extension NSError {
    /// The principal class threw in its initialiser.
    fileprivate static func principalObject(_ error: any Error) -> NSError {
        NSError(
            domain: "LodgerErrorDomain",
            code: 1,
            userInfo: [NSLocalizedDescriptionKey: "The principal class threw in its initialiser: \(error)"]
        )
    }
}
