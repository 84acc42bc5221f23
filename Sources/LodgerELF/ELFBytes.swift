// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The bytes of a file, where every read is checked against their end.
///
/// This is the only place of the module that touches a pointer.
@safe
struct ELFBytes: @unchecked Sendable {
    // Nobody writes through the pointer, and its owner or caller keeps the memory unchanged.
    private let memory: UnsafeRawBufferPointer
    /// What keeps the memory in place.
    private let owner: (any AnyObject & Sendable)?

    /// Looks at memory that stays in place and unchanged for as long as `owner` lives.
    @unsafe
    init(memory: UnsafeRawBufferPointer, owner: (any AnyObject & Sendable)?) {
        unsafe self.memory = memory
        self.owner = owner
    }

    /// Keeps a copy, because an array's memory has no fixed place.
    init(copying bytes: [UInt8]) {
        let copy = HeapCopy(bytes)
        unsafe self.init(memory: copy.memory, owner: copy)
    }

    var count: Int { unsafe memory.count }

    /// The integer at an offset, stored with its low byte first.
    func integer<Value: FixedWidthInteger & BitwiseCopyable>(
        at offset: Int,
        as type: Value.Type = Value.self
    ) throws(ELFError) -> Value {
        guard offset >= 0, count - offset >= MemoryLayout<Value>.size else {
            throw ELFError(.malformed, "the file ends too early", at: offset)
        }
        return Value(littleEndian: unsafe memory.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    /// A place in the file, if the file has all of it.
    func range(offset: UInt64, count length: UInt64) -> Range<Int>? {
        guard let start = Int(exactly: offset), let length = Int(exactly: length), start <= count,
            length <= count - start
        else { return nil }
        return start..<start + length
    }

    /// The length of the text that starts a range and ends with a zero byte, if it ends inside.
    func textLength(in range: Range<Int>) -> Int? {
        let range = range.clamped(to: 0..<count)
        guard let start = unsafe memory.baseAddress.map({ unsafe $0 + range.lowerBound }),
            let end = unsafe memchr(start, 0, range.count)
        else { return nil }
        return unsafe UnsafeRawPointer(end) - start
    }

    /// The text in a range; bytes that are no text are replaced.
    func text(in range: Range<Int>) -> String {
        unsafe String(decoding: memory[range.clamped(to: 0..<count)], as: UTF8.self)
    }

    /// Whether the file has these bytes at an offset.
    func has(_ bytes: some Collection<UInt8>, at offset: Int) -> Bool {
        guard offset >= 0, offset <= count, bytes.count <= count - offset else { return false }
        return unsafe memory[offset..<offset + bytes.count].elementsEqual(bytes)
    }
}

/// Bytes that stay in one place.
@safe
private final class HeapCopy: @unchecked Sendable {
    // Written before anybody else has it, then only read.
    let memory: UnsafeRawBufferPointer

    init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        unsafe memory.copyBytes(from: bytes)
        unsafe self.memory = UnsafeRawBufferPointer(memory)
    }

    deinit { unsafe memory.deallocate() }
}
