// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

extension MIMEDatabase {
    /// The database of this system, read once; empty where none is installed.
    package static let system = MIMEDatabase(folder: "/usr/share/mime")

    /// Reads the database in a folder; a file that is missing counts as empty.
    package init(folder: String) {
        func text(_ name: String) -> String {
            guard
                let file = try? OwnedDescriptor.open(
                    "\(folder)/\(name)",
                    flags: O_RDONLY | O_NONBLOCK,
                    followsLinks: true
                ),
                let bytes = try? file.firstBytes(atMost: 1 << 20)
            else { return "" }
            return String(decoding: bytes, as: UTF8.self)
        }
        self.init(aliases: text("aliases"), subclasses: text("subclasses"), globs: text("globs2"))
    }
}
