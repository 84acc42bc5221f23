// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

/// A file by its descriptor, closed when nobody needs it any more.
final class OpenFile: Sendable {
    let descriptor: CInt

    /// A second descriptor of a file that somebody else has open.
    init?(duplicating other: CInt) {
        descriptor = fcntl(other, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { return nil }
    }

    init(reading path: String) throws {
        descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw NSError.cannotRead(path, errno) }
    }

    deinit { close(descriptor) }

    private var isFolder: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// All bytes of the file.
    func contents() throws -> Data {
        var data = Data()
        try stream { data.append(contentsOf: $0) }
        return data
    }

    /// Copies the file piece by piece, so that it takes little memory however large it is.
    func copy(to place: FilePlace) throws -> ProvidedFile {
        let file = try ProvidedFile(newIn: place)
        if isFolder {
            try copyFolder(to: file.url)
            return file
        }
        let path = file.url.path
        let target = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard target >= 0 else { throw NSError.cannotWrite(path, errno) }
        defer { close(target) }
        try stream { piece in
            var rest = piece
            while !rest.isEmpty {
                let written = write(target, rest.baseAddress, rest.count)
                if written < 0 && errno == EINTR { continue }
                guard written > 0 else { throw NSError.cannotWrite(path, errno) }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
        }
        return file
    }

    /// Hands on the bytes in pieces.
    ///
    /// The position in the file is left alone: others may share it.
    private func stream(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        var position: off_t = 0
        while true {
            let length = pread(descriptor, buffer.baseAddress, buffer.count, position)
            if length < 0 && errno == EINTR { continue }
            guard length >= 0 else { throw NSError.cannotRead("the file", errno) }
            guard length > 0 else { return }
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
            position += off_t(length)
        }
    }

    private func copyFolder(to target: URL) throws {
        let source = URL(fileURLWithPath: "/proc/self/fd/\(descriptor)/", isDirectory: true)
        let files = FileManager.default
        try files.createDirectory(at: target, withIntermediateDirectories: false)
        for name in try files.contentsOfDirectory(atPath: source.path + "/") {
            try files.copyItem(
                at: source.appendingPathComponent(name),
                to: target.appendingPathComponent(name)
            )
        }
    }
}
