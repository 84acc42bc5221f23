// SPDX-License-Identifier: Apache-2.0

internal import LodgerContainers
internal import LodgerSystem

/// The extensions that are offered for items, whenever that changes.
public struct OfferedExtensions: AsyncSequence, Sendable {
    /// One list, the last used extension first, then by name.
    public typealias Element = [ExtensionIdentity]
    /// The home cannot be used.
    public typealias Failure = HostError

    let host: Host
    let items: [ExtensionItem]
    let point: String?

    /// Begins with the present list.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Gives the present list first, then each that differs from the one before.
    public struct Iterator: AsyncIteratorProtocol {
        private let sequence: OfferedExtensions
        // Watching begins before the first look, so that nothing is missed in between.
        private var changes: AsyncStream<Void>.Iterator
        private var last: [ExtensionIdentity]?

        init(_ sequence: OfferedExtensions) {
            self.sequence = sequence
            // A folder that is not there yet cannot be watched.
            _ = try? Folder(making: sequence.host.home.applicationsPath)
            changes = FolderChanges.stream(of: sequence.host.watchedFolders).makeAsyncIterator()
        }

        /// The next list; nil once the task is cancelled.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(HostError) -> [ExtensionIdentity]? {
            while true {
                if last != nil, await changes.next(isolation: actor) == nil { return nil }
                let offered = try await sequence.host.matches(for: sequence.items, point: sequence.point)
                    .filter(\.isOffered).map(\.identity)
                guard offered != last else { continue }
                last = offered
                return offered
            }
        }
    }
}
