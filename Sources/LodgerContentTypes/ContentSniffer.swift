// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Tells the MIME type of a file by its first bytes, with libmagic.
///
/// The library is loaded at the first use, since most files are known by their names, and it may be absent.
package final class ContentSniffer: Sendable {
    /// Enough for every signature that matters.
    package static let usefulByteCount = 64 * 1024

    private let cookie: Mutex<MagicCookie?> = Mutex(nil)
    private let library: String

    /// A sniffer that uses the system's libmagic.
    package init(library: String = "libmagic.so.1") {
        self.library = library
    }

    /// Loads the library, if that has not happened yet; throws where contents cannot be looked at.
    package func prepare() throws(ContentSnifferError) {
        _ = try mimeType(of: [])
    }

    /// The MIME type of what starts with some bytes, or `nil` if that says nothing.
    package func mimeType(of bytes: [UInt8]) throws(ContentSnifferError) -> String? {
        let type = try cookie.withLock { (cookie: inout MagicCookie?) throws(ContentSnifferError) -> String? in
            // A cookie serves one thread at a time.
            if cookie == nil { cookie = try MagicCookie(library: library) }
            return cookie?.mimeType(of: bytes)
        }
        switch type {
        case nil, "application/octet-stream", "inode/x-empty", "application/x-empty": return nil
        default: return type
        }
    }
}
