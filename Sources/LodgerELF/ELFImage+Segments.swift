// SPDX-License-Identifier: Apache-2.0

extension ELFImage {
    /// The most program headers that a file may have; real ones have a dozen.
    private static var mostSegments: Int { 256 }

    /// Reads the program headers and checks that what is loaded has exactly one meaning.
    static func readSegments(_ bytes: ELFBytes) throws(ELFError) -> [ELFSegment] {
        let offset: UInt64 = try bytes.integer(at: 32)
        let entrySize: UInt16 = try bytes.integer(at: 54)
        let count = Int(try bytes.integer(at: 56, as: UInt16.self))
        guard count > 0 else { return [] }
        guard count <= mostSegments else {
            throw ELFError(.malformed, "the file has \(count) program headers, more than \(mostSegments)", at: 56)
        }
        guard Int(entrySize) == ELFSegment.entrySize else {
            throw ELFError(.malformed, "a program header has \(entrySize) bytes, not \(ELFSegment.entrySize)", at: 54)
        }
        guard let table = bytes.range(offset: offset, count: UInt64(count * ELFSegment.entrySize)) else {
            throw ELFError(.malformed, "the program headers are not inside the file", at: 32)
        }

        var segments: [ELFSegment] = []
        segments.reserveCapacity(count)
        var loadedEnd: UInt64 = 0
        for start in stride(from: table.lowerBound, to: table.upperBound, by: ELFSegment.entrySize) {
            let segment = try ELFSegment(bytes, at: start)
            if segment.kind == .load { loadedEnd = try check(segment, at: start, in: bytes, after: loadedEnd) }
            segments.append(segment)
        }
        return segments
    }

    /// Checks one loaded segment and returns the address where it ends.
    private static func check(
        _ segment: ELFSegment,
        at start: Int,
        in bytes: ELFBytes,
        after loadedEnd: UInt64
    ) throws(ELFError) -> UInt64 {
        guard bytes.range(offset: segment.offset, count: segment.fileSize) != nil else {
            throw ELFError(.malformed, "a loaded segment is not inside the file", at: start)
        }
        guard segment.memorySize >= segment.fileSize else {
            throw ELFError(.malformed, "a loaded segment has more bytes in the file than in memory", at: start)
        }
        let (end, overflow) = segment.address.addingReportingOverflow(segment.memorySize)
        guard !overflow else { throw ELFError(.malformed, "a loaded segment has no end", at: start) }
        guard segment.address >= loadedEnd else {
            throw ELFError(.malformed, "a loaded segment overlaps the one before it", at: start)
        }
        return end
    }
}

extension [ELFSegment] {
    /// Where in the file the bytes for an address are, if the file has all of them in one loaded segment.
    func fileRange(ofAddress address: UInt64, count: UInt64, in bytes: ELFBytes) -> Range<Int>? {
        for segment in self where segment.kind == .load {
            guard let offset = segment.fileOffset(of: address, count: count) else { continue }
            return bytes.range(offset: offset, count: count)
        }
        return nil
    }
}
