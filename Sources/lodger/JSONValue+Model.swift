// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
internal import LodgerHost

// The documents that other programs rely on. Fields are added, never renamed or removed.

extension JSONValue {
    init(_ error: HostError) {
        self = .object([
            "domain": .string(error.domain),
            "code": .integer(Int64(error.number)),
            "name": .string(error.code.rawValue),
            "message": .string(error.message),
            "fix": JSONValue(error.fix),
            "signal": JSONValue(error.signal),
            "exitStatus": error.exitStatus.map { .integer(Int64($0)) } ?? .null,
            "reasons": .array(error.reasons.map(JSONValue.init)),
            "log": JSONValue(error.log),
            "extension": JSONValue(error.extensionIdentifier),
            "request": JSONValue(error.requestIdentifier),
        ])
    }

    init(_ reason: HostError.Reason) {
        self = .object([
            "code": .string(reason.code), "message": .string(reason.message), "fix": JSONValue(reason.fix),
        ])
    }

    init(_ finding: Finding) {
        self = .object([
            "code": .string(finding.code.rawValue),
            "severity": .string(finding.severity.rawValue),
            "symbol": JSONValue(finding.symbol),
            "demangled": JSONValue(finding.demangled),
            "neededBy": JSONValue(finding.neededBy),
            "path": JSONValue(finding.path),
            "message": .string(finding.message),
            "fix": JSONValue(finding.fix),
        ])
    }

    init(_ identity: ExtensionIdentity) {
        self = .object([
            "id": .string(identity.id),
            "app": JSONValue(identity.appIdentifier),
            "name": .string(identity.name),
            "point": JSONValue(identity.pointIdentifier),
            "version": JSONValue(identity.version),
            "team": JSONValue(identity.team),
            "path": .string(identity.path),
            "development": .bool(identity.isDevelopment),
            "state": .string(identity.state.rawValue),
            "reasons": .array(identity.reasons.map(JSONValue.init)),
        ])
    }

    init(_ timing: ExtensionResponse.Timing) {
        self = .object([
            "launch": .milliseconds(timing.launch),
            "request": .milliseconds(timing.request),
            "total": .milliseconds(timing.total),
        ])
    }

    /// Milliseconds to the microsecond.
    private static func milliseconds(_ value: Double) -> JSONValue {
        .real((value * 1000).rounded() / 1000)
    }
}
