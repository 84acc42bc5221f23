// SPDX-License-Identifier: Apache-2.0

/// A piece of information that some tool left in a file.
package struct ELFNote: Hashable, Sendable {
    /// Who defined what the note means, without the zero byte at the end.
    package let owner: String
    /// What the note means, among those of the owner.
    package let type: UInt32
    /// Where the description is in the file.
    package let place: Range<Int>
    /// The length of the owner's name as the note states it, zero bytes included.
    let ownerSize: Int
}
