// SPDX-License-Identifier: Apache-2.0

/// Sorted words with a hash table over them, laid out by the compiler as constant data.
struct StaticIndex: Sendable {
    /// The words in lower case, a line feed between them.
    let text: StaticString
    /// The length of the longest word.
    let longest: Int
    /// Where each word starts in the text, and where one more would.
    let starts: [UInt16]
    /// The words' numbers by hash value, an empty slot after each run; their count is a power of two.
    let slots: [UInt16]

    /// How many words there are.
    var count: Int { starts.count - 1 }

    /// The word with a number that this index has.
    subscript(number: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range(number)]), as: UTF8.self)
    }

    /// The number of a word, compared without case.
    func find(_ word: String) -> Int? {
        let word = word.utf8Span.span
        guard word.count <= longest else { return nil }
        var slot = Self.hash(word)
        while true {
            slot &= slots.count - 1
            let number = slots[slot]
            if number == .max { return nil }
            if matches(word, Int(number)) { return Int(number) }
            slot += 1
        }
    }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    private func range(_ number: Int) -> Range<Int> {
        Int(starts[number])..<Int(starts[number + 1]) - 1
    }

    private func matches(_ word: Span<UInt8>, _ number: Int) -> Bool {
        let range = range(number)
        guard range.count == word.count else { return false }
        let known = UnsafeBufferPointer(rebasing: bytes[range])
        for index in word.indices where word[index] != known[index] && word[index].asciiLowercased != known[index] {
            return false
        }
        return true
    }
}

// MARK: - Hashing

extension StaticIndex {
    /// A hash value without case, eight bytes at a time; the generator computes the same.
    private static func hash(_ word: Span<UInt8>) -> Int {
        var hash = UInt64(word.count)
        func mix(_ value: UInt64) {
            // The bit that tells the cases of a letter apart.
            hash = (hash ^ (value | 0x2020_2020_2020_2020)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        let length = MemoryLayout<UInt64>.size
        if word.count >= length {
            let bytes = word.bytes
            var offset = 0
            while offset < word.count - length {
                mix(UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += length
            }
            // The last eight, some of them for the second time.
            mix(UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: word.count - length, as: UInt64.self)))
        } else {
            var value: UInt64 = 0
            for index in word.indices { value = value << 8 | UInt64(word[index]) }
            mix(value)
        }
        return Int(truncatingIfNeeded: hash)
    }
}
