// SPDX-License-Identifier: Apache-2.0

/// A container that exists, and how much it holds.
package struct ContainerUsage: Hashable, Sendable {
    /// Whose it is.
    package let owner: ContainerOwner
    /// The folder.
    package let path: String
    /// The length of all its files; of a container with more than a million entries, of those looked at.
    package let bytes: UInt64
}
