// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing

#if arch(x86_64)
extension Integration {
    /// An extension that was built against the first SDK, kept as it was packed then.
    @Suite
    struct `An extension of the first SDK` {
        @Test
        func `goes on running`() async throws {
            let home = try Home()
            let app = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FirstSDK/Hello.app")
            let installed = try await home.run("install", app.path(percentEncoded: false))
            #expect(installed.run.status == 0, "\(installed.run.diagnostics)")

            let greeted = try await home.run("run", "org.example.Hello.Greet", "--text", "World")
            #expect(greeted.run.status == 0, "\(greeted.run.diagnostics)")
            #expect(greeted.text == "Hello, World!")
        }
    }
}
#endif
