// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// An open libmagic database.
@safe
struct MagicCookie: ~Copyable {
    private typealias Open = @convention(c) (CInt) -> OpaquePointer?
    private typealias Close = @convention(c) (OpaquePointer) -> Void
    private typealias Load = @convention(c) (OpaquePointer, UnsafePointer<CChar>?) -> CInt
    private typealias Buffer = @convention(c) (OpaquePointer, UnsafeRawPointer?, Int) -> UnsafePointer<CChar>?

    /// `MAGIC_MIME_TYPE`: a bare MIME type; `MAGIC_NO_CHECK_COMPRESS`, `_ELF`: no unpacking, no notes.
    private static var flags: CInt { 0x10 | 0x1000 | 0x1_0000 }

    private let cookie: OpaquePointer
    private let close: Close
    private let buffer: Buffer

    /// Loads the library, which then stays loaded, and its default database.
    init(library name: String) throws(ContentSnifferError) {
        guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            throw ContentSnifferError(
                .libraryMissing,
                "the contents of files cannot be looked at: \(name) is not installed",
                fix: "install it with: apt-get install libmagic1"
            )
        }
        guard
            let open = unsafe dlsym(library, "magic_open"),
            let close = unsafe dlsym(library, "magic_close"),
            let load = unsafe dlsym(library, "magic_load"),
            let buffer = unsafe dlsym(library, "magic_buffer")
        else {
            throw ContentSnifferError(
                .libraryUnfit,
                "the contents of files cannot be looked at: \(name) is not libmagic",
                fix: "install it anew with: apt-get install --reinstall libmagic1"
            )
        }
        let closing = unsafe unsafeBitCast(close, to: Close.self)
        guard let cookie = unsafe unsafeBitCast(open, to: Open.self)(Self.flags) else {
            throw Self.databaseUnusable
        }
        guard unsafe unsafeBitCast(load, to: Load.self)(cookie, nil) == 0 else {
            unsafe closing(cookie)
            throw Self.databaseUnusable
        }
        unsafe self.cookie = cookie
        unsafe self.close = closing
        unsafe self.buffer = unsafeBitCast(buffer, to: Buffer.self)
    }

    deinit { unsafe close(cookie) }

    /// What libmagic calls the bytes.
    func mimeType(of bytes: [UInt8]) -> String? {
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe buffer(cookie, bytes.baseAddress, bytes.count).map { unsafe String(cString: $0) }
        }
    }

    private static var databaseUnusable: ContentSnifferError {
        ContentSnifferError(
            .databaseUnusable,
            "the contents of files cannot be looked at: libmagic cannot read its database",
            fix: "install it with: apt-get install libmagic-mgc"
        )
    }
}
