// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// The command `lodger launch`.
enum LaunchCommand: Command {
    static let syntax = CommandSyntax(
        name: "launch",
        summary: "Start the program of an installed app, with its container and groups.",
        words: "APP [ARGS…]",
        wordCount: 1...10_000,
        options: [],
        example: "lodger launch org.lodger.Notes list",
        passesRest: true
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let program = try await session.host().program(ofApp: arguments.words[0])
        var variables = ProcessVariables.all.merging(program.variables) { _, own in own }
        variables["LD_LIBRARY_PATH"] = libraryPath(variables["LD_LIBRARY_PATH"])
        // This process becomes the program, so that signals, terminal and exit status are the program's own.
        let words = [program.path] + arguments.words.dropFirst()
        let error = ProgramReplacement.replace(path: program.path, arguments: words, environment: variables)
        throw HostError(
            .machineLacks,
            "\(program.path) cannot be started: \(error.reason).",
            fix: "Pack the app again."
        )
    }

    /// The SDK's library lies beside this program.
    private static func libraryPath(_ inherited: String?) -> String? {
        guard let program = realpath("/proc/self/exe", nil) else { return inherited }
        defer { free(program) }
        let folder = "/" + String(cString: program).split(separator: "/").dropLast().joined(separator: "/")
        return inherited.map { $0.isEmpty ? folder : "\(folder):\($0)" } ?? folder
    }
}
