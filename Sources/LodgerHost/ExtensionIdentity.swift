// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
internal import LodgerRegistry

/// An extension that was found, ready or not.
public struct ExtensionIdentity: Hashable, Sendable, Identifiable {
    /// Whether an extension can be used, in a form that later versions can add to.
    public struct State: RawRepresentable, Hashable, Sendable {
        /// The state as programs print it.
        public let rawValue: String

        /// A state, also one that this version does not know.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// It can be used.
        public static let ready = State(rawValue: "ready")
        /// It cannot run here; the reasons say why.
        public static let refused = State(rawValue: "refused")
    }

    /// The bundle identifier; the path where it could not be read.
    public let id: String
    /// The containing app's bundle identifier.
    public let appIdentifier: String?
    /// The name that people see.
    public let name: String
    /// The extension point, such as `com.apple.share-services`.
    public let pointIdentifier: String?
    /// The bundle's version.
    public let version: String?
    /// The team that it belongs to.
    public let team: String?
    /// The bundle's folder.
    public let path: String
    /// Whether it was found where it is built instead of being installed.
    public let isDevelopment: Bool
    /// Whether it can be used.
    public let state: State
    /// Why not, and what is odd about it.
    public let reasons: [HostError.Reason]

    init(_ entry: CatalogEntry) {
        id = entry.identifier
        appIdentifier = entry.appIdentifier
        name = entry.name
        pointIdentifier = entry.pointIdentifier
        version = entry.version
        team = entry.team
        path = entry.path
        isDevelopment = entry.isDevelopment
        state = State(rawValue: entry.state.rawValue)
        reasons = entry.reasons.map { HostError.Reason(code: $0.code.rawValue, message: $0.message, fix: $0.fix) }
    }
}
