// SPDX-License-Identifier: Apache-2.0

/// Text that C code may read as long as this object lives: UTF-8 and a zero byte.
@safe
final class CText: @unchecked Sendable {
    // Written before anybody else has it, then only read.
    private let bytes: UnsafeMutableBufferPointer<CChar>

    init(_ text: String) {
        var text = text
        unsafe bytes = text.withUTF8 { utf8 in
            let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: utf8.count + 1)
            unsafe UnsafeMutableRawBufferPointer(bytes).copyMemory(from: UnsafeRawBufferPointer(utf8))
            unsafe bytes[utf8.count] = 0
            return unsafe bytes
        }
    }

    deinit { unsafe bytes.deallocate() }

    var pointer: UnsafePointer<CChar>? { unsafe UnsafePointer(bytes.baseAddress) }

    /// Length without the zero byte.
    var count: Int { unsafe bytes.count - 1 }

    var string: String { unsafe String(decoding: UnsafeRawBufferPointer(bytes).dropLast(), as: UTF8.self) }
}

/// Bytes that C code may read as long as this object lives.
@safe
final class CData: @unchecked Sendable {
    // Written before anybody else has it, then only read.
    private let bytes: UnsafeMutableRawBufferPointer

    init(_ source: [UInt8]) {
        unsafe bytes = .allocate(byteCount: source.count, alignment: 16)
        unsafe bytes.copyBytes(from: source)
    }

    deinit { unsafe bytes.deallocate() }

    var pointer: UnsafeRawPointer? { count == 0 ? nil : unsafe UnsafeRawPointer(bytes.baseAddress) }
    var count: Int { unsafe bytes.count }
    var array: [UInt8] { unsafe Array(bytes) }
}
