// SPDX-License-Identifier: Apache-2.0

/// What a host needs to know before it starts.
public struct HostConfiguration: Sendable {
    /// The folder that holds everything; nil for the one that the environment names.
    public var homePath: String?
    /// Where apps that are not installed are looked for; nil for what `LODGER_EXTENSION_PATH` names.
    public var extensionPath: [String]?
    /// The runtime that the host behaves as.
    public var runtimeVersion: RuntimeVersion
    /// The program that becomes an extension's process; nil for the one beside this program.
    public var runnerPath: String?
    /// Whether items that share extensions return reach the host, which Apple's systems drop.
    public var deliversItemsOfShareExtensions: Bool

    /// A configuration, by default that of the environment.
    public init(
        homePath: String? = nil,
        extensionPath: [String]? = nil,
        runtimeVersion: RuntimeVersion = .current,
        runnerPath: String? = nil,
        deliversItemsOfShareExtensions: Bool = false
    ) {
        self.homePath = homePath
        self.extensionPath = extensionPath
        self.runtimeVersion = runtimeVersion
        self.runnerPath = runnerPath
        self.deliversItemsOfShareExtensions = deliversItemsOfShareExtensions
    }
}
