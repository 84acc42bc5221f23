// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import LodgerELF
internal import LodgerSystem

/// What an extension's shared library says before any of its code runs.
package struct ExtensionLibrary: Hashable, Sendable {
    /// The symbol that every extension's library exports.
    package static let entrySymbol = "lodger_extension_entry"

    private static let mostBytes = 512 << 20

    /// What the library says about itself, if it says something that can be understood.
    package private(set) var note: ExtensionNote?
    /// What is wrong with it.
    package private(set) var findings: [Finding] = []

    private let path: String

    /// Reads a library.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - declaredMinimum: The oldest runtime that the Info.plist declares.
    ///   - gate: What the versions must fit.
    /// - Returns: What the library says, and what is wrong with it.
    package static func read(
        at path: String,
        declaredMinimum: ExtensionNote.Version?,
        gate: VersionGate
    ) -> ExtensionLibrary {
        var library = ExtensionLibrary(path: path)
        do {
            let file = try OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK, followsLinks: true)
            let image = try ELFImage(try file.contents(limit: mostBytes))
            try library.check(image, declaredMinimum: declaredMinimum, gate: gate)
        } catch let error as ELFError {
            library.report(error)
        } catch let error as SystemError {
            library.report(.executableMissing, "The executable cannot be read: \(error.reason).")
        } catch {
            library.report(.executableMissing, "The executable cannot be read: \(error).")
        }
        return library
    }

    private init(path: String) {
        self.path = path
    }

    private mutating func check(
        _ image: ELFImage,
        declaredMinimum: ExtensionNote.Version?,
        gate: VersionGate
    ) throws(ELFError) {
        guard image.header.machine == .current else {
            report(
                .architecture,
                "The executable is for \(image.header.machine.name), and this machine is \(ELFMachine.current.name).",
                fix: "Build it for \(ELFMachine.current.name) too, into Executables/\(ELFMachine.current.name)."
            )
            return
        }
        guard image.header.type == .sharedObject else {
            report(
                .notELF,
                "The executable is no shared library.",
                fix: "Link it with -shared, or as a dynamic product."
            )
            return
        }
        note = try image.extensionNote()
        checkNote(declaredMinimum: declaredMinimum, gate: gate)
        if try !image.exports(symbol: Self.entrySymbol) {
            report(
                .entryMissing,
                "The executable does not export \(Self.entrySymbol).",
                fix: "Build it with the SDK, or declare the entry with the macro of lodger/lodger.h."
            )
        }
    }

    private mutating func checkNote(declaredMinimum: ExtensionNote.Version?, gate: VersionGate) {
        guard let note else {
            report(
                .noteMissing,
                "The executable carries no Lodger note, so that its versions are unknown.",
                fix: "Build it with the SDK, or add the note with the macro of lodger/lodger.h."
            )
            return
        }
        if let declaredMinimum, declaredMinimum != note.minimumRuntime {
            report(
                .versionDiffers,
                severity: .warning,
                "MinimumOSVersion is \(declaredMinimum), and the executable's note says \(note.minimumRuntime).",
                fix: "Make them the same; until then the newer counts."
            )
        }
        for reason in gate.reasons(note: note, declaredMinimum: declaredMinimum) {
            report(Finding.Code(rawValue: reason.code.name), reason.message, fix: reason.fix)
        }
    }

    private mutating func report(_ error: ELFError) {
        let code: Finding.Code =
            switch error.code {
            case .notELF: .notELF
            case .unsupported: .architecture
            default: .elfMalformed
            }
        report(code, "The executable cannot be used: \(error).", fix: error.fix)
    }

    private mutating func report(
        _ code: Finding.Code,
        severity: Finding.Severity = .error,
        _ message: String,
        fix: String? = nil
    ) {
        findings.append(Finding(code, severity: severity, path: path, message: message, fix: fix))
    }
}
