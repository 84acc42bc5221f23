// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerLaunch

/// Finds the program that becomes an extension's process.
package enum RunnerLocation {
    /// The variable that names it, for programs that do not have it beside them.
    package static let variable = "LODGER_RUNNER"

    /// The path of `lodger-runner`: the configured one, else beside this program, else what the environment names.
    package static func find(configured: String?, environment: [String: String]) -> String {
        if let configured { return configured }
        let beside = besideThisProgram
        if let beside, unsafe access(beside, X_OK) == 0 { return beside }
        return environment[variable] ?? beside ?? "lodger-runner"
    }

    private static var besideThisProgram: String? {
        guard let program = unsafe realpath("/proc/self/exe", nil) else { return nil }
        defer { unsafe free(program) }
        let folder = unsafe String(cString: program).split(separator: "/").dropLast().joined(separator: "/")
        return "/\(folder)/lodger-runner"
    }
}
