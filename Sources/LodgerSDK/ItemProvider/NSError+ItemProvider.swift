// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

extension NSError {
    /// An error of item providers.
    static func itemProvider(_ code: NSItemProvider.ErrorCode, _ message: String) -> NSError {
        NSError(
            domain: NSItemProvider.errorDomain,
            code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: message]
        )
    }

    /// No representation has the asked type.
    static func noRepresentation(of type: String) -> NSError {
        itemProvider(.itemUnavailableError, "Cannot load representation of type \(type)")
    }

    /// The person, or the code on their behalf, does not want the value any more.
    static var userCancelled: NSError {
        NSError(
            domain: NSCocoaErrorDomain,
            code: CocoaError.userCancelled.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "The transfer was cancelled."]
        )
    }

    static func cannotRead(_ path: String, _ number: CInt) -> NSError {
        file(.fileReadUnknown, "\(path) cannot be read", path, number)
    }

    static func cannotWrite(_ path: String, _ number: CInt) -> NSError {
        file(.fileWriteUnknown, "\(path) cannot be written", path, number)
    }

    private static func file(_ code: CocoaError.Code, _ message: String, _ path: String, _ number: CInt) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain,
            code: code.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: "\(message): \(String(cString: strerror(number)))", NSFilePathErrorKey: path,
            ]
        )
    }
}
