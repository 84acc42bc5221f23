// SPDX-License-Identifier: Apache-2.0

internal import LodgerContentTypes
internal import LodgerSystem
internal import LodgerTypes

extension Attachment {
    /// A file or folder.
    ///
    /// - Parameter path: The path, absolute or from the current folder.
    /// - Returns: An attachment with the type of the file's content and `public.file-url`, in this order.
    /// - Throws: A `HostError` with the code `badInput` where there is nothing that can be shared.
    public static func file(_ path: String) throws(HostError) -> Attachment {
        do throws(SystemError) {
            let full = try FilePath.resolved(path)
            let type = try resolver.type(ofItemAt: full, followsLinks: true)
            var attachment = Attachment(suggestedName: full.split(separator: "/").last.map(String.init))
            attachment.register(type.identifier, .file(path: full))
            attachment.register("public.file-url", .file(path: full))
            return attachment
        } catch {
            throw HostError(.badInput, "\(path) cannot be shared: \(error.reason).", fix: "Name a file or folder.")
        }
    }

    private static let resolver = FileTypeResolver()
}
