// SPDX-License-Identifier: Apache-2.0

internal import LodgerLaunch
internal import LodgerTypes
internal import LodgerWire

/// Gives an extension the values of the items that it was asked about.
struct ItemBroker: ItemSource {
    let items: [ExtensionItem]
    let types: TypeCatalog
    let onProgress: (@Sendable (_ completed: Int64, _ total: Int64) -> Void)?

    func value(item: Int, attachment: Int, type: String) async -> Result<LoadedValue, RemoteError> {
        guard items.indices.contains(item), items[item].attachments.indices.contains(attachment) else {
            return .failure(.itemProvider(-1000, "There is no attachment \(attachment) of item \(item)."))
        }
        guard let load = items[item].attachments[attachment].loader(for: type, in: types) else {
            return .failure(.itemProvider(-1000, "Cannot load representation of type \(type)."))
        }
        do {
            let loaded = try await load().loaded()
            guard loaded.value.isCarriable else {
                return .failure(.itemProvider(-1, "The value of type \(type) is too large, or nests too deeply."))
            }
            return .success(loaded)
        } catch let error as HostError {
            return .failure(.itemProvider(-1, error.message))
        } catch {
            return .failure(.itemProvider(-1, "\(error)"))
        }
    }

    // No extension point may open addresses yet.
    func open(_ address: String) async -> Bool { false }

    func progressed(completed: Int64, total: Int64) { onProgress?(completed, total) }
}

extension Attachment.Value {
    fileprivate func loaded() throws(HostError) -> LoadedValue {
        switch self {
        case .string(let text): LoadedValue(.string(text))
        case .url(let address): LoadedValue(.url(address))
        case .data(let bytes): LoadedValue(.data(bytes))
        case .propertyList(let value): LoadedValue(WireValue(value))
        case .openFile(let file): LoadedValue(.descriptor(0), descriptors: [file.sharedDescriptor])
        case .file(let path): LoadedValue(.descriptor(0), descriptors: [try FilePath.opened(path)])
        }
    }
}

extension RemoteError {
    fileprivate static func itemProvider(_ code: Int64, _ message: String) -> RemoteError {
        RemoteError(domain: itemProviderDomain, code: code, message: message)
    }
}
