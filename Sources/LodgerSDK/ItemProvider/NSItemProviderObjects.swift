// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LodgerTypes

/// An object that can write itself in some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of this object, where they differ from those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes the object in a type; the completion gets bytes or an error, now or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be read from data of some types.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types, the most faithful first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Reads an object from data of one of the types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

// MARK: - Loading objects

extension NSItemProvider {
    /// Whether a form can be read as an object of a class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableType(aClass) != nil
    }

    /// Whether a form can be read as a value.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Reads an object of a class.
    ///
    /// - Returns: The progress; cancelling it ends the transfer with the error `CocoaError.userCancelled`.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = readableType(aClass) else {
            let work = Transferred(completionHandler)
            let message = "Cannot load an object of class \(aClass)"
            Self.queue.async {
                work.value(nil, NSError.itemProvider(.unexpectedValueClassError, message))
            }
            return Progress(totalUnitCount: 1)
        }
        return load(type) { content, place in
            // An object of the class is handed on as it is.
            if case .object(let object as any NSItemProviderReading) = content, Swift.type(of: object) == aClass {
                return object
            }
            let data = try content.data(as: place.typeIdentifier)
            return try aClass.object(withItemProviderData: data, typeIdentifier: place.typeIdentifier)
        } completion: { (result: Result<any NSItemProviderReading, any Error>) in
            switch result {
            case .success(let object): completionHandler(object, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Reads a value, such as a `String` or a `URL`.
    ///
    /// - Returns: The progress; cancelling it ends the transfer with the error `CocoaError.userCancelled`.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable>(
        ofClass type: Value.Type,
        completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            let value = (object as? Value._ObjectiveCType).flatMap { object in
                var value: Value?
                return Value._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
            }
            completionHandler(value, value == nil ? error ?? NSError.neverCalled("\(type)") : nil)
        }
    }

    /// The first registered type that the class can read.
    private func readableType(_ aClass: any NSItemProviderReading.Type) -> String? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        return registeredTypeIdentifiers.first { type in
            readable.contains { UTType.catalog.conforms(type, to: $0) }
        }
    }
}

// MARK: - Foundation's objects

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Text without formatting.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text", "public.url"] }
    /// Text without formatting.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// A string from UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
            throw NSError.itemProvider(.unavailableCoercionError, "The data is no text in UTF-8.")
        }
        return object
    }

    /// The string in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Addresses; that of a file is known as one.
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url"] : ["public.url"] }

    /// An address from its text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(data: data, encoding: .utf8)
        guard let url = text.flatMap({ NSURL(string: $0) }), let object = url as? Self else {
            throw NSError.itemProvider(.unavailableCoercionError, "The data is no address.")
        }
        return object
    }

    /// The address as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((absoluteString).utf8), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// Text without formatting.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
    /// Text without formatting.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Text from UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSAttributedString(string: text) as? Self
        else { throw NSError.itemProvider(.unavailableCoercionError, "The data is no text in UTF-8.") }
        return object
    }

    /// The text in UTF-8, without its attributes.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
