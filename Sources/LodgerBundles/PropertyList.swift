// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

/// Reads property lists, XML or binary, that anybody may have written.
///
/// The readers are Lodger's own, because general ones trust their input: they recurse as deep as the list nests,
/// expand shared objects without end, and read whole numbers where Booleans or reals stand.
package enum PropertyList {
    /// How much of a property list is accepted.
    package struct Limits: Sendable {
        /// Most bytes of the list, and of all its text and data after reading.
        package var bytes = 16 << 20
        /// Most values, shared ones counted each time.
        package var values = 1_000_000
        /// Most levels of arrays and dictionaries.
        package var depth = 128

        /// The limits for files in bundles.
        package init() {}
    }

    /// Reads a property list.
    package static func parse(
        _ bytes: [UInt8],
        limits: Limits = Limits()
    ) throws(PropertyListError) -> PropertyListValue {
        guard bytes.count <= limits.bytes else {
            throw PropertyListError(
                code: .beyondLimit,
                message: "the property list is larger than \(limits.bytes) bytes",
                place: .whole
            )
        }
        if bytes.starts(with: BinaryPropertyListReader.signature) {
            var reader = try BinaryPropertyListReader(bytes, limits: limits)
            return try reader.read()
        }
        var reader = XMLPropertyListReader(bytes, limits: limits)
        return try reader.read()
    }
}
