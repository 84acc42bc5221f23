// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI

/// A value of the host's, held as long as this object lives.
final class BoundaryValue: @unchecked Sendable {
    let pointer: OpaquePointer
    private let boundary: Boundary

    /// Takes over the one count that the caller has.
    init(owning pointer: OpaquePointer, _ boundary: Boundary) {
        self.pointer = pointer
        self.boundary = boundary
    }

    deinit { boundary.values.pointee.release(pointer) }
}
