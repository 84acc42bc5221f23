// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file descriptor with several owners, closed when the last of them goes away.
package final class SharedDescriptor: Sendable {
    private let descriptor: OwnedDescriptor

    package init(_ descriptor: consuming OwnedDescriptor) {
        self.descriptor = descriptor
    }

    /// The number, valid as long as this object lives.
    package var number: CInt { descriptor.number }

    /// A copy with an owner of its own.
    package func duplicate() throws(SystemError) -> OwnedDescriptor {
        try descriptor.duplicate()
    }
}
