// SPDX-License-Identifier: Apache-2.0

/// The index by name of System V: buckets, and for each symbol the next one of its bucket.
struct SystemVSymbolHash: Sendable {
    private let bytes: ELFBytes
    private let bucketCount: Int
    private let buckets: Int
    private let chains: Int
    /// How many symbols the file has.
    let symbolCount: Int

    init(_ image: ELFImage, address: UInt64) throws(ELFError) {
        bytes = image.bytes
        guard let header = image.segments.fileRange(ofAddress: address, count: 8, in: bytes) else {
            throw ELFError(.malformed, "the hash table at address \(address) is not inside a loaded segment")
        }
        bucketCount = Int(try bytes.integer(at: header.lowerBound, as: UInt32.self))
        symbolCount = Int(try bytes.integer(at: header.lowerBound + 4, as: UInt32.self))
        // Counts of 32 bits times 4 cannot overflow 64 bits.
        let size = UInt64(8 + (bucketCount + symbolCount) * 4)
        guard image.segments.fileRange(ofAddress: address, count: size, in: bytes) != nil else {
            throw ELFError(.malformed, "the hash table does not end inside its segment", at: header.lowerBound)
        }
        buckets = header.upperBound
        chains = buckets + bucketCount * 4
    }

    /// The symbols that may have a name, one after the other.
    func walk(for name: String) throws(ELFError) -> Walk {
        guard bucketCount > 0 else { return Walk(table: self, symbol: 0, stepsLeft: 0) }
        let bucket = Int(Self.hash(name) % UInt32(bucketCount))
        let symbol = Int(try bytes.integer(at: buckets + bucket * 4, as: UInt32.self))
        return Walk(table: self, symbol: symbol, stepsLeft: symbolCount)
    }

    private static func hash(_ name: String) -> UInt32 {
        var hash: UInt32 = 0
        for byte in name.utf8 {
            hash = (hash << 4) &+ UInt32(byte)
            hash = (hash ^ (hash >> 24 & 0xf0)) & 0x0fff_ffff
        }
        return hash
    }

    /// A way through the symbols of one bucket, which ends even where the bucket leads in a circle.
    struct Walk {
        fileprivate let table: SystemVSymbolHash
        /// The next symbol to look at; 0 at the end.
        fileprivate var symbol: Int
        fileprivate var stepsLeft: Int

        mutating func next() throws(ELFError) -> Int? {
            guard symbol != 0, stepsLeft > 0 else { return nil }
            let candidate = symbol
            guard candidate < table.symbolCount else {
                throw ELFError(.malformed, "the hash table leads to symbol \(candidate)", at: table.buckets)
            }
            stepsLeft -= 1
            symbol = Int(try table.bytes.integer(at: table.chains + candidate * 4, as: UInt32.self))
            return candidate
        }
    }
}
