// SPDX-License-Identifier: Apache-2.0

/// What a file asks of the loader.
package struct ELFDynamicSection: Sendable {
    /// The instructions in order, without the end mark.
    package let entries: [ELFDynamicEntry]
    /// The name that other libraries know this one by.
    package let soname: String?
    /// The libraries that must be loaded too, in order.
    package let needed: [String]
    /// Where to look for libraries, the old way.
    package let rpath: String?
    /// Where to look for libraries.
    package let runpath: String?
    /// Where the instructions are in the file, with the spare room after the end mark.
    let place: Range<Int>
    /// The names, where the file has any.
    let strings: ELFStringTable?

    /// The most instructions that a file may have; real ones have a few dozen.
    private static let mostEntries = 4096
    /// The longest name of a library or list of folders.
    private static let longestName = 4096

    init(_ bytes: ELFBytes, segments: [ELFSegment]) throws(ELFError) {
        if let place = try Self.find(in: bytes, segments: segments) {
            entries = try Self.read(bytes, at: place)
            self.place = place
        } else {
            entries = []
            place = 0..<0
        }
        strings = try ELFStringTable(bytes, segments: segments, entries: entries)

        var needed: [String] = []
        for entry in entries where entry.tag == .needed {
            needed.append(try Self.name(at: entry.value, in: strings, of: place))
        }
        self.needed = needed
        soname = try Self.name(of: .soname, in: entries, strings, place)
        rpath = try Self.name(of: .rpath, in: entries, strings, place)
        runpath = try Self.name(of: .runpath, in: entries, strings, place)
    }

    /// The value of an instruction; the loader follows the last one of a kind.
    package func value(of tag: ELFDynamicEntry.Tag) -> UInt64? { entries.value(of: tag) }

    /// The flags (`DF_…`).
    package var flags: UInt64 { value(of: .flags) ?? 0 }

    /// The other flags (`DF_1_…`).
    package var flags1: UInt64 { value(of: .flags1) ?? 0 }
}

extension ELFDynamicSection {
    /// Finds the instructions by their address, as the loader does.
    private static func find(in bytes: ELFBytes, segments: [ELFSegment]) throws(ELFError) -> Range<Int>? {
        let found = segments.filter { $0.kind == .dynamic }
        guard let segment = found.first else { return nil }
        guard found.count == 1 else {
            throw ELFError(.malformed, "the file has \(found.count) dynamic segments", at: segment.offset)
        }
        let place = segments.fileRange(ofAddress: segment.address, count: segment.fileSize, in: bytes)
        guard let place, UInt64(place.lowerBound) == segment.offset else {
            throw ELFError(.malformed, "the dynamic segment is not where it is loaded from", at: segment.offset)
        }
        return place
    }

    private static func read(_ bytes: ELFBytes, at place: Range<Int>) throws(ELFError) -> [ELFDynamicEntry] {
        var entries: [ELFDynamicEntry] = []
        var start = place.lowerBound
        while place.upperBound - start >= ELFDynamicEntry.size {
            let tag = ELFDynamicEntry.Tag(rawValue: try bytes.integer(at: start))
            if tag == .null { return entries }
            guard entries.count < mostEntries else {
                throw ELFError(.malformed, "the dynamic segment has more than \(mostEntries) entries", at: start)
            }
            entries.append(ELFDynamicEntry(tag: tag, value: try bytes.integer(at: start + 8)))
            start += ELFDynamicEntry.size
        }
        throw ELFError(.malformed, "the dynamic segment has no end mark", at: start)
    }

    private static func name(
        of tag: ELFDynamicEntry.Tag,
        in entries: [ELFDynamicEntry],
        _ strings: ELFStringTable?,
        _ place: Range<Int>
    ) throws(ELFError) -> String? {
        guard let offset = entries.value(of: tag) else { return nil }
        return try name(at: offset, in: strings, of: place)
    }

    private static func name(
        at offset: UInt64,
        in strings: ELFStringTable?,
        of place: Range<Int>
    ) throws(ELFError) -> String {
        guard let strings else {
            throw ELFError(.malformed, "the dynamic segment has names but no table of names", at: place.lowerBound)
        }
        return try strings.text(at: offset, longest: longestName)
    }
}

extension [ELFDynamicEntry] {
    /// The value of the last entry with a tag.
    func value(of tag: ELFDynamicEntry.Tag) -> UInt64? { last { $0.tag == tag }?.value }
}
