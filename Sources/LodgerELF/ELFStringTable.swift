// SPDX-License-Identifier: Apache-2.0

/// The names that the loader knows, one after the other, each with a zero byte at its end.
struct ELFStringTable: Sendable {
    let bytes: ELFBytes
    /// Where the names are in the file.
    let place: Range<Int>

    /// Finds the names, if the file has a table of them.
    init?(_ bytes: ELFBytes, segments: [ELFSegment], entries: [ELFDynamicEntry]) throws(ELFError) {
        guard let address = entries.value(of: .stringTable) else { return nil }
        guard let size = entries.value(of: .stringTableSize) else {
            throw ELFError(.malformed, "the table of names has no length")
        }
        guard let place = segments.fileRange(ofAddress: address, count: size, in: bytes) else {
            throw ELFError(.malformed, "the table of names at address \(address) is not inside a loaded segment")
        }
        self.bytes = bytes
        self.place = place
    }

    /// Where in the file a name is, without its zero byte.
    func range(at offset: UInt64, longest: Int) throws(ELFError) -> Range<Int> {
        guard offset < UInt64(place.count), let distance = Int(exactly: offset) else {
            throw ELFError(.malformed, "a name lies outside the table of names", at: place.lowerBound)
        }
        let start = place.lowerBound + distance
        let limit = start + min(place.upperBound - start, longest + 1)
        guard let length = bytes.textLength(in: start..<limit) else {
            throw ELFError(.malformed, "a name does not end, or is longer than \(longest) bytes", at: start)
        }
        return start..<start + length
    }

    /// The name at an offset.
    func text(at offset: UInt64, longest: Int) throws(ELFError) -> String {
        bytes.text(in: try range(at: offset, longest: longest))
    }

    /// Whether the name at an offset is exactly this one, given with its zero byte.
    func has(_ terminatedName: [UInt8], at offset: UInt64) -> Bool {
        guard let distance = Int(exactly: offset), distance < place.count,
            terminatedName.count <= place.count - distance
        else { return false }
        return bytes.has(terminatedName, at: place.lowerBound + distance)
    }
}
