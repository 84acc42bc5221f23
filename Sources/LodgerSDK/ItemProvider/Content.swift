// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LodgerTypes

/// What a provider gives for one type, before it takes the form that was asked for.
enum Content {
    /// An object of Foundation's or of Swift's.
    case object(Any)
    case data(Data)
    /// A file that is there by its path, and whether access to it must be coordinated.
    case file(ProvidedFile, isCoordinated: Bool)
    /// A file of another process, by its descriptor.
    case open(OpenFile)
}

// MARK: - As an object

extension Content {
    /// The content as an object that Apple-shaped code can cast to what it expects.
    ///
    /// A file of the host's becomes the address of a copy, for nothing else can be read in every sandbox.
    func object(in place: FilePlace) throws -> any NSSecureCoding {
        switch self {
        case .object(let object):
            guard let boxed = Self.boxed(object) else {
                throw NSError.itemProvider(
                    .unexpectedValueClassError,
                    "Cannot load an object of the class \(type(of: object)): it is not NSSecureCoding."
                )
            }
            return boxed
        case .data(let data): return data as NSData
        case .file(let file, _): return try Data(contentsOf: file.url) as NSData
        case .open(let file): return try file.copy(to: place).url as NSURL
        }
    }

    /// Swift's own values are not secure coding on Linux, Foundation's are.
    private static func boxed(_ object: Any) -> (any NSSecureCoding)? {
        switch object {
        case let string as String: string as NSString
        case let url as URL: url as NSURL
        case let data as Data: data as NSData
        case let date as Date: date as NSDate
        case let number as NSNumber: number
        case let dictionary as NSDictionary: dictionary
        case let array as NSArray: array
        case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
        case let array as [Any]: NSArray(array: array)
        default: object as? any NSSecureCoding
        }
    }
}

// MARK: - As bytes

extension Content {
    /// The content as bytes of a type.
    func data(as type: String) throws -> Data {
        switch self {
        case .data(let data): return data
        case .file(let file, _): return try Data(contentsOf: file.url)
        case .open(let file): return try file.contents()
        case .object(let object): return try Self.data(of: object, as: type)
        }
    }

    private static func data(of object: Any, as type: String) throws -> Data {
        switch object {
        case let data as Data: return data
        case let string as String: return Data(string.utf8)
        case let text as NSAttributedString: return Data(text.string.utf8)
        case let url as URL:
            // The bytes of an address are its text; for any other type the address says where the bytes are.
            guard url.isFileURL, !UTType.catalog.conforms(type, to: "public.url") else {
                return Data(url.absoluteString.utf8)
            }
            return try Data(contentsOf: url)
        default:
            guard PropertyListSerialization.propertyList(object, isValidFor: .binary) else {
                throw NSError.itemProvider(
                    .unknownError,
                    "An object of the class \(Swift.type(of: object)) cannot be turned into data."
                )
            }
            return try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        }
    }
}

// MARK: - As a file

extension Content {
    /// The content as a file of its own, which goes away with the result.
    ///
    /// The address of a file stands for the file, also where a general type was asked for.
    func temporaryFile(in place: FilePlace) throws -> ProvidedFile {
        switch self {
        case .open(let file): return try file.copy(to: place)
        case .file(let file, _): return file.isTemporary ? file : try ProvidedFile(copying: file.url, to: place)
        case .object(let object):
            guard let url = object as? URL, url.isFileURL else { break }
            return try ProvidedFile(copying: url, to: place)
        case .data: break
        }
        return try ProvidedFile(writing: try data(as: place.typeIdentifier), to: place)
    }
}
