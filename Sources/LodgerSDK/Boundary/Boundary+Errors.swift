// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Foundation

extension Boundary {
    /// The error that says the same as a borrowed one.
    func nsError(_ error: OpaquePointer?) -> NSError {
        let table = errors.pointee
        var userInfo: [String: Any] = [:]
        for (key, value) in dictionary(table.user_info(error)) { userInfo[key] = object(value) }
        if let message = table.message(error) { userInfo[NSLocalizedDescriptionKey] = String(cString: message) }
        let domain = table.domain(error).map { String(cString: $0) } ?? NSCocoaErrorDomain
        return NSError(domain: domain, code: Int(clamping: table.code(error)), userInfo: userInfo)
    }

    /// Hands an error to a function that borrows it.
    ///
    /// Of its dictionary only what a property list can hold crosses to the host.
    func withError<Answer>(_ error: any Error, _ body: (OpaquePointer?) -> Answer) -> Answer {
        let error = error as NSError
        var pairs: [String: BoundaryValue] = [:]
        for (key, value) in error.userInfo where key != NSLocalizedDescriptionKey {
            pairs[key] = try? self.value(of: value)
        }
        let info = pairs.isEmpty ? nil : try? made(pairs)
        let made = errors.pointee.make(error.domain, Int64(error.code), error.crossingMessage, info?.pointer)
        defer { errors.pointee.release(made) }
        return withExtendedLifetime(info) { body(made) }
    }
}

extension NSError {
    /// What the error says of itself; for a Swift error without words of its own, its value.
    fileprivate var crossingMessage: String {
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        return localizedDescription
    }
}
