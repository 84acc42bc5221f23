// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// A folder of its own that goes away with its owner, whatever is in it.
struct TemporaryFolder: ~Copyable {
    /// Where the folder is.
    let path: String

    /// Makes a folder that nobody else may look into.
    init(in parent: String) throws(PackError) {
        let template = unsafe strdup("\(parent)/.lodger-bundle-XXXXXX")
        defer { unsafe free(template) }
        guard let template = unsafe template, let made = unsafe mkdtemp(template) else {
            throw PackError(.refused, SystemError(call: "mkdtemp", path: parent, errno: errno))
        }
        path = unsafe String(cString: made)
    }

    deinit { FolderTree.remove(path) }
}
