// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Calls `body` with a NULL-terminated array of C strings.
func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    return unsafe copies.withUnsafeBufferPointer { buffer in
        unsafe body(buffer.baseAddress)
    }
}
