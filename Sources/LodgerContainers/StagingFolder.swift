// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem

/// A folder of one piece of work, on the same file system as apps and containers.
///
/// Its lock says that the work goes on. The kernel drops the lock with its holder, so that whoever comes next can
/// tell what a killed program left, and removes it.
package struct StagingFolder: ~Copyable, Sendable {
    private static let stagingName: FileName = "Staging"

    /// The folder, empty at first.
    package let folder: Folder
    /// Its name in the home's staging folder.
    package let name: FileName
    private let staging: Folder

    private init(_ folder: consuming Folder, name: FileName, staging: consuming Folder) {
        self.folder = folder
        self.name = name
        self.staging = staging
    }

    /// Makes a folder in a home.
    package static func make(in home: borrowing Folder) throws(SystemError) -> StagingFolder {
        let staging = try home.makeFolder(stagingName)
        let name = FileName.random()
        // Nobody sweeps between the folder's first moment and its lock.
        let gate = try staging.folder(".")
        _ = try gate.descriptor.lock()
        let folder = try staging.makeNewFolder(name)
        _ = try folder.descriptor.lock()
        return StagingFolder(folder, name: name, staging: staging)
    }

    /// Removes the folder with what is left in it.
    package consuming func remove() throws(SystemError) {
        try FileTree.remove(name, in: staging)
    }

    /// Removes what killed programs left in a home.
    package static func sweep(_ home: borrowing Folder) throws(SystemError) {
        let staging = try home.makeFolder(stagingName)
        let gate = try staging.folder(".")
        _ = try gate.descriptor.lock()
        for name in try staging.names() {
            // A folder that its owner holds, or that vanished meanwhile, is not for sweeping.
            guard let folder = try? staging.folder(name) else {
                try? staging.removeFile(name)
                continue
            }
            if try folder.descriptor.lock(waits: false) { try FileTree.remove(name, in: staging) }
        }
    }
}
