// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LodgerTypes

/// A promise of one thing in several forms, each with a uniform type and made only when it is asked for.
///
/// ```swift
/// provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { item, error in
///     if let url = item as? URL { save(url) }
/// }
/// ```
///
/// Every load calls its completion exactly once, on a queue of its own, also where the provider fails to call back.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Gives a value or an error.
    public typealias CompletionHandler = (_ item: Any?, _ error: (any Error)?) -> Void
    /// Makes a value of the class that is expected, if it can, and hands it to the completion.
    public typealias LoadHandler = (
        _ completion: CompletionHandler?, _ expectedValueClass: AnyClass?, _ options: [AnyHashable: Any]?
    ) -> Void

    /// The domain of errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// What went wrong with a provider.
    @frozen
    public enum ErrorCode: Int, Sendable {
        /// The cause is not known, or lies in the code that provides the value.
        case unknownError = -1
        /// There is no value of the type.
        case itemUnavailableError = -1000
        /// The value is of a class that cannot be handed on.
        case unexpectedValueClassError = -1100
        /// The value cannot be turned into what was asked for.
        case unavailableCoercionError = -1200
    }

    /// Where values are made and completions are called.
    static let queue = DispatchQueue(label: "org.lodger.item-provider", attributes: .concurrent)

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var name: String?
    /// Where copies are made that outlive a completion.
    var folder = TemporaryFolder(in: RuntimeEnvironment.current.temporaryPath)

    /// A provider of nothing yet.
    public override init() {
        super.init()
    }

    /// A file name, with or without extension, for whoever stores the thing.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The types of all forms, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { all.map(\.typeIdentifier) }

    /// The types of the forms that can be had as described.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        all.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
    }

    /// Whether a form has the type or one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(for: typeIdentifier) != nil
    }

    /// Whether a form that can be had as described has the type or one that conforms to it.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(for: typeIdentifier, fileOptions: fileOptions) != nil
    }

    /// A provider of the same forms.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.suggestedName = suggestedName
        copy.folder = folder
        for representation in all { copy.register(representation) }
        return copy
    }

    // MARK: - Representations

    /// Adds a form; one of the same type keeps its place and changes its value.
    func register(_ representation: Representation) {
        lock.withLock {
            let place = representations.firstIndex { $0.typeIdentifier == representation.typeIdentifier }
            if let place { representations[place] = representation } else { representations.append(representation) }
        }
    }

    /// The first form, in the order of registration, whose type conforms to the asked one.
    func representation(for type: String, fileOptions: NSItemProviderFileOptions = []) -> Representation? {
        all.first { $0.fileOptions.isSuperset(of: fileOptions) && UTType.catalog.conforms($0.typeIdentifier, to: type) }
    }

    /// The types that a consumer in another process sees.
    var typesForOtherProcesses: [String] { all.filter { $0.visibility == .all }.map(\.typeIdentifier) }

    /// The form of exactly one of the registered types.
    func content(exactly type: String) async throws -> Content {
        guard let representation = all.first(where: { $0.typeIdentifier == type }) else {
            throw NSError.noRepresentation(of: type)
        }
        return try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Transferred<Content>, any Error>) in
            load(representation) { continuation.resume(with: $0.map { Transferred($0) }) }
        }.value
    }

    private var all: [Representation] { lock.withLock { representations } }
}

/// Who may load a form.
@frozen
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every process.
    case all
    /// Processes of the same team.
    case team
    /// Processes that share an app group.
    case group
    /// This process alone.
    case ownProcess
}

/// How a form may be had as a file.
@frozen
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file itself is given, not a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
