// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

/// What a host shares, as activation rules see it: the registered types of every attachment.
///
/// The types are looked up once here, so that a thousand rules cost little each.
package struct ActivationInput: Sendable {
    package struct Attachment: Hashable, Sendable {
        package let identifiers: [String]
        package let kinds: AttachmentKinds
    }

    package let items: [[Attachment]]
    package let catalog: TypeCatalog
    /// The object that predicates are evaluated with.
    package let object: PropertyListValue

    package let attachmentCount: Int
    /// The kinds that attachments have, each once.
    let distinctKinds: [AttachmentKinds]
    /// How many attachments are of a kind, by the kind's bit.
    let kindCounts: [Int]
    /// What the attachments conform to, where there are few enough for a word of bits.
    let conformance: ConformanceTable?

    /// A share of items, each with the registered types of its attachments.
    package init(items: [[[String]]], catalog: TypeCatalog = .system) {
        self.catalog = catalog
        self.items = items.map { attachments in
            attachments.map {
                Attachment(identifiers: $0, kinds: AttachmentKinds(identifiers: $0, in: catalog))
            }
        }
        self.object = .dictionary([
            "extensionItems": .array(
                items.map { attachments in
                    .dictionary(["attachments": .array(attachments.map(Self.value))])
                }
            )
        ])

        let attachments = self.items.joined()
        self.attachmentCount = attachments.count
        self.distinctKinds = Array(Set(attachments.map(\.kinds)))
        var counts = Array(repeating: 0, count: AttachmentKinds.RawValue.bitWidth)
        for attachment in attachments {
            for bit in counts.indices where attachment.kinds.rawValue >> bit & 1 == 1 { counts[bit] += 1 }
        }
        self.kindCounts = counts
        self.conformance = ConformanceTable(items: items, catalog: catalog)
    }

    /// A share as documents write it: `{"extensionItems": [{"attachments": [{"registeredTypeIdentifiers": […]}]}]}` or the
    /// array alone; `nil` where the value has another shape.
    package init?(_ value: PropertyListValue, catalog: TypeCatalog = .system) {
        guard let items = value["extensionItems"]?.array ?? value.array else { return nil }
        var share: [[[String]]] = []
        for item in items {
            guard item.dictionary != nil else { return nil }
            var attachments: [[String]] = []
            for attachment in item["attachments"]?.array ?? [] {
                guard let identifiers = attachment["registeredTypeIdentifiers"]?.array else { return nil }
                attachments.append(identifiers.compactMap(\.string))
            }
            share.append(attachments)
        }
        self.init(items: share, catalog: catalog)
    }

    private static func value(_ identifiers: [String]) -> PropertyListValue {
        .dictionary(["registeredTypeIdentifiers": .array(identifiers.map { .string($0) })])
    }

    /// How many attachments are of a kind.
    func count(of kind: AttachmentKinds) -> Int {
        let bit = kind.rawValue.trailingZeroBitCount
        return bit < kindCounts.count ? kindCounts[bit] : 0
    }

    /// The places of the attachments that satisfy a condition.
    func places(where condition: (Attachment) -> Bool) -> [Clause.Attachment] {
        var places: [Clause.Attachment] = []
        for (item, attachments) in items.enumerated() {
            for (index, attachment) in attachments.enumerated() where condition(attachment) {
                places.append(Clause.Attachment(item: item, attachment: index))
            }
        }
        return places
    }

    /// An attachment's name in messages; people count from 1.
    func name(of place: Clause.Attachment) -> String {
        guard items.indices.contains(place.item), items[place.item].indices.contains(place.attachment) else {
            return "attachment"
        }
        let types = items[place.item][place.attachment].identifiers.joined(separator: ", ")
        let item = items.count > 1 ? "item \(place.item + 1), " : ""
        return "\(item)attachment \(place.attachment + 1) (\(types.isEmpty ? "no type" : types))"
    }
}
