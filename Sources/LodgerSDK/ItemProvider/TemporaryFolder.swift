// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

/// A folder that is made when it is needed, and goes away with this object.
final class TemporaryFolder: @unchecked Sendable {
    static let prefix = "lodger-items-"

    private let lock = NSLock()
    private let makePath: () throws -> String
    private var made: String?
    /// What holds the folder that this one lies in.
    private let parent: TemporaryFolder?
    private let isRemovedAtEnd: Bool

    /// A folder in another one; `nil` stands for the process's temporary folder.
    init(in parentPath: String?) {
        parent = nil
        isRemovedAtEnd = true
        makePath = { try Self.make(in: TemporaryFolders.processFolder(in: parentPath ?? NSTemporaryDirectory())) }
    }

    private init(parent: TemporaryFolder, isRemovedAtEnd: Bool) throws {
        self.parent = parent
        self.isRemovedAtEnd = isRemovedAtEnd
        let path = try Self.make(in: parent.path())
        made = path
        makePath = { path }
    }

    deinit {
        if let made, isRemovedAtEnd { try? FileManager.default.removeItem(atPath: made) }
    }

    /// Where the folder is.
    func path() throws -> String {
        try lock.withLock {
            if let made { return made }
            let path = try makePath()
            made = path
            return path
        }
    }

    /// A folder inside this one, which goes away with its own object or only with this one.
    func makeSubfolder(staysWithParent: Bool) throws -> TemporaryFolder {
        try TemporaryFolder(parent: self, isRemovedAtEnd: !staysWithParent)
    }

    fileprivate static func make(in folder: String) throws -> String {
        let path = "\(folder)/\(UUID().uuidString)"
        guard mkdir(path, 0o700) == 0 else { throw NSError.cannotWrite(path, errno) }
        return path
    }
}

/// The folders of all processes that use the same temporary folder.
enum TemporaryFolders {
    private struct Own {
        let path: String
        /// Held as long as the process lives, so that others can tell whether it does.
        let lock: CInt
    }

    private static let guardLock = NSLock()
    nonisolated(unsafe) private static var own: [String: Own] = [:]

    /// This process's own folder.
    static func processFolder(in parent: String) throws -> String {
        try guardLock.withLock {
            if let own = own[parent] { return own.path }
            let path = "\(parent)/\(TemporaryFolder.prefix)\(UUID().uuidString)"
            guard mkdir(path, 0o700) == 0 else { throw NSError.cannotWrite(path, errno) }
            let lock = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
            own[parent] = Own(path: path, lock: lock)
            return path
        }
    }

    /// Removes what processes left behind that ended before they could tidy up.
    static func removeLeftovers(in parent: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(TemporaryFolder.prefix) {
            let path = "\(parent)/\(name)"
            let folder = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard folder >= 0 else { continue }
            defer { close(folder) }
            guard flock(folder, LOCK_EX | LOCK_NB) == 0 else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
