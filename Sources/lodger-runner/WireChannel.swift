// SPDX-License-Identifier: Apache-2.0

internal import LodgerConnection
internal import LodgerLoader
internal import LodgerSystem
internal import LodgerWire

/// Carries one context's calls over the connection.
struct WireChannel: ContextChannel {
    let number: UInt64
    let connection: ThreadConnection
    let server: RequestServer

    func load(
        item: Int,
        attachment: Int,
        type: String,
        completion: @escaping @Sendable (Result<ValueBox, ErrorBox>) -> Void
    ) {
        let payload: WireValue = [
            "request": .integer(Int64(clamping: number)),
            "item": .integer(Int64(item)),
            "attachment": .integer(Int64(attachment)),
            "type": .string(type),
        ]
        connection.request(.loadItem, payload) { answer in
            switch answer {
            case .success(let answer):
                completion(.success(ValueBox(answer.value["value"] ?? .null, descriptors: answer.descriptors)))
            case .failure(let error): completion(.failure(ErrorBox(error)))
            }
        }
    }

    func complete(_ context: ExtensionContext, items: ValueBox?, wantsEnd: Bool) -> Bool {
        var descriptors: [SharedDescriptor] = []
        var answer: [String: WireValue] = ["items": items?.wireValue(&descriptors) ?? .array([])]
        if wantsEnd {
            answer["wantsEnd"] = true
            server.keep(number, context)
        }
        if connection.reply(number, .dictionary(answer), descriptors: descriptors) { return true }
        // Items that do not fit into a message must not leave the host waiting.
        let error = RemoteError(
            name: "bad-input",
            message: "The extension's items are too large for one message.",
            fix: "Return large values as files."
        )
        _ = connection.fail(number, error)
        return false
    }

    func cancel(_ error: ErrorBox) -> Bool { connection.fail(number, error.error) }

    func progress(completed: Int64, total: Int64) -> Bool {
        connection.send(Parcel(.progress(number, completed: completed, total: total)))
    }

    func open(_ address: String, completion: @escaping @Sendable (Bool) -> Void) {
        let payload: WireValue = ["request": .integer(Int64(clamping: number)), "url": .url(address)]
        connection.request(.open, payload) { answer in
            if case .success((.dictionary(let fields), _)) = answer {
                completion(fields["opened"]?.bool ?? false)
            } else {
                completion(false)
            }
        }
    }

    func note(_ text: String) {
        let payload: WireValue = ["request": .integer(Int64(clamping: number)), "message": .string(text)]
        connection.send(Parcel(.notice(route: Route.diagnostic.rawValue, payload: payload)))
    }

    func willWait() { connection.letOthersRead() }
}
