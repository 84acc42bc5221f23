// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerContainers
internal import LodgerSystem

/// When extensions were last asked: an empty file for each, whose time of change counts.
struct LastUse {
    private let folder: String

    init(home: HomeFolder) {
        folder = home.path + "/LastUse"
    }

    /// Seconds since 1970; 0 for never.
    func time(of identifier: String) -> Double {
        var status = stat()
        guard let name = FileName(identifier), unsafe stat("\(folder)/\(name)", &status) == 0 else { return 0 }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    /// Notes that an extension was asked now.
    ///
    /// Only an order depends on it, so a failure is no error.
    func note(_ identifier: String) {
        guard let name = FileName(identifier), let folder = try? Folder(making: folder) else { return }
        try? folder.write([], to: name)
    }
}
