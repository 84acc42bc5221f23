// SPDX-License-Identifier: Apache-2.0

public import LodgerTypes

/// An object of the caller's own that predicates can ask for values.
public protocol KeyValueObject: Sendable {
    /// The value under a key, or `nil` where the object has no such key, which ends the evaluation with an error.
    func value(forKey key: String) -> KeyValue?
}

/// What a key of an object leads to.
public enum KeyValue: Sendable {
    /// A plain value; `.null` where the key exists and has none.
    case value(PropertyListValue)
    /// Another object.
    case object(any KeyValueObject)
    /// Several objects in order.
    case objects([any KeyValueObject])
}
