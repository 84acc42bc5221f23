// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where programs are looked for.
enum SearchPath {
    /// Where temporary files go.
    static var temporaryFolder: String { environment("TMPDIR") ?? "/tmp" }

    /// The path of a program.
    static func find(_ program: String) -> String? {
        let folders = (environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(program)" }.first(where: isExecutable)
    }

    /// The path of a program that lies in the same folder as another one really does.
    static func find(_ program: String, beside other: String) -> String? {
        guard let link = find(other), let resolved = unsafe realpath(link, nil) else { return nil }
        defer { unsafe free(resolved) }
        let path = "\(FileName.folder(of: unsafe String(cString: resolved)))/\(program)"
        return isExecutable(path) ? path : nil
    }

    private static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
