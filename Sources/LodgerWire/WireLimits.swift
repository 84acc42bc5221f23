// SPDX-License-Identifier: Apache-2.0

/// Sizes that hold for both sides of a connection; `Protocol.md` states them.
package enum WireLimits {
    /// Most bytes of one frame, header included.
    package static let frame = 128 * 1024
    /// Most bytes of a body that travels in sealed memory.
    package static let memoryBody = 256 * 1024 * 1024
    /// Most descriptors beside one frame.
    package static let descriptors = 64
    /// Deepest nesting of arrays, dictionaries and tagged values.
    package static let depth = 64
    /// Most values in one body, each array and dictionary counted as one.
    package static let values = 1_000_000
    /// Most requests that one side may leave unanswered.
    package static let openRequests = 4096
}
