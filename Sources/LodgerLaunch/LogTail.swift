// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// Takes what an extension prints, always, and keeps the end of it.
///
/// A pipe that nobody empties would stop the extension at its next line.
struct LogTail: ~Copyable {
    private static let mostBytes = 64 * 1024
    private static let bytesPerTurn = 256 * 1024

    let pipe: OwnedDescriptor
    private var kept: [UInt8] = []

    init(_ pipe: consuming OwnedDescriptor) {
        _ = fcntl(pipe.number, F_SETFL, O_NONBLOCK)
        self.pipe = pipe
    }

    /// Takes what is there.
    ///
    /// - Returns: Whether more may come.
    mutating func take() -> Bool {
        var taken = 0
        while taken < Self.bytesPerTurn {
            var result = 0
            let part = unsafe [UInt8](unsafeUninitializedCapacity: 16384) { buffer, count in
                unsafe result = read(pipe.number, buffer.baseAddress, buffer.count)
                count = max(0, result)
            }
            guard result > 0 else { return result < 0 && (errno == EAGAIN || errno == EINTR) }
            taken += part.count
            kept += part
            if kept.count > 2 * Self.mostBytes { kept.removeFirst(kept.count - Self.mostBytes) }
        }
        return true
    }

    /// The last lines, at most `count` of at most 1,000 characters.
    func lines(_ count: Int = 20) -> [String] {
        String(decoding: kept, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: true)
            .suffix(count)
            .map { String($0.prefix(1000)) }
    }
}
