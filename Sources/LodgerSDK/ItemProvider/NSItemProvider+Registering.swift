// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LodgerTypes

// MARK: - Objects

extension NSItemProvider {
    /// A provider of one object under one type.
    ///
    /// - Parameters:
    ///   - item: A string, an address, data, a property list, or any object of Foundation's that is secure coding.
    ///   - typeIdentifier: The type; without one nothing is registered.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else {
            Diagnostics.report("NSItemProvider(item:typeIdentifier:) without a type registers nothing.")
            return
        }
        let item = item.map { Transferred($0) }
        register(
            Representation(typeIdentifier: typeIdentifier) { _, _, completion in
                completion(
                    item.map { .success(.object($0.value)) } ?? .failure(NSError.noRepresentation(of: typeIdentifier))
                )
                return nil
            }
        )
    }

    /// A provider of a file: in the type of its content, which its name tells, and as an address.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: fileURL.path, isDirectory: &isFolder)
        let named = UTType.catalog.type(filenameExtension: fileURL.pathExtension)?.identifier
        let type = isFolder.boolValue ? "public.folder" : named ?? "public.data"
        for type in [type, "public.file-url"] {
            register(
                Representation(typeIdentifier: type, fileOptions: .openInPlace) { _, _, completion in
                    completion(.success(.object(fileURL)))
                    return nil
                }
            )
        }
    }

    /// Registers a form whose object is made when it is asked for.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(
            Representation(typeIdentifier: typeIdentifier) { expectedClass, options, completion in
                let once = Once(ifGivenUp: { .failure(NSError.neverCalled(typeIdentifier)) }, completion)
                loadHandler(
                    { item, error in
                        once.finish(
                            item.map { .success(.object($0)) }
                                ?? .failure(error ?? NSError.noRepresentation(of: typeIdentifier))
                        )
                    },
                    expectedClass,
                    options
                )
                return nil
            }
        )
    }

    /// A provider of an object that writes itself.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Registers an object in every type in which it can write itself; types that are there already stay as they are.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    {
        let known = Set(registeredTypeIdentifiers)
        for type in object.writableTypeIdentifiersForItemProvider where !known.contains(type) {
            register(.writing(object, as: type, visibility))
        }
    }

    /// Registers an object that is made when it is asked for.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            register(
                Representation(typeIdentifier: type, visibility: visibility) { expectedClass, options, completion in
                    let once = Once(ifGivenUp: { .failure(NSError.neverCalled(type)) }, completion)
                    return loadHandler { object, error in
                        guard let object else {
                            return once.finish(.failure(error ?? NSError.noRepresentation(of: type)))
                        }
                        _ = Representation.writing(object, as: type, visibility)
                            .load(expectedClass, options) { once.finish($0) }
                    }
                }
            )
        }
    }
}

extension Representation {
    fileprivate static func writing(
        _ object: any NSItemProviderWriting,
        as type: String,
        _ visibility: NSItemProviderRepresentationVisibility
    ) -> Representation {
        let object = Transferred(object)
        return Representation(typeIdentifier: type, visibility: visibility) { _, _, completion in
            // What can be handed on as it is needs no bytes.
            if object.value is NSString || object.value is NSURL {
                completion(.success(.object(object.value)))
                return nil
            }
            let once = Once(ifGivenUp: { .failure(NSError.neverCalled(type)) }, completion)
            return object.value.loadData(withTypeIdentifier: type) { data, error in
                once.finish(data.map { .success(.data($0)) } ?? .failure(error ?? NSError.noRepresentation(of: type)))
            }
        }
    }
}

// MARK: - Data

extension NSItemProvider {
    /// Registers a form as bytes that are made when they are asked for.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The form's type.
    ///   - visibility: Who may load it.
    ///   - loadHandler: Hands bytes or an error to its argument, now or later.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            Representation(typeIdentifier: typeIdentifier, visibility: visibility) { _, _, completion in
                let once = Once(ifGivenUp: { .failure(NSError.neverCalled(typeIdentifier)) }, completion)
                return loadHandler { data, error in
                    once.finish(
                        data.map { .success(.data($0)) }
                            ?? .failure(error ?? NSError.noRepresentation(of: typeIdentifier))
                    )
                }
            }
        )
    }

    /// Registers a form as bytes that are made when they are asked for.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            visibility: visibility,
            loadHandler: loadHandler
        )
    }
}

// MARK: - Files

extension NSItemProvider {
    /// Registers a form as a file that is made when it is asked for.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The form's type.
    ///   - fileOptions: Without `openInPlace` the file is copied before the handler's completion returns.
    ///   - visibility: Who may load it.
    ///   - loadHandler: Hands to its argument the file, whether access to it must be coordinated, or an error.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        let folder = folder
        register(
            Representation(typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions) {
                [weak self] _, _, completion in
                let name = self?.suggestedName
                let once = Once(ifGivenUp: { .failure(NSError.neverCalled(typeIdentifier)) }, completion)
                return loadHandler { url, isCoordinated, error in
                    guard let url else {
                        return once.finish(.failure(error ?? NSError.noRepresentation(of: typeIdentifier)))
                    }
                    once.finish(
                        Result {
                            if fileOptions.contains(.openInPlace) {
                                return .file(ProvidedFile(inPlace: url), isCoordinated: isCoordinated)
                            }
                            let place = FilePlace(folder: folder, typeIdentifier: typeIdentifier, suggestedName: name)
                            return .file(try ProvidedFile(copying: url, to: place), isCoordinated: false)
                        }
                    )
                }
            }
        )
    }

    /// Registers a form as a file that is made when it is asked for.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier,
            fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility,
            loadHandler: loadHandler
        )
    }
}

extension NSError {
    /// The code that provides a value has given up its completion without calling it.
    static func neverCalled(_ type: String) -> NSError {
        itemProvider(.unknownError, "The provider gave neither a value of the type \(type) nor an error.")
    }
}
