// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where a bundle is, or is to be made.
struct BundlePath {
    /// The whole path, without a slash at its end.
    let path: String
    /// The folder that the bundle lies in.
    let folder: String
    /// The bundle's own name.
    let name: String

    init(_ path: String, extension suffix: String) throws(PackError) {
        name = FileName.last(of: path)
        guard FileName.isPlain(name), name.hasSuffix(suffix), name != suffix else {
            throw PackError(.unusable, "the name of the bundle must end in \(suffix)", at: path)
        }
        folder = FileName.folder(of: path)
        self.path = "\(folder)/\(name)"
    }

    /// Refuses to replace what is no bundle.
    func checkReplaceable() throws(PackError) {
        guard unsafe access(path, F_OK) == 0, unsafe access("\(path)/Info.plist", F_OK) != 0 else { return }
        throw PackError(.refused, "something that is no bundle is in the way", at: path, fix: "move it away")
    }
}
