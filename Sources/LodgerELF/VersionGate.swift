// SPDX-License-Identifier: Apache-2.0

/// Decides from an extension's note whether this runtime can run it, before any of its code does.
package struct VersionGate: Sendable {
    /// Why an extension cannot run here.
    package struct Refusal: Hashable, Sendable {
        /// The reason's name.
        package let code: String
        /// One sentence with both versions.
        package let message: String
        /// Which side to update.
        package let fix: String
    }

    /// The runtime's version, or the one that it is to behave as.
    package var runtime: ExtensionNote.Version
    /// The versions of the C boundary that the runtime speaks.
    package var abi: ClosedRange<UInt32>
    /// The Swift version of the runtime's libraries.
    package var swift: ExtensionNote.Version
    /// The machine that the runtime is built for.
    package var machine: ELFMachine

    /// The gate of this build, behaving as another version where one is given.
    package init(runtime: ExtensionNote.Version = Self.currentRuntime) {
        self.runtime = runtime
        abi = 1...1
        swift = Self.currentSwift
        machine = .current
    }

    /// The version of this runtime.
    package static var currentRuntime: ExtensionNote.Version { .init(major: 1, minor: 0) }

    /// The Swift version that built this runtime.
    package static var currentSwift: ExtensionNote.Version {
        #if swift(>=6.4)
        #error("Name the Swift version here.")
        #elseif swift(>=6.3)
        .init(major: 6, minor: 3)
        #else
        .init(major: 6, minor: 2)
        #endif
    }
}

extension VersionGate {
    /// Every reason why a library cannot run here; none if it can.
    ///
    /// - Parameters:
    ///   - image: The extension's library.
    ///   - note: The note in it.
    ///   - declaredMinimum: The oldest runtime that the bundle's Info.plist names, if it does; the later of both counts.
    package func refusals(
        of image: ELFImage,
        note: ExtensionNote,
        declaredMinimum: ExtensionNote.Version? = nil
    ) -> [Refusal] {
        [machineRefusal(image), abiRefusal(note), runtimeRefusal(note, declaredMinimum), swiftRefusal(note)].compactMap(\.self)
    }

    private func machineRefusal(_ image: ELFImage) -> Refusal? {
        guard image.header.machine != machine else { return nil }
        return Refusal(
            code: "architecture",
            message: "The library is built for \(image.header.machine.name), this machine is \(machine.name).",
            fix: "Build the extension for \(machine.name) as well."
        )
    }

    private func abiRefusal(_ note: ExtensionNote) -> Refusal? {
        guard !abi.contains(note.abiVersion) else { return nil }
        let side = note.abiVersion > abi.upperBound ? "Update Lodger." : "Rebuild the extension with a current header."
        return Refusal(
            code: "abi-version",
            message: "The library uses version \(note.abiVersion) of the C boundary, this runtime speaks \(spoken).",
            fix: side
        )
    }

    private var spoken: String {
        abi.lowerBound == abi.upperBound ? "\(abi.lowerBound)" : "\(abi.lowerBound) to \(abi.upperBound)"
    }

    private func runtimeRefusal(_ note: ExtensionNote, _ declared: ExtensionNote.Version?) -> Refusal? {
        let needed = max(note.minimumRuntime, declared ?? note.minimumRuntime)
        guard needed > runtime else { return nil }
        return Refusal(
            code: "minimum-runtime",
            message: "The extension needs Lodger \(needed) or newer, this is Lodger \(runtime).",
            fix: "Update Lodger, or build the extension for Lodger \(runtime)."
        )
    }

    private func swiftRefusal(_ note: ExtensionNote) -> Refusal? {
        guard let built = note.swiftVersion, built != swift else { return nil }
        let side = built > swift ? "Update Lodger, or rebuild the extension" : "Rebuild the extension"
        return Refusal(
            code: "swift-version",
            message: "The library is built with Swift \(built), this runtime has Swift \(swift).",
            fix: "\(side) with Swift \(swift)."
        )
    }
}
