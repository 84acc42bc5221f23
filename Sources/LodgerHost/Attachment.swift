// SPDX-License-Identifier: Apache-2.0

internal import LodgerDetection
public import LodgerTypes

/// One thing of an item, in one form or several.
public struct Attachment: Sendable {
    /// The value of one form.
    public enum Value: Hashable, Sendable {
        /// Text.
        case string(String)
        /// An address.
        case url(String)
        /// Bytes.
        case data([UInt8])
        /// A file or folder, by its path; opened when the extension asks for it.
        case file(path: String)
        /// A file that is open.
        case openFile(OpenFile)
        /// Anything that a property list holds.
        case propertyList(PropertyListValue)
    }

    /// Makes a value when it is asked for.
    public typealias Loader = @Sendable () async throws -> Value

    private struct Representation: Sendable {
        var type: String
        var load: Loader
        var known: Value?
    }

    private var representations: [Representation] = []
    /// A file name without folder, for whoever stores the attachment.
    public var suggestedName: String?

    /// An attachment without any form yet.
    public init(suggestedName: String? = nil) {
        self.suggestedName = suggestedName
    }

    /// The types of all forms, the most faithful first.
    public var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// The value of the first form, where it is known without loading it.
    public var firstValue: Value? { representations.first?.known }

    /// Adds a form; a type that is there already gets the new value in its old place.
    public mutating func register(_ typeIdentifier: String, _ value: Value) {
        insert(Representation(type: typeIdentifier, load: { value }, known: value))
    }

    /// Adds a form whose value is made when it is asked for.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The form's type.
    ///   - loader: Called for each time that the form is asked for, on any thread.
    public mutating func register(_ typeIdentifier: String, loader: @escaping Loader) {
        insert(Representation(type: typeIdentifier, load: loader, known: nil))
    }

    private mutating func insert(_ representation: Representation) {
        if let place = representations.firstIndex(where: { $0.type == representation.type }) {
            representations[place] = representation
        } else {
            representations.append(representation)
        }
    }

    /// The loader of the form that was registered with exactly this type, else of the first that conforms to it.
    func loader(for type: String, in catalog: TypeCatalog) -> Loader? {
        let exact = representations.first { $0.type == type }
        return (exact ?? representations.first { catalog.conforms($0.type, to: type) })?.load
    }
}

extension Attachment {
    /// Text, with a type for each kind of data that it holds.
    ///
    /// The first type is `public.plain-text`. Behind it come, where the text holds such data and in this order,
    /// `org.lodger.detected-link`, `-email-address`, `-phone-number`, `-date` and `-postal-address`: types of their own that
    /// conform to it, so that a rule can ask for them. The value of each is the whole text. They stand for the same attachment,
    /// so a rule that counts attachments or asks what they conform to answers as it would without them.
    ///
    /// - Parameters:
    ///   - text: The text, of which the first 100,000 Unicode scalars are searched.
    ///   - detectsData: Whether it is searched at all.
    /// - Returns: The attachment.
    public static func text(_ text: String, detectingData detectsData: Bool = true) -> Attachment {
        var attachment = Attachment()
        attachment.register("public.plain-text", .string(text))
        guard detectsData else { return attachment }
        let kinds = DataDetector.kinds(in: text)
        for kind in DataKind.allCases where kinds.contains(kind) {
            attachment.register(kind.typeIdentifier, .string(text))
        }
        return attachment
    }

    /// An address.
    public static func url(_ address: String) -> Attachment {
        var attachment = Attachment()
        attachment.register("public.url", .url(address))
        return attachment
    }
}
