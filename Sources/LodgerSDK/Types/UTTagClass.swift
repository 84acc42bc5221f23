// SPDX-License-Identifier: Apache-2.0

/// A way in which other systems name types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The class's name.
    public let rawValue: String

    /// A class with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// File name extensions, without period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
