// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file's bytes, mapped into memory as long as this object lives.
///
/// Map only what nobody can shorten meanwhile, such as sealed memory: reading beyond a new end would end the process.
@safe
package final class MappedFile: @unchecked Sendable {
    /// The bytes.
    @unsafe package let bytes: UnsafeRawBufferPointer

    /// Maps all bytes behind a descriptor.
    package init(_ descriptor: CInt) throws(SystemError) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError(call: "fstat", errno: errno) }
        let size = Int(status.st_size)
        guard size > 0 else {
            unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe address != MAP_FAILED
        else { throw SystemError(call: "mmap", errno: errno) }
        unsafe bytes = UnsafeRawBufferPointer(start: address, count: size)
    }

    deinit {
        if let address = unsafe bytes.baseAddress {
            unsafe munmap(UnsafeMutableRawPointer(mutating: address), bytes.count)
        }
    }
}
