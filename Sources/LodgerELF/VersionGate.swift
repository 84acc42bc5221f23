// SPDX-License-Identifier: Apache-2.0

/// Decides whether an extension's versions fit a runtime.
///
/// The host asks before it starts an extension, and the runner asks again before it loads the library.
package struct VersionGate: Hashable, Sendable {
    /// A version that does not fit.
    package struct Reason: Hashable, Sendable {
        /// Which version it is; later versions add more.
        package struct Code: Hashable, Sendable {
            /// The reason as messages and documents write it.
            package let name: String

            /// The version of the C interface.
            package static let abiVersion = Self(name: "abi-version")
            /// The oldest runtime that the extension works with.
            package static let minimumRuntime = Self(name: "minimum-runtime")
            /// The Swift compiler that built the extension.
            package static let swiftVersion = Self(name: "swift-version")
        }

        /// Which version it is.
        package let code: Code
        /// Both versions, as a sentence.
        package let message: String
        /// Which side to update.
        package let fix: String
    }

    /// The runtime that is there, or that a host behaves as.
    package var runtime: ExtensionNote.Version
    /// The versions of the C interface that it speaks.
    package var abiVersions: ClosedRange<UInt32>
    /// The Swift version of its libraries.
    package var swift: ExtensionNote.Version

    /// A gate for a runtime.
    package init(
        runtime: ExtensionNote.Version = Self.currentRuntime,
        abiVersions: ClosedRange<UInt32> = Self.currentABIVersions,
        swift: ExtensionNote.Version = Self.currentSwift
    ) {
        self.runtime = runtime
        self.abiVersions = abiVersions
        self.swift = swift
    }

    /// Everything that does not fit; nothing where the extension may run.
    ///
    /// - Parameters:
    ///   - note: What the library says about itself.
    ///   - declaredMinimum: The oldest runtime that the Info.plist declares; the newer of the two counts.
    /// - Returns: The reasons, in a fixed order.
    package func reasons(note: ExtensionNote, declaredMinimum: ExtensionNote.Version? = nil) -> [Reason] {
        [
            abiReason(note.abiVersion),
            minimumReason(max(note.minimumRuntime, declaredMinimum ?? note.minimumRuntime)),
            note.swiftVersion.flatMap(swiftReason),
        ].compactMap(\.self)
    }

    private func abiReason(_ version: UInt32) -> Reason? {
        guard !abiVersions.contains(version) else { return nil }
        let own =
            abiVersions.count == 1
            ? "version \(abiVersions.lowerBound)" : "versions \(abiVersions.lowerBound) to \(abiVersions.upperBound)"
        return Reason(
            code: .abiVersion,
            message: "The extension speaks version \(version) of the C interface, and this runtime \(own).",
            fix: version > abiVersions.upperBound
                ? "Update Lodger." : "Update the extension: build it with a newer SDK."
        )
    }

    private func minimumReason(_ minimum: ExtensionNote.Version) -> Reason? {
        guard minimum > runtime else { return nil }
        return Reason(
            code: .minimumRuntime,
            message: "The extension needs Lodger runtime \(minimum) or newer, and this is \(runtime).",
            fix: "Update Lodger to \(minimum), or get a version of the extension for \(runtime)."
        )
    }

    private func swiftReason(_ version: ExtensionNote.Version) -> Reason? {
        guard version != swift else { return nil }
        return Reason(
            code: .swiftVersion,
            message: "The extension was built with Swift \(version), and this runtime uses Swift \(swift).",
            fix: version > swift
                ? "Update Lodger to one with Swift \(version)." : "Build the extension with Swift \(swift)."
        )
    }
}

// MARK: - This runtime

extension VersionGate {
    /// The runtime that this source is.
    package static let currentRuntime = ExtensionNote.Version(major: 1, minor: 0)

    /// The versions of the C interface that this source speaks.
    package static let currentABIVersions: ClosedRange<UInt32> = 1...1

    /// The Swift version that this source was compiled with.
    package static var currentSwift: ExtensionNote.Version {
        #if compiler(>=6.5)
        #error("Add this compiler's version.")
        #elseif compiler(>=6.4)
        ExtensionNote.Version(major: 6, minor: 4)
        #elseif compiler(>=6.3)
        ExtensionNote.Version(major: 6, minor: 3)
        #else
        ExtensionNote.Version(major: 6, minor: 2)
        #endif
    }
}

extension ExtensionNote.Version {
    /// A version from text such as `1`, `1.2` or `1.2.3`, of which the third number does not count.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.first?.isNumber == true ? UInt16(part) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count, let major = numbers.first else { return nil }
        self.init(major: major, minor: numbers.dropFirst().first ?? 0)
    }
}
