// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc

/// Bytes in a memory file that nobody can change any more, so that they can be read without copying them first.
package enum SealedMemory {
    /// Puts bytes into sealed memory.
    package static func make(_ name: String, parts: [[UInt8]]) throws(SystemError) -> OwnedDescriptor {
        let memory = try create(name)
        for part in parts { try memory.write(part) }
        try seal(memory.number)
        return memory
    }

    /// Copies a whole file into sealed memory; what is later done to the file does not matter.
    ///
    /// - Throws: A `SystemError` with `EFBIG` where the file is larger than `limit` bytes.
    package static func copy(
        of file: borrowing OwnedDescriptor,
        name: String,
        limit: Int
    ) throws(SystemError) -> OwnedDescriptor {
        let memory = try create(name)
        var copied = 0
        while true {
            let count = sendfile(memory.number, file.number, nil, 1 << 20)
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw SystemError(call: "sendfile", path: name, errno: errno)
            }
            copied += count
            guard copied <= limit else { throw SystemError(call: "sendfile", path: name, errno: EFBIG) }
        }
        try seal(memory.number)
        return memory
    }

    /// Calls `body` with the bytes of sealed memory.
    ///
    /// - Throws: A `SystemError` with `EPERM` where the memory is not sealed: its owner could shorten it meanwhile,
    ///   and reading it would end this process.
    package static func withBytes<Result, Failure: Error>(
        of descriptor: CInt,
        limit: Int,
        failure: (SystemError) -> Failure,
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard CLodgerLinux_memfd_is_sealed(descriptor) == 1 else {
            throw failure(SystemError(call: "fcntl", errno: EPERM))
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(SystemError(call: "fstat", errno: errno)) }
        let size = Int(status.st_size)
        guard size <= limit else { throw failure(SystemError(call: "fstat", errno: EFBIG)) }
        guard size > 0 else { return try unsafe body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        guard let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe address != MAP_FAILED
        else { throw failure(SystemError(call: "mmap", errno: errno)) }
        defer { unsafe munmap(address, size) }
        return try unsafe body(UnsafeRawBufferPointer(start: address, count: size))
    }

    private static func create(_ name: String) throws(SystemError) -> OwnedDescriptor {
        let number = unsafe CLodgerLinux_memfd_create(String(name.prefix(200)))
        return OwnedDescriptor(owning: try checked(number, call: "memfd_create"))
    }

    private static func seal(_ descriptor: CInt) throws(SystemError) {
        try checked(CLodgerLinux_memfd_seal(descriptor), call: "fcntl")
    }
}
