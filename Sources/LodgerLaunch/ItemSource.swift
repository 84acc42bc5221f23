// SPDX-License-Identifier: Apache-2.0

package import LodgerSystem
package import LodgerWire

/// What a host does for an extension while a request is in work.
package protocol ItemSource: Sendable {
    /// The value of an attachment for a type, with its descriptors.
    func value(item: Int, attachment: Int, type: String) async -> Result<LoadedValue, RemoteError>
    /// Opens an address for the person, if that is allowed.
    func open(_ address: String) async -> Bool
    /// Hears how far the extension is.
    func progressed(completed: Int64, total: Int64)
}

/// A value and the descriptors that it speaks of.
package struct LoadedValue: Sendable {
    package var value: WireValue
    package var descriptors: [SharedDescriptor]

    package init(_ value: WireValue, descriptors: [SharedDescriptor] = []) {
        self.value = value
        self.descriptors = descriptors
    }
}
