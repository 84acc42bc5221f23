// SPDX-License-Identifier: Apache-2.0

import TestScratch
internal import Testing

extension Integration {
    /// A library that misbehaves before its first request.
    struct BadStart: Sendable, CustomTestStringConvertible {
        let option: String
        let name: String
        var reason: String?
        var status: Int?
        var signal: String?

        var testDescription: String { option }

        static func refused(_ option: String, _ reason: String = "entry-missing") -> BadStart {
            BadStart(option: option, name: "refused", reason: reason)
        }

        static func exited(_ option: String, _ status: Int) -> BadStart {
            BadStart(option: option, name: "exited", status: status)
        }

        static func crashed(_ option: String, _ signal: String) -> BadStart {
            BadStart(option: option, name: "crashed", signal: signal)
        }

        static func other(_ option: String, _ name: String) -> BadStart { BadStart(option: option, name: name) }
    }

    struct `Extensions that start badly` {
        @Test(arguments: [
            BadStart.refused("-DENTRY=return NULL"),
            .refused("-DENTRY=return (const lodger_extension_t *)0x1230"),
            .refused("-DENTRY=return (const lodger_extension_t *)-1"),
            .refused("-DEXTENSION_SIZE=3"),
            .refused("-DEXTENSION_SIZE=0x7FFFFFFF"),
            .refused("-DEXTENSION_VERSION=99"),
            .refused("-DEXTENSION_TABLE=0"),
            .refused("-DTABLE=NULL"),
            .refused("-DTABLE=(const void *)0x1230"),
            .refused("-DTABLE=\"\\3\\0\\0\\0\\0\\0\\0\\0 and twenty bytes more\""),
            .refused("-DCONSTRUCTOR=extern int nobody_defines_this(void); nobody_defines_this()", "undefined-symbol"),
            .exited("-DCONSTRUCTOR=_exit(5)", 5),
            .exited("-DENTRY=_exit(0)", 0),
            .crashed("-DCONSTRUCTOR=*(volatile int *)8 = 1", "SIGSEGV"),
            .crashed("-DENTRY=abort()", "SIGABRT"),
            .crashed("-DEXTENSION_TABLE=(const void *(*)(const char *))0x1230", "SIGSEGV"),
            .other("-DCONSTRUCTOR=for (;;)", "deadline"),
            .other("-DENTRY=for (;;)", "deadline"),
            .other("-DENTRY=sleep(1000)", "deadline"),
            .other("-DCONSTRUCTOR=close(3)", "protocol-violation"),
            .other("-DENTRY=close(3)", "protocol-violation"),
            .other("-DENTRY=close(3), sleep(1000)", "protocol-violation"),
            .other("-DCONSTRUCTOR=if (write(3, \"junk\", 4)) {}", "protocol-violation"),
            .other("-DENTRY=raise(9)", "runner-lost"),
        ])
        func `end with one error and leave nothing`(_ start: BadStart) async throws {
            let home = try Home()
            let app = try await App.copy(in: home.scratch, compiledWith: start.option)
            let result = try await home.run(
                "run",
                App.extensionIdentifier,
                "--text",
                "x",
                "--timeout",
                start.name == "deadline" ? "0.4" : "10",
                environment: ["LODGER_EXTENSION_PATH": app.folder]
            )
            let error = try #require(result.error)
            #expect(error.name == start.name, "\(error)")
            #expect(error.reasons.first?.code == start.reason)
            #expect(error.exitStatus == start.status)
            #expect(error.signal == (start.signal ?? (start.name == "runner-lost" ? "SIGKILL" : nil)))
            #expect(error.extension == App.extensionIdentifier)
            #expect(result.run.status == 1)
            #expect(try #require(result.document.timing).total < 3000)
        }
    }
}
