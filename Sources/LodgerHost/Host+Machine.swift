// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerContainers
internal import LodgerContentTypes
internal import LodgerRouter
internal import LodgerSystem

extension Host {
    /// Looks at this machine and home.
    public func examineMachine() -> MachineReport {
        MachineReport(tier: "none", checks: [runnerCheck, homeCheck, sandboxCheck, contentCheck])
    }

    private var runnerCheck: MachineReport.Check {
        let path = RunnerLocation.find(configured: configuration.runnerPath, environment: ProcessVariables.all)
        guard unsafe access(path, X_OK) == 0 else {
            return .init(
                id: "runner",
                status: .failed,
                message: "\(path) is missing; no extension can be started.",
                fix: "Put lodger-runner beside this program, or set \(RunnerLocation.variable)."
            )
        }
        return .init(id: "runner", status: .ok, message: path)
    }

    private var homeCheck: MachineReport.Check {
        do throws(SystemError) {
            _ = try home.open()
            return .init(id: "home", status: .ok, message: home.path)
        } catch {
            return .init(
                id: "home",
                status: .failed,
                message: "\(home.path) cannot be used: \(error.reason).",
                fix: "Give yourself access to it, or set LODGER_HOME."
            )
        }
    }

    private var sandboxCheck: MachineReport.Check {
        .init(
            id: "sandbox",
            status: .warning,
            message: "Extensions run in processes of their own, with all rights of the person who starts them.",
            fix: "Install only what you trust."
        )
    }

    private var contentCheck: MachineReport.Check {
        do throws(ContentSnifferError) {
            try ContentSniffer().prepare()
            return .init(id: "content-types", status: .ok, message: "Files are told by name and content.")
        } catch {
            return .init(id: "content-types", status: .absent, message: error.message, fix: error.fix)
        }
    }
}

extension MachineReport.Check {
    fileprivate init(id: String, status: MachineReport.Status, message: String) {
        self.init(id: id, status: status, message: message, fix: nil)
    }
}
