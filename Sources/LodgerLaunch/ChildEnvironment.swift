// SPDX-License-Identifier: Apache-2.0

/// The environment of an extension's process: what it needs, and of the host's own only what is listed here.
enum ChildEnvironment {
    /// Variables of the host that extensions see: language, time zone, and where programs are.
    private static let passedOn = ["LANG", "LANGUAGE", "TZ", "PATH"]

    static func make(home: String, temporaryFolder: String, host: [String: String]) -> [String: String] {
        var environment = host.filter { passedOn.contains($0.key) || $0.key.hasPrefix("LC_") }
        environment["HOME"] = home
        environment["CFFIXED_USER_HOME"] = home
        environment["TMPDIR"] = temporaryFolder
        // Swift's own crash handler would run for seconds; the host reports a crash at once.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return environment
    }
}
