// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// A home of its own, removed at the end.
final class ScratchHome {
    let path: String

    init() throws(SystemError) {
        var template = Array("/tmp/lodger-bench-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw SystemError(call: "mkdtemp", errno: errno) }
        path = String(cString: made)
    }

    deinit {
        guard let name = FileName(path.split(separator: "/").last.map(String.init) ?? "") else { return }
        guard let folder = try? Folder(path: "/tmp", followsLinks: true) else { return }
        try? FileTree.remove(name, in: folder)
    }
}
