// SPDX-License-Identifier: Apache-2.0

/// The index by name of GNU: a filter that says no fast, buckets, and for each symbol its hash.
///
/// The symbols of one bucket follow each other; the hash of the last one is odd. Symbols before `firstSymbol` are not
/// in the index: the file wants those from others.
struct GNUSymbolHash: Sendable {
    private let bytes: ELFBytes
    private let bucketCount: Int
    private let firstSymbol: Int
    private let filterCount: Int
    private let filterShift: UInt32
    private let filter: Int
    private let buckets: Int
    private let hashes: Int
    /// How many hashes the rest of the segment has room for.
    private let hashRoom: Int

    init(_ image: ELFImage, address: UInt64) throws(ELFError) {
        bytes = image.bytes
        guard let header = image.segments.fileRange(ofAddress: address, count: 16, in: bytes) else {
            throw ELFError(.malformed, "the hash table at address \(address) is not inside a loaded segment")
        }
        bucketCount = Int(try bytes.integer(at: header.lowerBound, as: UInt32.self))
        firstSymbol = Int(try bytes.integer(at: header.lowerBound + 4, as: UInt32.self))
        filterCount = Int(try bytes.integer(at: header.lowerBound + 8, as: UInt32.self))
        filterShift = try bytes.integer(at: header.lowerBound + 12)
        guard filterCount > 0, filterCount & (filterCount - 1) == 0 else {
            throw ELFError(.malformed, "the hash table's filter has \(filterCount) words", at: header.lowerBound)
        }
        guard firstSymbol < ELFSymbolTable.limit else {
            throw ELFError(.malformed, "the hash table starts at symbol \(firstSymbol)", at: header.lowerBound)
        }
        // Counts of 32 bits times 8 cannot overflow 64 bits.
        let fixedSize = 16 + filterCount * 8 + bucketCount * 4
        guard
            let table = image.segments.fileRange(ofAddress: address, count: UInt64(fixedSize), in: bytes),
            let end = image.segments.fileEnd(ofAddress: address)
        else {
            throw ELFError(.malformed, "the hash table does not end inside its segment", at: header.lowerBound)
        }
        filter = header.upperBound
        buckets = filter + filterCount * 8
        hashes = table.upperBound
        hashRoom = max(0, min(end, bytes.count) - hashes) / 4
    }

    /// How many symbols the file has, if the index has any.
    func symbolCount() throws(ELFError) -> Int? {
        var last = 0
        for bucket in 0..<bucketCount {
            last = max(last, Int(try bytes.integer(at: buckets + bucket * 4, as: UInt32.self)))
        }
        guard last > 0 else { return nil }
        while try hash(ofSymbol: last) & 1 == 0 { last += 1 }
        return last + 1
    }

    /// The symbols that may have a name, one after the other.
    func walk(for name: String) throws(ELFError) -> Walk {
        let hash = Self.hash(name)
        guard bucketCount > 0, try passesFilter(hash) else { return Walk(table: self, hash: hash, symbol: 0) }
        let bucket = Int(hash % UInt32(bucketCount))
        let symbol = Int(try bytes.integer(at: buckets + bucket * 4, as: UInt32.self))
        return Walk(table: self, hash: hash, symbol: symbol)
    }

    private func passesFilter(_ hash: UInt32) throws(ELFError) -> Bool {
        let word: UInt64 = try bytes.integer(at: filter + (Int(hash / 64) & (filterCount - 1)) * 8)
        let second = filterShift < 32 ? hash >> filterShift : 0
        return word >> UInt64(hash % 64) & (word >> UInt64(second % 64)) & 1 == 1
    }

    private func hash(ofSymbol symbol: Int) throws(ELFError) -> UInt32 {
        guard symbol >= firstSymbol, symbol < ELFSymbolTable.limit, symbol - firstSymbol < hashRoom else {
            throw ELFError(.malformed, "the hash table leads to symbol \(symbol), which it does not have", at: buckets)
        }
        return try bytes.integer(at: hashes + (symbol - firstSymbol) * 4)
    }

    private static func hash(_ name: String) -> UInt32 {
        var hash: UInt32 = 5381
        for byte in name.utf8 { hash = hash &* 33 &+ UInt32(byte) }
        return hash
    }

    /// A way through the symbols of one bucket.
    struct Walk {
        fileprivate let table: GNUSymbolHash
        fileprivate let hash: UInt32
        /// The next symbol to look at; 0 at the end.
        fileprivate var symbol: Int

        mutating func next() throws(ELFError) -> Int? {
            while symbol != 0 {
                let candidate = symbol
                let other = try table.hash(ofSymbol: candidate)
                symbol = other & 1 == 1 ? 0 : candidate + 1
                if other | 1 == hash | 1 { return candidate }
            }
            return nil
        }
    }
}

extension [ELFSegment] {
    /// Where in the file the loaded segment with an address ends.
    fileprivate func fileEnd(ofAddress address: UInt64) -> Int? {
        for segment in self where segment.kind == .load && segment.fileOffset(of: address, count: 1) != nil {
            return Int(exactly: segment.offset + segment.fileSize)
        }
        return nil
    }
}
