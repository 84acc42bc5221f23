// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc
internal import LodgerSystem

/// A bundle that is being made beside the place where it will be, so that nobody ever sees half of it.
struct StagedBundle: ~Copyable {
    private let target: BundlePath
    private let folder: TemporaryFolder

    /// Makes an empty bundle.
    init(for target: BundlePath) throws(PackError) {
        try OutputFile.makeFolders(target.folder)
        let folder = try TemporaryFolder(in: target.folder)
        try OutputFile.makeFolder("\(folder.path)/\(target.name)")
        self.target = target
        self.folder = folder
    }

    private var path: String { "\(folder.path)/\(target.name)" }

    /// Adds a file.
    func add(_ bytes: [UInt8], as name: String, isExecutable: Bool = false) throws(PackError) {
        try OutputFile.write(bytes, to: "\(path)/\(name)", mode: isExecutable ? 0o755 : 0o644)
    }

    /// Adds an empty folder.
    func makeFolder(_ name: String) throws(PackError) {
        try OutputFile.makeFolder("\(path)/\(name)")
    }

    /// Adds a file or folder under the name that it has.
    func copy(_ source: String, into subfolder: String? = nil) throws(PackError) {
        let place = subfolder.map { "\(path)/\($0)" } ?? path
        try FolderTree.copy(source, to: "\(place)/\(FileName.last(of: source))")
    }

    /// Puts the bundle where it belongs; one that was there goes away.
    consuming func moveIntoPlace() throws(PackError) {
        let path = path
        try target.checkReplaceable()
        let status = unsafe CLodgerLinux_rename_exclusively(path, target.path)
        guard status != 0 else { return }
        do throws(SystemError) {
            guard status == -EEXIST else { throw SystemError(call: "renameat2", path: target.path, errno: -status) }
            // What was there is then in the temporary folder and goes away with it.
            try checked(unsafe CLodgerLinux_exchange(path, target.path), call: "renameat2", path: target.path)
        } catch {
            throw PackError(.refused, error)
        }
    }
}
