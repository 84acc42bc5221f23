// SPDX-License-Identifier: Apache-2.0

/// Builds small libraries byte by byte, right or wrong in one point.
///
/// The file is loaded as one segment at address 0, so that addresses are offsets.
struct ELFBuilder {
    /// The index by name to write.
    enum Hash { case gnu, systemV, none }

    /// A symbol to write; `isDefined` ones are in the index.
    struct Symbol {
        var name: String
        var isDefined = true
        var kind: UInt8 = 2
        var binding: UInt8 = 1
    }

    var soname: String? = "libsmall.so"
    var needed: [String] = ["libc.so.6"]
    var runpath: String?
    /// Instructions with a tag and a value.
    var extraEntries: [(UInt64, UInt64)] = []
    var endMarks = 4
    /// First those that the file wants, then those that it has.
    var symbols: [Symbol] = []
    var hash = Hash.gnu
    var notes: [[UInt8]] = []
    var noteAlignment: UInt64 = 4

    /// Where things are in the built file.
    struct Layout {
        var dynamic = 0
        var dynamicSize = 0
        var notes = 0
        var symbols = 0
        var hash = 0
        var strings = 0
    }

    func build() -> [UInt8] { buildWithLayout().bytes }

    func buildWithLayout() -> (bytes: [UInt8], layout: Layout) {
        var layout = Layout()
        var strings: [UInt8] = [0]
        func place(of name: String) -> UInt64 {
            defer { strings += Array(name.utf8) + [0] }
            return UInt64(strings.count)
        }
        let bare = needed.map { (UInt64(1), place(of: $0)) }
        var named: [(UInt64, UInt64)] = []
        if let soname { named.append((14, place(of: soname))) }
        if let runpath { named.append((29, place(of: runpath))) }
        let ordered = symbols.filter { !$0.isDefined } + symbols.filter(\.isDefined)
        let symbolBytes = ordered.reduce(into: [UInt8](repeating: 0, count: 24)) { bytes, symbol in
            bytes += little(UInt32(place(of: symbol.name))) + [symbol.binding << 4 | symbol.kind, 0]
            bytes += little(UInt16(symbol.isDefined ? 1 : 0)) + little(UInt64(symbol.isDefined ? 0x40 : 0))
            bytes += little(UInt64(8))
        }

        // Header and four program headers, then the parts, each at a multiple of 8.
        var parts: [UInt8] = []
        let partsStart = 64 + 4 * 56
        func append(_ bytes: [UInt8]) -> Int {
            while !parts.count.isMultiple(of: 8) { parts.append(0) }
            defer { parts += bytes }
            return partsStart + parts.count
        }
        layout.notes = append(notes.flatMap(\.self))
        layout.symbols = append(symbolBytes)
        switch hash {
        case .gnu: layout.hash = append(gnuHash(ordered))
        case .systemV: layout.hash = append(systemVHash(ordered))
        case .none: break
        }
        layout.strings = append(strings)

        var entries: [(UInt64, UInt64)] = bare + named
        entries += [(5, UInt64(layout.strings)), (10, UInt64(strings.count))]
        entries += [(6, UInt64(layout.symbols)), (11, 24)]
        if hash == .gnu { entries.append((0x6fff_fef5, UInt64(layout.hash))) }
        if hash == .systemV { entries.append((4, UInt64(layout.hash))) }
        entries += extraEntries
        entries += Array(repeating: (0, 0), count: endMarks)
        layout.dynamic = append(entries.flatMap { little($0.0) + little($0.1) })
        layout.dynamicSize = entries.count * 16

        let size = UInt64(partsStart + parts.count)
        let noteSize = UInt64(notes.reduce(0) { $0 + $1.count })
        let header =
            fileHeader()
            + programHeader(kind: 1, offset: 0, size: size, alignment: 4096)
            + programHeader(kind: 2, offset: UInt64(layout.dynamic), size: UInt64(layout.dynamicSize), alignment: 8)
            + programHeader(kind: 4, offset: UInt64(layout.notes), size: noteSize, alignment: noteAlignment)
            + programHeader(kind: 0x6474_e551, offset: 0, size: 0, alignment: 16)
        return (header + parts, layout)
    }

    private func fileHeader() -> [UInt8] {
        [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0] + [UInt8](repeating: 0, count: 8)
            + little(UInt16(3)) + little(UInt16(62)) + little(UInt32(1)) + little(UInt64(0)) + little(UInt64(64))
            + little(UInt64(0)) + little(UInt32(0))
            + [64, 56, 4, 0, 0, 0].flatMap { little(UInt16($0)) }
    }

    private func programHeader(kind: UInt32, offset: UInt64, size: UInt64, alignment: UInt64) -> [UInt8] {
        little(kind) + little(UInt32(4)) + [offset, offset, offset, size, size, alignment].flatMap(little)
    }

    /// One bucket and a filter that lets every name pass.
    private func gnuHash(_ symbols: [Symbol]) -> [UInt8] {
        let first = symbols.count { !$0.isDefined } + 1
        let defined = symbols.filter(\.isDefined)
        let header = [1, UInt32(first), 1, 6].flatMap { little($0) } + little(UInt64.max)
        let bucket = little(UInt32(defined.isEmpty ? 0 : first))
        return header + bucket
            + defined.enumerated().flatMap { index, symbol in
                var hash: UInt32 = 5381
                for byte in symbol.name.utf8 { hash = hash &* 33 &+ UInt32(byte) }
                return little(hash & ~1 | (index == defined.count - 1 ? 1 : 0))
            }
    }

    /// One bucket with all symbols in a row.
    private func systemVHash(_ symbols: [Symbol]) -> [UInt8] {
        let count = symbols.count + 1
        let chain = (0..<count).map { $0 == 0 || $0 == count - 1 ? 0 : UInt32($0 + 1) }
        return ([1, UInt32(count), count > 1 ? 1 : 0] + chain).flatMap { little($0) }
    }
}

/// An integer's bytes, the lowest first.
func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    (0..<Value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> Value($0 * 8)) }
}

/// A note, padded as linkers pad it.
func note(owner: [UInt8], type: UInt32, description: [UInt8], alignment: Int = 4) -> [UInt8] {
    var bytes = little(UInt32(owner.count)) + little(UInt32(description.count)) + little(type) + owner
    while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
    bytes += description
    while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
    return bytes
}

/// A note of an extension with these words.
func lodgerNote(_ words: [UInt32] = [1, 1, 0x1_0000, 0x1_0002, 0x6_0003, 1, 0, 0, 0, 0, 0, 0]) -> [UInt8] {
    note(owner: Array("Lodger\0".utf8), type: 1, description: words.flatMap(little))
}

extension [UInt8] {
    /// Writes an integer over what is there.
    mutating func put(_ value: some FixedWidthInteger, at offset: Int) {
        let bytes = little(value)
        replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
}
