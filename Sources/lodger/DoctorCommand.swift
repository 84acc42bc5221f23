// SPDX-License-Identifier: Apache-2.0

internal import LodgerHost

/// `lodger doctor`
enum DoctorCommand: Command {
    static let syntax = CommandSyntax(
        name: "doctor",
        summary: "Show what this machine offers and what is wrong.",
        words: "",
        wordCount: 0...0,
        options: [],
        example: "lodger doctor"
    )

    static func run(_ arguments: Arguments, _ session: Session) async throws(HostError) -> Int32 {
        let report = try await session.host().examineMachine()
        session.console.say("sandbox tier: \(report.tier)")
        for check in report.checks {
            session.console.say("\(mark(check.status))  \(check.id): \(check.message)")
            if let fix = check.fix { session.console.say("   → \(fix)") }
        }
        session.console.document(
            .object([
                "tier": .string(report.tier),
                "checks": .array(report.checks.map(JSONValue.init)),
            ])
        )
        return report.checks.contains { $0.status == .failed } ? Status.machine : Status.done
    }

    private static func mark(_ status: MachineReport.Status) -> String {
        switch status {
        case .ok: "ok"
        case .warning: " !"
        case .absent: " -"
        case .failed: " ✗"
        }
    }
}

extension JSONValue {
    fileprivate init(_ check: MachineReport.Check) {
        self = .object([
            "id": .string(check.id),
            "status": .string(check.status.rawValue),
            "message": .string(check.message),
            "fix": JSONValue(check.fix),
        ])
    }
}
