// SPDX-License-Identifier: Apache-2.0

internal import CLodgerICU
internal import Glibc

extension String {
    /// Where bytes are looked for.
    enum Side {
        case start
        case end
        case anywhere
    }

    /// Whether the text has the bytes of another there.
    func hasBytes(_ other: String, _ side: Side) -> Bool {
        let result = utf8.withContiguousStorageIfAvailable { text in
            other.utf8.withContiguousStorageIfAvailable { part -> Bool in
                guard part.count <= text.count else { return false }
                guard let textStart = text.baseAddress, let partStart = part.baseAddress else { return part.isEmpty }
                switch side {
                case .start: return memcmp(textStart, partStart, part.count) == 0
                case .end: return memcmp(textStart + (text.count - part.count), partStart, part.count) == 0
                case .anywhere: return text.contains(part)
                }
            }
        }
        return (result ?? nil) ?? false
    }

    /// How the bytes of two texts are ordered, which is the order of their Unicode scalars.
    func comparedBytes(to other: String) -> Ordering {
        if utf8.count == other.utf8.count, hasBytes(other, .start) { return .same }
        return utf8.lexicographicallyPrecedes(other.utf8) ? .ascending : .descending
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes occur in a row, found in linear time.
    fileprivate func contains(_ part: Self) -> Bool {
        guard let first = part.first, let start = baseAddress, let partStart = part.baseAddress else { return true }
        guard part.count > 16 else {
            for position in 0...(count - part.count)
            where self[position] == first && memcmp(start + position, partStart, part.count) == 0 {
                return true
            }
            return false
        }
        return containsLong(part)
    }

    /// The search of Knuth, Morris and Pratt.
    private func containsLong(_ part: Self) -> Bool {
        // How much of the part is matched again where the match of its first bytes breaks off.
        var borders = [0]
        borders.reserveCapacity(part.count)
        var border = 0
        for byte in part.dropFirst() {
            while border > 0, part[border] != byte { border = borders[border - 1] }
            if part[border] == byte { border += 1 }
            borders.append(border)
        }
        var matched = 0
        for byte in self {
            while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
            if part[matched] == byte { matched += 1 }
            if matched == part.count { return true }
        }
        return false
    }
}

extension UInt8 {
    /// The byte, in lower case where it is a letter of ASCII.
    var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension Unicode {
    /// The text without its diacritics, or `nil` where ICU is absent.
    static func withoutDiacritics(_ text: String) -> String? {
        guard CLodgerICU_available(), let units = Int32(exactly: text.utf16.count) else { return nil }
        let source = Array(text.utf16)
        // A canonical decomposition has at most four times the code units.
        guard let capacity = Int32(exactly: Int(units) * 4) else { return nil }
        var failed = false
        let decomposed = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
            guard let base = buffer.baseAddress, let start = source.withUnsafeBufferPointer(\.baseAddress) else {
                return
            }
            let length = CLodgerICU_decompose(start, units, base, capacity)
            failed = length < 0 || length > capacity
            count = failed ? 0 : Int(length)
        }
        guard !failed else { return nil }
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: decomposed, as: UTF16.self).unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            result.append(scalar)
        }
        return String(result)
    }
}
