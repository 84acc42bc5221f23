// SPDX-License-Identifier: Apache-2.0

/// An error that crosses the wire.
package struct RemoteError: Error, Hashable, Sendable {
    /// One reason of a refusal.
    package struct Reason: Hashable, Sendable {
        package var code: String
        package var message: String
        package var fix: String?

        package init(code: String, message: String, fix: String?) {
            self.code = code
            self.message = message
            self.fix = fix
        }
    }

    package var domain: String
    package var code: Int64
    /// The error's name, where it is one of Lodger's own.
    package var name: String?
    package var message: String
    package var fix: String?
    package var userInfo: [String: WireValue]
    package var reasons: [Reason]

    package init(
        domain: String = RemoteError.lodgerDomain,
        code: Int64 = 0,
        name: String? = nil,
        message: String,
        fix: String? = nil,
        userInfo: [String: WireValue] = [:],
        reasons: [Reason] = []
    ) {
        self.domain = domain
        self.code = code
        self.name = name
        self.message = message
        self.fix = fix
        self.userInfo = userInfo
        self.reasons = reasons
    }

    /// The domain of errors that are Lodger's own.
    package static let lodgerDomain = "LodgerErrorDomain"
    /// The domain of errors that have a name and number in Cocoa.
    package static let cocoaDomain = "NSCocoaErrorDomain"
    /// The domain of errors of item providers.
    package static let itemProviderDomain = "NSItemProviderErrorDomain"
}

extension RemoteError {
    var wireValue: WireValue {
        var fields: [String: WireValue] = [
            "domain": .string(domain), "code": .integer(code), "message": .string(message),
        ]
        if let name { fields["name"] = .string(name) }
        if let fix { fields["fix"] = .string(fix) }
        if !userInfo.isEmpty { fields["userInfo"] = .dictionary(userInfo) }
        if !reasons.isEmpty {
            fields["reasons"] = .array(
                reasons.map { ["code": .string($0.code), "message": .string($0.message), "fix": WireValue($0.fix)] }
            )
        }
        return .dictionary(fields)
    }

    init?(wireValue: WireValue) {
        guard let domain = wireValue["domain"]?.string, let code = wireValue["code"]?.integer,
            let message = wireValue["message"]?.string
        else { return nil }
        self.init(
            domain: domain,
            code: code,
            name: wireValue["name"]?.string,
            message: message,
            fix: wireValue["fix"]?.string,
            userInfo: wireValue["userInfo"]?.dictionary ?? [:],
            reasons: (wireValue["reasons"]?.array ?? []).compactMap(Reason.init(wireValue:))
        )
    }
}

extension RemoteError.Reason {
    init?(wireValue: WireValue) {
        guard let code = wireValue["code"]?.string, let message = wireValue["message"]?.string else { return nil }
        self.init(code: code, message: message, fix: wireValue["fix"]?.string)
    }
}
