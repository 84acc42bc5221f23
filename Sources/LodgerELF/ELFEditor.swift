// SPDX-License-Identifier: Apache-2.0

/// Changes what a library asks of the loader, in place: nothing moves and the file keeps its length.
///
/// Tools that add room move tables into writable memory, which vetting refuses. This one makes do with the room that
/// linkers leave behind the end mark, and with the names that the library already has.
package struct ELFEditor: Sendable {
    /// The library with the changes so far.
    package private(set) var bytes: [UInt8]
    private var entries: [ELFDynamicEntry]
    private let place: Range<Int>
    private let strings: ELFStringTable?
    /// How many entries there is room for, without the end mark.
    private let room: Int

    /// Reads a library; other files are refused.
    package init(_ bytes: [UInt8]) throws(ELFError) {
        let image = try ELFImage(bytes)
        guard image.header.type == .sharedObject, !image.dynamic.place.isEmpty else {
            throw ELFError(.notLibrary, "the file is no shared library")
        }
        self.bytes = bytes
        entries = image.dynamic.entries
        place = image.dynamic.place
        strings = image.dynamic.strings
        room = try entries.count + Self.spareEntries(in: image)
    }

    /// Removes the folders where the library wants its dependencies to be looked for.
    package mutating func removeRunPaths() {
        entries.removeAll { $0.tag == .rpath || $0.tag == .runpath }
        writeEntries()
    }

    /// Gives the library the name that other libraries know it by.
    ///
    /// - Throws: An `ELFError` with the code `noRoom` where the library has no such name to point at, or no spare entry.
    package mutating func setSoname(_ name: String) throws(ELFError) {
        let fix = "link the library with -Wl,-soname,\(name)"
        let terminatedName = Array(name.utf8) + [0]
        guard !name.isEmpty, !name.utf8.contains(0) else { throw ELFError(.noRoom, "the name is empty or no text") }
        let names = entries.filter { $0.tag == .soname }
        if let strings, !names.isEmpty, names.allSatisfy({ strings.has(terminatedName, at: $0.value) }) { return }
        guard let strings, let offset = strings.firstOffset(of: terminatedName) else {
            throw ELFError(.noRoom, "the library's table of names does not have \"\(name)\"", fix: fix)
        }

        let others = entries.filter { $0.tag != .soname }
        guard others.count < room else {
            throw ELFError(.noRoom, "the dynamic segment has no spare entry for a name", fix: fix)
        }
        entries = others + [ELFDynamicEntry(tag: .soname, value: offset)]
        writeEntries()
    }

    /// Writes the entries and leaves the rest of their room empty, so that an end mark follows.
    private mutating func writeEntries() {
        var written: [UInt8] = []
        for entry in entries { written += entry.tag.rawValue.storedBytes + entry.value.storedBytes }
        written += [UInt8](repeating: 0, count: (room + 1 - entries.count) * ELFDynamicEntry.size)
        bytes.replaceSubrange(place.lowerBound..<place.lowerBound + written.count, with: written)
    }

    /// Counts the empty entries behind the end mark.
    private static func spareEntries(in image: ELFImage) throws(ELFError) -> Int {
        var start = image.dynamic.place.lowerBound + (image.dynamic.entries.count + 1) * ELFDynamicEntry.size
        var count = 0
        while image.dynamic.place.upperBound - start >= ELFDynamicEntry.size {
            let tag: UInt64 = try image.bytes.integer(at: start)
            let value: UInt64 = try image.bytes.integer(at: start + 8)
            guard tag == 0, value == 0 else { break }
            count += 1
            start += ELFDynamicEntry.size
        }
        return count
    }
}

extension ELFStringTable {
    /// Where a name, or the end of a longer one, is in the table.
    fileprivate func firstOffset(of terminatedName: [UInt8]) -> UInt64? {
        guard place.count >= terminatedName.count else { return nil }
        for offset in 0...(place.count - terminatedName.count) {
            if bytes.has(terminatedName, at: place.lowerBound + offset) { return UInt64(offset) }
        }
        return nil
    }
}

extension UInt64 {
    /// The number as a file stores it, its low byte first.
    fileprivate var storedBytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> UInt64($0 * 8)) }
    }
}
