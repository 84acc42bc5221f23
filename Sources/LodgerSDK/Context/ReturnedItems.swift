// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Items on their way to the host.
///
/// Their words are taken at once, the values of their attachments later.
struct ReturnedItems {
    private struct Attachment {
        let provider: NSItemProvider
        let types: [String]
        let suggestedName: String?
        /// The item and the attachment, as people count them.
        let place: (item: Int, attachment: Int)
    }

    private struct Item {
        var fields: [String: BoundaryValue]
        var attachments: [Attachment]
    }

    private let items: [Item]
    private let boundary: Boundary

    init(_ objects: [Any], _ boundary: Boundary) throws {
        self.boundary = boundary
        items = try objects.enumerated().map { place, object in
            guard let item = object as? NSExtensionItem else {
                throw NSError.itemProvider(
                    .unexpectedValueClassError,
                    "Item \(place + 1) is no NSExtensionItem but of the class \(type(of: object))."
                )
            }
            return try Self.item(item, place: place, boundary)
        }
    }

    private static func item(_ item: NSExtensionItem, place: Int, _ boundary: Boundary) throws -> Item {
        var fields: [String: BoundaryValue] = [:]
        do throws(EncodingFailure) {
            if let title = item.attributedTitle { fields["title"] = try boundary.made(title.string) }
            if let text = item.attributedContentText { fields["contentText"] = try boundary.made(text.string) }
            let viewed: Set<AnyHashable> = [
                NSExtensionItemAttributedTitleKey, NSExtensionItemAttributedContentTextKey,
                NSExtensionItemAttachmentsKey,
            ]
            let rest = (item.userInfo ?? [:]).filter { !viewed.contains($0.key) }
            if !rest.isEmpty { fields["userInfo"] = try boundary.value(of: rest) }
        } catch {
            throw NSError.itemProvider(.unknownError, "Item \(place + 1) cannot be returned: \(error.message).")
        }
        let attachments = (item.attachments ?? []).enumerated().map { attachment, provider in
            Attachment(
                provider: provider,
                types: provider.typesForOtherProcesses,
                suggestedName: provider.suggestedName,
                place: (place + 1, attachment + 1)
            )
        }
        return Item(fields: fields, attachments: attachments)
    }

    /// The items with the values of all attachments.
    func encoded() async throws -> BoundaryValue {
        var values: [BoundaryValue] = []
        for item in items {
            var fields = item.fields
            var attachments: [BoundaryValue] = []
            for attachment in item.attachments { attachments.append(try await encoded(attachment)) }
            fields["attachments"] = try boundary.made(attachments)
            values.append(try boundary.made(fields))
        }
        return try boundary.made(values)
    }

    private func encoded(_ attachment: Attachment) async throws -> BoundaryValue {
        var fields: [String: BoundaryValue] = [:]
        do {
            fields["registeredTypeIdentifiers"] = try boundary.value(of: attachment.types)
            if let name = attachment.suggestedName { fields["suggestedName"] = try boundary.made(name) }
            if let type = attachment.types.first {
                fields["value"] = try encoded(try await attachment.provider.content(exactly: type), type: type)
            }
            return try boundary.made(fields)
        } catch {
            throw NSError.returning(error, at: attachment.place)
        }
    }

    private func encoded(_ content: Content, type: String) throws -> BoundaryValue {
        switch content {
        case .data(let data): return try boundary.value(of: data)
        case .open(let file): return try boundary.made(file)
        case .file(let file, _): return try boundary.made(try OpenFile(reading: file.url.path))
        case .object(let object):
            // A file is returned by its descriptor: the host could not read it by its path.
            if let url = object as? URL, url.isFileURL {
                return try boundary.made(try OpenFile(reading: url.path))
            }
            if let value = try? boundary.value(of: object) { return value }
            return try boundary.value(of: try content.data(as: type))
        }
    }
}

extension NSError {
    /// One attachment could not be returned: the error of the whole request, with the attachment's own inside.
    fileprivate static func returning(_ error: any Error, at place: (item: Int, attachment: Int)) -> NSError {
        let own = error as NSError
        let message = (error as? EncodingFailure)?.message ?? own.localizedDescription
        let entry: [String: Any] = [
            "item": place.item - 1, "attachment": place.attachment - 1, "domain": own.domain, "code": own.code,
            "message": message,
        ]
        return NSError(
            domain: NSItemProvider.errorDomain,
            code: NSItemProvider.ErrorCode.unknownError.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "Attachment \(place.attachment) of item \(place.item) cannot be returned: \(message)",
                NSExtensionItemsAndErrorsKey: [entry],
            ]
        )
    }
}
