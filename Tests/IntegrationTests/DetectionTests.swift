// SPDX-License-Identifier: Apache-2.0

internal import Testing

extension Integration {
    struct `Detected data` {
        @Test(arguments: [
            (["--text", "See https://example.org"], ["link"]),
            (["--text", "Tel. 030 901820, ada@example.org"], ["email-address", "phone-number"]),
            (["--text", "Musterstraße 12, 80331 München, 12.3.2026"], ["date", "postal-address"]),
            (["--text", "Nothing to see"], []),
            (["--no-detection", "--text", "See https://example.org"], []),
            (["--content-text", "See https://example.org"], []),
        ])
        func `is among the types of shared text`(_ inputs: [String], _ kinds: [String]) async throws {
            let result = try await Home().run(["match"] + inputs)
            let lines = result.run.text.split(separator: "\n").map { $0.trimming { !$0.isLetter } }
            #expect(lines.filter { $0.hasPrefix("org.lodger.") } == kinds.map { "org.lodger.detected-\($0)" })
        }

        @Test
        func `has declared types`() async throws {
            let home = try Home()
            #expect(try await home.run("type", "show", "org.lodger.detected-link").run.status == 0)
            let result = try await home.run("type", "conforms", "org.lodger.detected-link", "public.plain-text")
            #expect(result.run.status == 0)
        }
    }
}

extension StringProtocol {
    /// The text without characters at its ends.
    fileprivate func trimming(_ isDropped: (Character) -> Bool) -> SubSequence {
        let start = drop(while: isDropped)
        guard let last = start.lastIndex(where: { !isDropped($0) }) else { return start }
        return start[...last]
    }
}
