// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// For every type that an attachment of a share conforms to, the attachments that do, as bits of a word.
///
/// Rules know the hash of the types that they ask for, so that asking is one probe.
struct ConformanceTable: Sendable {
    /// A type as rules ask for it.
    struct Key: Hashable, Sendable {
        let identifier: String
        let hash: UInt64

        init(_ identifier: String) {
            self.identifier = identifier.lowercased()
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in self.identifier.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            self.hash = hash
        }
    }

    private struct Entry {
        var hash: UInt64
        var identifier: String
        var conforming: UInt64
        var equal: UInt64
    }

    static let maximumAttachments = UInt64.bitWidth

    /// The bits of each item's attachments.
    let items: [UInt64]
    private let slots: [Entry?]

    /// The table of a share, or `nil` where it has more attachments than a word has bits.
    init?(items: [[[String]]], catalog: TypeCatalog) {
        guard items.reduce(0, { $0 + $1.count }) <= Self.maximumAttachments else { return nil }
        var masks: [UInt64] = []
        var entries: [Key: (conforming: UInt64, equal: UInt64)] = [:]
        var bit: UInt64 = 1
        for item in items {
            var mask: UInt64 = 0
            for attachment in item {
                mask |= bit
                for identifier in attachment {
                    entries[Key(identifier), default: (0, 0)].equal |= bit
                    for type in [identifier] + catalog.supertypes(of: identifier) {
                        entries[Key(type), default: (0, 0)].conforming |= bit
                    }
                }
                bit <<= 1
            }
            masks.append(mask)
        }
        self.items = masks

        var size = 8
        while size < entries.count * 2 { size *= 2 }
        var slots: [Entry?] = Array(repeating: nil, count: size)
        for (key, masks) in entries {
            var slot = Int(truncatingIfNeeded: key.hash) & (size - 1)
            while slots[slot] != nil { slot = (slot + 1) & (size - 1) }
            slots[slot] = Entry(
                hash: key.hash,
                identifier: key.identifier,
                conforming: masks.conforming,
                equal: masks.equal
            )
        }
        self.slots = slots
    }

    /// The attachments that conform to a type.
    func conforming(to key: Key) -> UInt64 { find(key)?.conforming ?? 0 }

    /// The attachments that have exactly a type.
    func equal(to key: Key) -> UInt64 { find(key)?.equal ?? 0 }

    private func find(_ key: Key) -> Entry? {
        var slot = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
        // Half of the slots at least are empty, so this ends.
        while let entry = slots[slot] {
            if entry.hash == key.hash, entry.identifier == key.identifier { return entry }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }
}
