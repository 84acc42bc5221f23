// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF

/// A version of the Lodger runtime.
public struct RuntimeVersion: Hashable, Comparable, Sendable {
    /// Changes when extensions built for the version before may need to change.
    public var major: UInt16
    /// Grows with what a version adds.
    public var minor: UInt16

    /// A version by its two numbers.
    public init(major: UInt16, minor: UInt16) {
        self.major = major
        self.minor = minor
    }

    /// A version in the form `1.0`; nil where the text has another form.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        self.init(major: major, minor: minor)
    }

    /// The version of this build.
    public static var current: RuntimeVersion { RuntimeVersion(VersionGate.currentRuntime) }

    /// Whether one version is older than another.
    public static func < (left: RuntimeVersion, right: RuntimeVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension RuntimeVersion: CustomStringConvertible {
    /// The version in the form `1.0`.
    public var description: String { "\(major).\(minor)" }
}

extension RuntimeVersion {
    init(_ version: ExtensionNote.Version) {
        self.init(major: version.major, minor: version.minor)
    }

    var noteVersion: ExtensionNote.Version { ExtensionNote.Version(major: major, minor: minor) }
}
