// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import LodgerSystem
internal import LodgerWire

/// The functions of `lodger.context/1`.
enum ContextTable {
    static func make() -> lodger_context_table_t {
        unsafe lodger_context_table_t(
            size: MemoryLayout<lodger_context_table_t>.size,
            retain: { unsafe CountedObject.retain(ExtensionContext.self, $0) },
            release: { unsafe CountedObject.release(ExtensionContext.self, $0) },
            identifier: { unsafe context($0)?.identifierText.pointer },
            items: { unsafe context($0).map { unsafe CountedObject.borrowed($0.items) } },
            load: { pointer, item, attachment, type, loaded, userData in
                guard let context = unsafe context(pointer), let loaded = unsafe loaded,
                    let type = unsafe string(type), context.hasAttachment(item, attachment)
                else { return LODGER_BAD_ARGUMENT.rawValue }
                let receiver = unsafe LoadReceiver(loaded: loaded, userData: userData)
                context.channel.load(item: item, attachment: attachment, type: type) { receiver.receive($0) }
                return LODGER_OK.rawValue
            },
            load_now: { pointer, item, attachment, type, error in
                if let error = unsafe error { unsafe error.pointee = nil }
                guard let context = unsafe context(pointer), let type = unsafe string(type),
                    context.hasAttachment(item, attachment)
                else {
                    unsafe store(.badArgument, in: error)
                    return nil
                }
                switch context.loadNow(item: item, attachment: attachment, type: type) {
                case .success(let value): return unsafe CountedObject.retained(value)
                case .failure(let failure):
                    unsafe store(failure, in: error)
                    return nil
                }
            },
            complete: { pointer, items, ended, userData in
                guard let context = unsafe context(pointer) else { return LODGER_BAD_ARGUMENT.rawValue }
                let afterEnd = unsafe ended.map {
                    unsafe ExtensionContext.AfterEnd(callback: $0, userData: userData)
                }
                guard context.takeEnd(afterEnd) else { return context.endedAlready("complete") }
                let sent = context.channel.complete(context, items: unsafe box(items), wantsEnd: afterEnd != nil)
                return sent ? LODGER_OK.rawValue : LODGER_LOST.rawValue
            },
            cancel: { pointer, error in
                guard let context = unsafe context(pointer) else { return LODGER_BAD_ARGUMENT.rawValue }
                guard context.takeEnd(nil) else { return context.endedAlready("cancel") }
                let sent = context.channel.cancel(unsafe errorBox(error) ?? .userCancelled)
                return sent ? LODGER_OK.rawValue : LODGER_LOST.rawValue
            },
            is_cancelled: { pointer in
                guard let context = unsafe context(pointer) else { return 0 }
                context.channel.willWait()
                return context.isCancelled ? 1 : 0
            },
            progress: { pointer, completed, total in
                guard let context = unsafe context(pointer) else { return LODGER_BAD_ARGUMENT.rawValue }
                let sent = context.channel.progress(completed: completed, total: total)
                return sent ? LODGER_OK.rawValue : LODGER_LOST.rawValue
            },
            open_url: { pointer, address, done, userData in
                guard let context = unsafe context(pointer), let address = unsafe string(address) else {
                    return LODGER_BAD_ARGUMENT.rawValue
                }
                let afterwards = unsafe done.map {
                    unsafe ExtensionContext.AfterEnd(callback: $0, userData: userData)
                }
                context.channel.open(address) { afterwards?.run(expired: $0) }
                return LODGER_OK.rawValue
            }
        )
    }
}

/// An extension's function that takes a value or an error.
@safe
private struct LoadReceiver: @unchecked Sendable {
    // The pointer is the extension's; it said that any thread may use it.
    let loaded: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, OpaquePointer?) -> Void
    let userData: UnsafeMutableRawPointer?

    func receive(_ result: Result<ValueBox, ErrorBox>) {
        switch result {
        case .success(let value): unsafe loaded(userData, CountedObject.borrowed(value), nil)
        case .failure(let error): unsafe loaded(userData, nil, CountedObject.borrowed(error))
        }
        // The pointers above are borrowed.
        withExtendedLifetime(result) {}
    }
}

private func context(_ pointer: OpaquePointer?) -> ExtensionContext? {
    unsafe CountedObject.object(ExtensionContext.self, pointer)
}

private func store(_ error: ErrorBox, in place: UnsafeMutablePointer<OpaquePointer?>?) {
    if let place = unsafe place { unsafe place.pointee = unsafe CountedObject.retained(error) }
}

extension ExtensionContext {
    fileprivate func hasAttachment(_ item: Int, _ attachment: Int) -> Bool {
        attachmentCounts.indices.contains(item) && attachment >= 0 && attachment < attachmentCounts[item]
    }

    fileprivate func endedAlready(_ call: String) -> Int32 {
        channel.note("The extension called \(call) for a request that it had ended already; the call was ignored.")
        return LODGER_ALREADY_ENDED.rawValue
    }

    fileprivate func loadNow(item: Int, attachment: Int, type: String) -> Result<ValueBox, ErrorBox> {
        let arrival = Monitor<Result<ValueBox, ErrorBox>?>(nil)
        channel.load(item: item, attachment: attachment, type: type) { result in arrival.change { $0 = result } }
        return arrival.wait { $0 }
    }
}

extension ErrorBox: Error {
    fileprivate static var badArgument: ErrorBox {
        ErrorBox(
            RemoteError(
                domain: RemoteError.itemProviderDomain,
                code: -1,
                message: "There is no such item, attachment or type."
            )
        )
    }

    fileprivate static var userCancelled: ErrorBox {
        ErrorBox(RemoteError(domain: RemoteError.cocoaDomain, code: 3072, message: "The request was cancelled."))
    }
}
