// SPDX-License-Identifier: Apache-2.0

/// The form of bundle identifiers.
package enum BundleIdentifier {
    /// The most characters, so that the identifier and an extension fit a file name.
    static let mostCharacters = 240

    /// Whether a text is a reverse domain name that is safe as the name of a folder.
    package static func isValid(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return text.utf8.count <= mostCharacters && parts.count >= 2
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isAllowed) }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
