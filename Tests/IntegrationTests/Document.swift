// SPDX-License-Identifier: Apache-2.0

/// What the program prints with `--json`, as far as tests look at it.
struct Document: Decodable {
    struct Reason: Decodable {
        var code: String
        var message: String
    }

    struct Failure: Decodable {
        var domain: String
        var code: Int
        var name: String
        var message: String
        var fix: String?
        var signal: String?
        var exitStatus: Int?
        var reasons: [Reason]
        var log: [String]
        var `extension`: String?
        var request: String?
    }

    struct Finding: Decodable {
        var code: String
        var severity: String
        var message: String
    }

    struct Attachment: Decodable {
        var registeredTypeIdentifiers: [String]
        var suggestedName: String?
    }

    struct Item: Decodable {
        var title: String?
        var contentText: String?
        var attachments: [Attachment]
        var userInfo: [String: Int]
    }

    struct Timing: Decodable {
        var launch: Double
        var request: Double
        var total: Double
    }

    struct Installed: Decodable {
        var id: String
        var version: String
        var team: String
        var extensions: [String]
    }

    struct Refused: Decodable {
        var path: String
        var findings: [Finding]
    }

    struct Extension: Decodable {
        var id: String
        var app: String?
        var name: String
        var version: String?
        var path: String
        var development: Bool
        var state: String
        var reasons: [Reason]
    }

    struct Container: Decodable {
        var id: String
        var path: String
        var bytes: Int
    }

    struct Check: Decodable {
        var id: String
        var status: String
    }

    var outcome: String?
    var items: [Item]?
    var files: [String]?
    var error: Failure?
    var diagnostics: [String]?
    var timing: Timing?
    var installed: [Installed]?
    var refused: [Refused]?
    var uninstalled: [String]?
    var extensions: [Extension]?
    var containers: [Container]?
    var path: String?
    var tier: String?
    var checks: [Check]?
}
