// SPDX-License-Identifier: Apache-2.0

/// The symbols that the loader knows.
package struct ELFSymbolTable: Sendable {
    /// How many symbols there are, the empty first one included.
    package let count: Int
    private let bytes: ELFBytes
    private let start: Int
    private let strings: ELFStringTable
    private let hash: ELFSymbolHash?

    /// The length of a symbol.
    static let entrySize = 24
    /// One more than the most symbols that a file may have.
    static let limit = 1 << 20
    /// The longest name; Swift's own libraries stay below 2,000 bytes.
    private static let longestName = 1 << 16

    init?(_ image: ELFImage) throws(ELFError) {
        guard let address = image.dynamic.value(of: .symbolTable), let strings = image.dynamic.strings else {
            return nil
        }
        if let size = image.dynamic.value(of: .symbolSize), size != Self.entrySize {
            throw ELFError(.malformed, "a symbol has \(size) bytes, not \(Self.entrySize)")
        }
        hash = try ELFSymbolHash(image)
        count = try hash?.symbolCount() ?? Self.countByDistance(image, from: address)
        guard count < Self.limit else {
            throw ELFError(.malformed, "the file has \(count) symbols")
        }
        let size = UInt64(count * Self.entrySize)
        guard let place = image.segments.fileRange(ofAddress: address, count: size, in: image.bytes) else {
            throw ELFError(.malformed, "the \(count) symbols at address \(address) are not inside a loaded segment")
        }
        start = place.lowerBound
        bytes = image.bytes
        self.strings = strings
    }

    /// Counts symbols where no hash table does: linkers put the names behind them.
    private static func countByDistance(_ image: ELFImage, from address: UInt64) -> Int {
        guard let strings = image.dynamic.value(of: .stringTable), strings > address else { return 0 }
        return Int(clamping: (strings - address) / UInt64(entrySize))
    }

    /// The symbol at an index below `count`.
    package func symbol(at index: Int) throws(ELFError) -> ELFSymbol {
        let entry = try entry(at: index)
        return try symbol(entry, name: strings.text(at: UInt64(entry.name), longest: Self.longestName))
    }

    /// Every symbol but the empty first one.
    ///
    /// Names may overlap, so a small file could name megabytes a million times; such a file is refused.
    package func symbols() throws(ELFError) -> [ELFSymbol] {
        var budget = strings.place.count * 16 + count * 64
        var symbols: [ELFSymbol] = []
        guard count > 1 else { return symbols }
        symbols.reserveCapacity(count - 1)
        for index in 1..<count {
            let entry = try entry(at: index)
            let name = try strings.range(at: UInt64(entry.name), longest: Self.longestName)
            budget -= name.count
            guard budget >= 0 else {
                throw ELFError(.malformed, "the symbols share too much of their names", at: name.lowerBound)
            }
            symbols.append(try symbol(entry, name: bytes.text(in: name)))
        }
        return symbols
    }

    /// Finds a symbol that the loader would find for others.
    package func export(named name: String) throws(ELFError) -> ELFSymbol? {
        guard let hash else { return nil }
        let terminatedName = Array(name.utf8) + [0]
        var walk = try hash.walk(for: name)
        while let index = try walk.next() {
            let entry = try entry(at: index)
            guard strings.has(terminatedName, at: UInt64(entry.name)) else { continue }
            let symbol = try symbol(entry, name: name)
            if symbol.isExported { return symbol }
        }
        return nil
    }
}

extension ELFSymbolTable {
    /// A symbol's place and the place of its name.
    private struct Entry {
        let offset: Int
        let name: UInt32
    }

    private func entry(at index: Int) throws(ELFError) -> Entry {
        guard index >= 0, index < count else {
            throw ELFError(.malformed, "symbol \(index) of \(count) is asked for", at: start)
        }
        let offset = start + index * Self.entrySize
        return Entry(offset: offset, name: try bytes.integer(at: offset))
    }

    private func symbol(_ entry: Entry, name: String) throws(ELFError) -> ELFSymbol {
        let info: UInt8 = try bytes.integer(at: entry.offset + 4)
        return ELFSymbol(
            name: name,
            binding: ELFSymbol.Binding(rawValue: info >> 4),
            kind: ELFSymbol.Kind(rawValue: info & 15),
            section: try bytes.integer(at: entry.offset + 6),
            value: try bytes.integer(at: entry.offset + 8),
            size: try bytes.integer(at: entry.offset + 16)
        )
    }
}
