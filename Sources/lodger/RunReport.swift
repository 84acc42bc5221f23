// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import LodgerHost
internal import LodgerTypes

/// Tells how a request ended.
struct RunReport {
    let response: ExtensionResponse
    let console: Console

    /// Writes returned files, prints the report and gives the exit status.
    func finish(_ files: inout ReturnedFiles?) throws(HostError) -> Int32 {
        switch response.result {
        case .success(let items):
            var documents: [JSONValue] = []
            for item in items { documents.append(try tell(item, &files)) }
            if items.isEmpty { console.remark("Done; nothing was returned.") }
            for path in files?.paths ?? [] { console.say("wrote \(path)") }
            finish("completed", items: documents, files: files?.paths ?? [], error: nil)
            return Status.done
        case .failure(let error):
            console.report(error)
            finish(error.code == .cancelled ? "cancelled" : "failed", items: [], files: [], error: error)
            return Status.of(error)
        }
    }

    private func finish(_ outcome: String, items: [JSONValue], files: [String], error: HostError?) {
        for diagnostic in response.diagnostics { console.remark("note: \(diagnostic)") }
        if console.isVerbose {
            for line in response.log { console.say("| \(line)") }
            let timing = response.timing
            console.say("launch \(timing.launch) ms, request \(timing.request) ms, total \(timing.total) ms")
        }
        console.document(
            .object([
                "outcome": .string(outcome),
                "items": .array(items),
                "files": JSONValue(files),
                "error": error.map { JSONValue($0) } ?? .null,
                "diagnostics": JSONValue(response.diagnostics),
                "log": JSONValue(response.log),
                "timing": JSONValue(response.timing),
            ])
        )
    }

    private func tell(_ item: ExtensionItem, _ files: inout ReturnedFiles?) throws(HostError) -> JSONValue {
        if let title = item.title { console.say(title) }
        if let text = item.contentText { console.say(text) }
        for (key, value) in item.userInfo.sorted(by: { $0.key < $1.key }) {
            console.say("  \(key): \(JSONValue(value).text(isOneLine: true))")
        }
        var attachments: [JSONValue] = []
        for attachment in item.attachments {
            let path = try files?.write(attachment)
            attachments.append(JSONValue(attachment, writtenTo: path))
            guard path == nil else { continue }
            console.say("  \(attachment.summary)")
        }
        return .object([
            "title": JSONValue(item.title),
            "contentText": JSONValue(item.contentText),
            "attachments": .array(attachments),
            "userInfo": .object(item.userInfo.mapValues(JSONValue.init)),
        ])
    }
}

extension Attachment {
    /// What people see of an attachment that is not written to a file.
    fileprivate var summary: String {
        let types = registeredTypeIdentifiers.first ?? "no type"
        let name = suggestedName.map { "\($0) " } ?? ""
        switch firstValue {
        case .string(let text): return text
        case .url(let address): return address
        case .data(let bytes): return "\(name)(\(types), \(bytes.count) bytes; --out DIR writes it)"
        case .openFile, .file: return "\(name)(\(types); --out DIR writes it)"
        case .propertyList(let value): return JSONValue(value).text(isOneLine: true)
        case nil: return "\(name)(\(types))"
        }
    }
}

extension JSONValue {
    fileprivate init(_ attachment: Attachment, writtenTo path: String?) {
        self = .object([
            "registeredTypeIdentifiers": JSONValue(attachment.registeredTypeIdentifiers),
            "suggestedName": JSONValue(attachment.suggestedName),
            "value": JSONValue(attachment.firstValue, writtenTo: path),
        ])
    }

    private init(_ value: Attachment.Value?, writtenTo path: String?) {
        switch value {
        case .string(let text): self = .string(text)
        case .url(let address): self = .object(["url": .string(address)])
        case .propertyList(let value): self = .object(["plist": JSONValue(value)])
        case .file(let path): self = .object(["file": .string(path)])
        case .data(let bytes):
            self = .object(
                path.map { ["file": .string($0)] } ?? ["data": .string(Data(bytes).base64EncodedString())]
            )
        // Without a folder to write it to, an open file has no name that anyone could use.
        case .openFile: self = path.map { .object(["file": .string($0)]) } ?? .null
        case nil: self = .null
        }
    }
}
