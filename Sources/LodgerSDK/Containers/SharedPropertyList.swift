// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

/// A property list that several processes read and change.
///
/// Changes take turns by a lock beside the file, which the kernel drops with its holder, and replace the file in one
/// step: whoever reads sees the list before a change or after it, also where a process is killed in between.
final class SharedPropertyList: @unchecked Sendable {
    private struct Version: Equatable {
        var file: ino_t
        var size: off_t
        var seconds: Int
        var nanoseconds: Int
    }

    private let path: String
    private let lock = NSLock()
    private var known: (version: Version, contents: [String: Any])?

    init(path: String) {
        self.path = path
    }

    /// The list as it is now; empty where there is none.
    func contents() -> [String: Any] {
        lock.withLock {
            guard let version = version() else { return [:] }
            if let known, known.version == version { return known.contents }
            let contents = read()
            known = (version, contents)
            return contents
        }
    }

    /// Changes the list.
    func change(_ body: (inout [String: Any]) -> Void) {
        lock.withLock {
            let folder = (path as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let turn = Glibc.open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard turn >= 0 else { return report(errno) }
            // Closing the file gives the turn back.
            defer { close(turn) }
            while flock(turn, LOCK_EX) != 0 {
                guard errno == EINTR else { return report(errno) }
            }
            var contents = read()
            body(&contents)
            known = nil
            write(contents)
        }
    }

    private func read() -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }

    private func write(_ contents: [String: Any]) {
        let temporary = "\(path).\(UUID().uuidString)"
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: contents, format: .xml, options: 0)
            let created = FileManager.default.createFile(
                atPath: temporary,
                contents: data,
                attributes: [.posixPermissions: 0o600]
            )
            guard created, rename(temporary, path) == 0 else { return report(errno, leaving: temporary) }
        } catch {
            Diagnostics.report("\(path) was not written: \(error)")
        }
    }

    private func version() -> Version? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Version(
            file: status.st_ino,
            size: status.st_size,
            seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec
        )
    }

    private func report(_ number: CInt, leaving temporary: String? = nil) {
        if let temporary { unlink(temporary) }
        Diagnostics.report("\(path) was not written: \(String(cString: strerror(number)))")
    }
}
