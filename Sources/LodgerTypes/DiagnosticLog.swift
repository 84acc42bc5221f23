// SPDX-License-Identifier: Apache-2.0

/// Collects what is wrong with declarations, up to a limit.
struct DiagnosticLog {
    /// The bundle that is being read.
    var owner = ""
    private(set) var diagnostics: [TypeDiagnostic] = []

    mutating func add(_ code: TypeDiagnostic.Code, type identifier: String? = nil, _ message: String) {
        guard diagnostics.count < DeclarationLimit.diagnostics else { return }
        diagnostics.append(TypeDiagnostic(code: code, owner: owner, identifier: identifier, message: message))
    }
}
