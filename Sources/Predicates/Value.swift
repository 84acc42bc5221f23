// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// What an expression yields.
enum Value: Sendable {
    case plain(PropertyListValue)
    indirect case object(any KeyValueObject)
    /// A collection that the evaluation made; those of the evaluated value stay `plain`.
    case list([Value])

    static let null = Value.plain(.null)

    init(_ value: KeyValue) {
        switch value {
        case .value(let value): self = .plain(value)
        case .object(let object): self = .object(object)
        case .objects(let objects): self = .list(objects.map { .object($0) })
        }
    }

    var isNull: Bool {
        if case .plain(.null) = self { true } else { false }
    }

    var string: String? {
        if case .plain(.string(let text)) = self { text } else { nil }
    }

    var number: Number? {
        if case .plain(let value) = self { Number(value) } else { nil }
    }

    /// The number of elements, or `nil` where the value is no collection.
    var count: Int? {
        switch self {
        case .plain(.array(let values)): values.count
        case .plain(.dictionary(let values)): values.count
        case .list(let values): values.count
        default: nil
        }
    }

    var isCollection: Bool {
        switch self {
        case .plain(.array), .list: true
        default: false
        }
    }

    /// The elements in order; those of a dictionary are its values.
    var elements: [Value]? {
        switch self {
        case .plain(.array(let values)): values.map { .plain($0) }
        case .plain(.dictionary(let values)): values.sorted { $0.key < $1.key }.map { .plain($0.value) }
        case .list(let values): values
        default: nil
        }
    }

    /// The word that messages use for this kind of value.
    var kindName: String {
        switch self {
        case .plain(let value): value.kindName
        case .object: "object"
        case .list: "collection"
        }
    }
}
