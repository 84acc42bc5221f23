// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
internal import LodgerHost
internal import LodgerRegistry

/// The command `lodger install`.
enum InstallCommand: Command {
    static let syntax = CommandSyntax(
        name: "install",
        summary: "Check apps and copy them into the home, with their extensions.",
        words: "APP…",
        wordCount: 1...10_000,
        options: [
            OptionSyntax("--yes", "do not ask"),
            OptionSyntax("--force", "install also what would otherwise be declined"),
        ],
        example: "lodger install build/Apps/WordCount.app"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let host = try session.host()
        var installed: [JSONValue] = []
        var refused: [JSONValue] = []
        var unreadable: HostError?
        for path in arguments.words {
            guard arguments.has("--yes") || session.console.confirm("Install \(path)?") else { continue }
            do throws(HostError) {
                switch try await host.install(appAt: path) {
                case .installed(let installation):
                    installed.append(JSONValue(installation))
                    tell(installation, session.console)
                case .refused(let path, let findings):
                    refused.append(
                        .object(["path": .string(path), "findings": .array(findings.map(JSONValue.init))])
                    )
                    session.console.reportRefusal(of: path, findings)
                }
            } catch {
                unreadable = error
                session.console.report(error)
            }
        }
        var document: [String: JSONValue] = ["installed": .array(installed), "refused": .array(refused)]
        if let unreadable { document["error"] = JSONValue(unreadable) }
        session.console.document(.object(document))
        if let unreadable { return Status.of(unreadable) }
        return refused.isEmpty ? Status.done : Status.refused
    }

    private static func tell(_ installation: InstallResult.Installation, _ console: Console) {
        console.say("Installed \(installation.identifier) \(installation.version), team \(installation.team).")
        for identifier in installation.extensions { console.say("  extension \(identifier)") }
        for warning in installation.warnings { console.remark("  warning: \(warning.message)") }
    }
}

extension JSONValue {
    fileprivate init(_ installation: InstallResult.Installation) {
        self = .object([
            "id": .string(installation.identifier),
            "version": .string(installation.version),
            "team": .string(installation.team),
            "extensions": JSONValue(installation.extensions),
            "warnings": .array(installation.warnings.map(JSONValue.init)),
        ])
    }
}

extension Console {
    fileprivate func reportRefusal(of path: String, _ findings: [Finding]) {
        let errors = findings.filter { $0.severity == .error }
        var error = HostError(.refused, "\(path) was refused.", fix: nil)
        error.reasons = errors.map { finding in
            let place = finding.path.map { $0 == path ? "" : "\($0): " } ?? ""
            return HostError.Reason(code: finding.code.rawValue, message: place + finding.message, fix: finding.fix)
        }
        error.fix = errors.compactMap(\.fix).first
        report(error)
    }
}
