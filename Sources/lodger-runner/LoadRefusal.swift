// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF
internal import LodgerLoader
internal import LodgerWire

/// Why an extension is not loaded, as the host is told.
struct LoadRefusal: Error {
    let reasons: [RemoteError.Reason]

    init(_ reasons: [VersionGate.Reason]) {
        self.reasons = reasons.map { RemoteError.Reason(code: $0.code.name, message: $0.message, fix: $0.fix) }
    }

    init(_ error: LoadError) {
        reasons = [RemoteError.Reason(code: error.code, message: error.message, fix: error.fix)]
    }

    init(_ error: ELFError, library: String) {
        let code = error.code == .notELF ? "not-elf" : error.code == .noteDamaged ? "note-missing" : "elf-malformed"
        reasons = [RemoteError.Reason(code: code, message: "\(library): \(error.message).", fix: error.fix)]
    }

    private init(_ reason: RemoteError.Reason) {
        reasons = [reason]
    }

    /// A bundle that lacks something.
    static func bundle(_ code: String, _ message: String) -> LoadRefusal {
        LoadRefusal(RemoteError.Reason(code: code, message: message, fix: "Install the app again."))
    }

    /// A library for another kind of processor.
    static func otherMachine(_ name: String, _ machine: ELFMachine) -> LoadRefusal {
        LoadRefusal(
            RemoteError.Reason(
                code: "architecture",
                message: "\(name) is built for \(machine.name), this machine is \(ELFMachine.current.name).",
                fix: "Build the extension for \(ELFMachine.current.name) as well."
            )
        )
    }

    /// A library that says nothing about itself.
    static func withoutNote(_ name: String) -> LoadRefusal {
        LoadRefusal(
            RemoteError.Reason(
                code: "note-missing",
                message: "\(name) has no extension note.",
                fix: "Write LODGER_EXTENSION_NOTE(1, 0, LODGER_NOTE_EXTENSION_SAFE); in one C file of the library."
            )
        )
    }

    var remoteError: RemoteError {
        RemoteError(
            name: "refused",
            message: reasons.first?.message ?? "The extension was refused.",
            fix: reasons.first?.fix,
            reasons: reasons
        )
    }
}
