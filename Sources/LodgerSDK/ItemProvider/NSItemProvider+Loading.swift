// SPDX-License-Identifier: Apache-2.0

public import Foundation

// MARK: - Items

extension NSItemProvider {
    /// Loads an object: a string, an address, data, a property list, whatever the host has.
    ///
    /// A file of the host's arrives as the address of a copy that stays until the request's context goes. A type that
    /// nothing conforms to gives an error -1000 of the domain `NSItemProviderErrorDomain`.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one that a registered type conforms to.
    ///   - options: Handed to the code that provides the object.
    ///   - completionHandler: Called once, on a queue of its own.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler?
    ) {
        loadObject(typeIdentifier, options: options, expectedClass: nil) { result in
            switch result {
            case .success(let object): completionHandler?(object, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Loads an object, for a completion that names Apple's type of it.
    @_disfavoredOverload
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)?
    ) {
        loadObject(typeIdentifier, options: options, expectedClass: nil) { result in
            switch result {
            case .success(let object): completionHandler?(object, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Loads an object.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> sending Any {
        try await load(typeIdentifier, options: options, expectedClass: nil).value as Any
    }

    /// Loads an object, for code that names Apple's type of it.
    @_disfavoredOverload
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> sending any NSSecureCoding {
        try await load(typeIdentifier, options: options, expectedClass: nil).value
    }

    /// Loads an object and turns it into one of an expected type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one that a registered type conforms to.
    ///   - type: What is expected: `URL`, `Data`, `String`, `[String: Any]` or a class of Foundation's.
    ///   - options: Handed to the code that provides the object.
    /// - Returns: The object, or the data that an address leads to, or the text or property list that data holds.
    /// - Throws: An error -1200 where the object cannot be turned into the type.
    public func loadItem<Expected>(
        forTypeIdentifier typeIdentifier: String,
        as type: Expected.Type,
        options: [AnyHashable: Any]? = nil
    ) async throws -> sending Expected {
        let object = try await load(typeIdentifier, options: options, expectedClass: type as? AnyClass)
        return Transferred(try Self.coerce(object.value, to: type)).value
    }

    private func load(
        _ typeIdentifier: String,
        options: [AnyHashable: Any]?,
        expectedClass: AnyClass?
    ) async throws -> Transferred<any NSSecureCoding> {
        let options = Transferred(options)
        return try await withCheckedThrowingContinuation { continuation in
            loadObject(typeIdentifier, options: options.value, expectedClass: expectedClass) { result in
                continuation.resume(with: result.map { Transferred($0) })
            }
        }
    }

    private func loadObject(
        _ typeIdentifier: String,
        options: [AnyHashable: Any]?,
        expectedClass: AnyClass?,
        completion: @escaping (Result<any NSSecureCoding, any Error>) -> Void
    ) {
        load(typeIdentifier, options: options ?? [:], expectedClass: expectedClass) { content, place in
            // The copy of a file stays as long as the context, because nobody says when its address is not needed.
            try content.object(in: place.keepingFiles)
        } completion: {
            completion($0)
        }
    }
}

// MARK: - Data

extension NSItemProvider {
    /// Loads bytes.
    ///
    /// - Returns: The progress; cancelling it ends the transfer with the error `CocoaError.userCancelled`.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier) { content, place in
            try content.data(as: place.typeIdentifier)
        } completion: { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads bytes.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}

// MARK: - Files

extension NSItemProvider {
    /// Loads a copy as a file, which is removed when the completion returns: move or copy it there.
    ///
    /// The copy is made piece by piece, so that it takes little memory however large the file is.
    ///
    /// - Returns: The progress; cancelling it ends the transfer with the error `CocoaError.userCancelled`.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier) { content, place in
            try content.temporaryFile(in: place)
        } completion: { result in
            switch result {
            case .success(let file): withExtendedLifetime(file) { completionHandler(file.url, nil) }
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads a file, itself where that is possible, else a copy.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier,
                completionHandler: completionHandler
            )
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }

    /// Loads the original file where that is possible, else a copy that stays until the request's context goes.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type, or one that a registered type conforms to.
    ///   - completionHandler: Gets the file, whether it is the original, or an error; called once.
    /// - Returns: The progress; cancelling it ends the transfer with the error `CocoaError.userCancelled`.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier) { content, place in
            switch content {
            case .file(let file, _) where !file.isTemporary: return file
            case .object(let object as URL) where object.isFileURL: return ProvidedFile(inPlace: object)
            default: return try content.temporaryFile(in: place.keepingFiles)
            }
        } completion: { (result: Result<ProvidedFile, any Error>) in
            switch result {
            case .success(let file): completionHandler(file.url, !file.isTemporary, nil)
            case .failure(let error): completionHandler(nil, false, error)
            }
        }
    }
}

// MARK: - One load

extension NSItemProvider {
    /// Loads the first form that conforms to a type and brings it into the wanted shape.
    @discardableResult
    func load<Value>(
        _ typeIdentifier: String,
        options: [AnyHashable: Any] = [:],
        expectedClass: AnyClass? = nil,
        shape: @escaping (Content, FilePlace) throws -> Value,
        completion: @escaping (Result<Value, any Error>) -> Void
    ) -> Progress {
        guard let representation = representation(for: typeIdentifier) else {
            let work = Transferred(completion)
            Self.queue.async { work.value(.failure(NSError.noRepresentation(of: typeIdentifier))) }
            return Progress(totalUnitCount: 1)
        }
        let place = FilePlace(
            folder: folder,
            typeIdentifier: representation.typeIdentifier,
            suggestedName: suggestedName
        )
        return load(representation, options: options, expectedClass: expectedClass) { result in
            completion(Result { try shape(try result.get(), place) })
        }
    }

    /// Loads one form.
    @discardableResult
    func load(
        _ representation: Representation,
        options: [AnyHashable: Any] = [:],
        expectedClass: AnyClass? = nil,
        completion: @escaping (Result<Content, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let type = representation.typeIdentifier
        let deliver = { (result: Result<Content, any Error>) in
            progress.completedUnitCount = 1
            let work = Transferred((completion, result))
            Self.queue.async { work.value.0(work.value.1) }
        }
        let once = Once(ifGivenUp: { .failure(NSError.neverCalled(type)) }, deliver)
        let transfer = Transfer(once)
        progress.cancellationHandler = { transfer.cancel() }
        let arguments = Transferred((options, expectedClass))
        Self.queue.async {
            let step = representation.load(arguments.value.1, arguments.value.0) { once.finish($0) }
            transfer.follow(step)
        }
        return progress
    }
}

/// A load that can be given up.
private final class Transfer: @unchecked Sendable {
    private let lock = NSLock()
    /// Weak, so that a load whose provider has given up is not kept by its own progress.
    private weak var once: Once<Result<Content, any Error>>?
    private var step: Progress?
    private var isCancelled = false

    init(_ once: Once<Result<Content, any Error>>) {
        self.once = once
    }

    /// Takes the provider's own progress, which is cancelled together with ours.
    func follow(_ step: Progress?) {
        let isCancelled = lock.withLock {
            self.step = step
            return self.isCancelled
        }
        if isCancelled { step?.cancel() }
    }

    func cancel() {
        let step = lock.withLock {
            isCancelled = true
            return self.step
        }
        step?.cancel()
        once?.finish(.failure(NSError.userCancelled))
    }
}
