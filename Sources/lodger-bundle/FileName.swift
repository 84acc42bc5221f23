// SPDX-License-Identifier: Apache-2.0

/// Names of files.
enum FileName {
    /// The last name of a path.
    static func last(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The folder that a path lies in.
    static func folder(of path: String) -> String {
        let trimmed = path.reversed().drop { $0 == "/" }
        let folder = String(trimmed.drop { $0 != "/" }.reversed())
        return folder.isEmpty ? "." : folder
    }

    /// Whether a name stands for one file in a folder.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
            && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 }
    }
}
