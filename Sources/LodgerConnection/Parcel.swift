// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem
package import LodgerWire

/// A message together with the descriptors that travel beside it.
package struct Parcel: Sendable {
    package var message: Message
    package var descriptors: [SharedDescriptor]

    package init(_ message: Message, descriptors: [SharedDescriptor] = []) {
        self.message = message
        self.descriptors = descriptors
    }
}
