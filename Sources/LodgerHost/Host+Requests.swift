// SPDX-License-Identifier: Apache-2.0

internal import LodgerLaunch
internal import LodgerRegistry
internal import LodgerRouter
internal import LodgerWire

/// How a request ended, with what was noticed on the way.
public struct ExtensionResponse: Sendable {
    /// How long things took, in milliseconds.
    public struct Timing: Hashable, Sendable {
        /// From the call to the loaded extension.
        public var launch: Double
        /// From there to the answer.
        public var request: Double
        /// From the call until the process was gone.
        public var total: Double
    }

    /// The returned items, or why there are none.
    public var result: Result<[ExtensionItem], HostError>
    /// Harmless things that should not have happened, as sentences.
    public var diagnostics: [String]
    /// The last lines that the extension printed.
    public var log: [String]
    /// How long it took.
    public var timing: Timing
}

extension Host {
    /// The share extension point, whose extensions' items stay behind as on Apple's systems.
    private static let sharePoint = "com.apple.share-services"

    /// Asks one extension and waits for its items.
    ///
    /// The extension runs in a process of its own, which has ended when this returns.
    ///
    /// - Parameters:
    ///   - identifier: The extension's bundle identifier.
    ///   - items: What the person selected.
    ///   - deadline: How long the whole may take; the process is ended then.
    /// - Returns: What the extension made of the items.
    /// - Throws: A `HostError`; one with the code `cancelled` also where the calling task was cancelled.
    public func request(
        to identifier: String,
        items: [ExtensionItem],
        deadline: Duration = .seconds(30)
    ) async throws(HostError) -> [ExtensionItem] {
        try await perform(to: identifier, items: items, deadline: deadline).result.get()
    }

    /// Asks one extension and tells how that went.
    ///
    /// - Parameters:
    ///   - identifier: The extension's bundle identifier.
    ///   - items: What the person selected.
    ///   - deadline: How long the whole may take; the process is ended then.
    ///   - onProgress: Hears how far the extension is, on any thread.
    /// - Returns: The end of the request, good or bad, with times and diagnostics.
    public func perform(
        to identifier: String,
        items: [ExtensionItem],
        deadline: Duration = .seconds(30),
        onProgress: (@Sendable (_ completed: Int64, _ total: Int64) -> Void)? = nil
    ) async -> ExtensionResponse {
        let request: Request
        do throws(HostError) {
            request = Request(to: try entry(identifier), items: WireValue(items), deadline: deadline)
        } catch {
            return ExtensionResponse(
                result: .failure(error),
                diagnostics: [],
                log: [],
                timing: ExtensionResponse.Timing(launch: 0, request: 0, total: 0)
            )
        }
        let broker = ItemBroker(items: items, onProgress: onProgress)
        return response(await router.run(request, source: broker), to: request)
    }

    private func response(_ result: RequestResult, to request: Request) -> ExtensionResponse {
        var diagnostics = result.diagnostics
        var items: Result<[ExtensionItem], HostError>
        switch result.outcome {
        case .failure(let failure):
            items = .failure(
                HostError(failure, extension: request.entry.identifier, request: request.identifier)
            )
        case .success(let answer):
            items = self.items(answer, of: request)
            if case .success(let returned) = items, drops(request.entry), !returned.isEmpty {
                items = .success([])
                diagnostics.append("Items that a share extension returns do not reach its host.")
            }
        }
        return ExtensionResponse(
            result: items,
            diagnostics: diagnostics,
            log: result.log,
            timing: .init(launch: result.launch, request: result.request, total: result.total)
        )
    }

    func drops(_ entry: CatalogEntry) -> Bool {
        entry.pointIdentifier == Self.sharePoint && !configuration.deliversItemsOfShareExtensions
    }

    private func items(_ answer: LoadedValue, of request: Request) -> Result<[ExtensionItem], HostError> {
        if let items = ExtensionItem.items(answer.value, descriptors: answer.descriptors) { return .success(items) }
        var error = HostError(
            .protocolViolation,
            "\(request.entry.identifier) returned something that is no list of items.",
            fix: "Return an array of dictionaries as lodger/context.h describes, or nothing."
        )
        error.extensionIdentifier = request.entry.identifier
        error.requestIdentifier = request.identifier
        return .failure(error)
    }
}
