// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// What the peer can read too, and the object that both ask.
enum PredicateExpressions {
    static let all = [
        (name: "LIKE", text: #"name LIKE "IMG_*.jpeg""#),
        (name: "@count", text: "attachments.@count == 2"),
        (name: "ENDSWITH", text: #"name ENDSWITH ".jpeg""#),
        (name: "arithmetic", text: "width * height > 1000000"),
        (name: "three clauses", text: #"bytes > 1000 AND width >= 640 AND type == "public.jpeg""#),
        (
            name: "nine clauses",
            text: #"(bytes > 1000 AND bytes < 10000000) AND (width >= 640 AND height >= 480) AND NOT (rating < 2) "#
                + #"AND (name ENDSWITH ".jpeg" OR name ENDSWITH ".png") AND title CONTAINS "night" AND width * height > 1000000"#
        ),
    ]

    static let object: PropertyListValue = .dictionary([
        "name": .string("IMG_2041.jpeg"),
        "title": .string("Harbour at night"),
        "type": .string("public.jpeg"),
        "bytes": .integer(482_133),
        "width": .integer(4032),
        "height": .integer(3024),
        "rating": .integer(4),
        "attachments": .array([.string("public.jpeg"), .string("public.file-url")]),
    ])
}
