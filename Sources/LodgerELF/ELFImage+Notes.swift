// SPDX-License-Identifier: Apache-2.0

extension ELFImage {
    /// The most notes that a file may have; real ones have a handful.
    private static var mostNotes: Int { 1024 }
    /// The longest name of a note's owner.
    private static var longestOwner: Int { 256 }
    /// The length of the three numbers that start a note.
    private static var noteHeaderSize: UInt64 { 12 }

    /// Reads every note that the program headers lead to.
    package func notes() throws(ELFError) -> [ELFNote] {
        var notes: [ELFNote] = []
        for segment in segments where segment.kind == .note {
            guard let place = bytes.range(offset: segment.offset, count: segment.fileSize) else {
                throw ELFError(.noteDamaged, "the notes are not inside the file", at: segment.offset)
            }
            try read(place, alignment: segment.alignment == 8 ? 8 : 4, into: &notes)
        }
        return notes
    }

    private func read(_ place: Range<Int>, alignment: UInt64, into notes: inout [ELFNote]) throws(ELFError) {
        var rest = place
        while !rest.isEmpty {
            guard notes.count < Self.mostNotes else {
                throw ELFError(.noteDamaged, "the file has more than \(Self.mostNotes) notes", at: rest.lowerBound)
            }
            let size = try readNote(rest, alignment: alignment, into: &notes)
            // The last note may lack its padding.
            rest = rest.lowerBound + min(size, rest.count)..<rest.upperBound
        }
    }

    /// Reads the note that starts a place and returns its length with padding.
    private func readNote(
        _ place: Range<Int>,
        alignment: UInt64,
        into notes: inout [ELFNote]
    ) throws(ELFError) -> Int {
        let start = place.lowerBound
        guard UInt64(place.count) >= Self.noteHeaderSize else {
            throw ELFError(.noteDamaged, "a note is cut off", at: start)
        }
        let ownerSize: UInt32 = try bytes.integer(at: start)
        let size: UInt32 = try bytes.integer(at: start + 4)
        let type: UInt32 = try bytes.integer(at: start + 8)

        // 32-bit lengths cannot overflow sums of 64 bits.
        let descriptionStart = (Self.noteHeaderSize + UInt64(ownerSize)).rounded(upTo: alignment)
        let descriptionEnd = descriptionStart + UInt64(size)
        guard descriptionEnd <= UInt64(place.count) else {
            throw ELFError(.noteDamaged, "a note is longer than the segment that holds it", at: start)
        }
        guard ownerSize <= Self.longestOwner else {
            throw ELFError(.noteDamaged, "a note's owner has a name of \(ownerSize) bytes", at: start)
        }
        let name = start + Int(Self.noteHeaderSize)..<start + Int(Self.noteHeaderSize) + Int(ownerSize)
        let length = bytes.textLength(in: name) ?? name.count
        notes.append(
            ELFNote(
                owner: bytes.text(in: name.lowerBound..<name.lowerBound + length),
                type: type,
                place: start + Int(descriptionStart)..<start + Int(descriptionEnd),
                ownerSize: Int(ownerSize)
            )
        )
        return Int(descriptionEnd.rounded(upTo: alignment))
    }
}

extension UInt64 {
    /// The next multiple of a power of two; only for values far below the largest.
    fileprivate func rounded(upTo alignment: UInt64) -> UInt64 { (self + alignment - 1) & ~(alignment - 1) }
}
