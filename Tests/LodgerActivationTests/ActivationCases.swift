// SPDX-License-Identifier: Apache-2.0

import LodgerTypes
import Testing

/// A rule, a share and the right answer.
struct ActivationCase: Sendable, CustomTestStringConvertible {
    let id: String
    let rule: PropertyListValue
    let items: [[[String]]]
    let isOffered: Bool
    let hasDiagnostic: Bool

    var testDescription: String { id }

    init(
        _ id: String,
        _ rule: PropertyListValue,
        _ items: [[[String]]],
        offered: Bool,
        diagnostic: Bool = false
    ) {
        self.id = id
        self.rule = rule
        self.items = items
        self.isOffered = offered
        self.hasDiagnostic = diagnostic
    }

    /// A dictionary whose keys lack their common prefix.
    static func limits(_ values: [String: PropertyListValue]) -> PropertyListValue {
        .dictionary(
            [String: PropertyListValue](
                uniqueKeysWithValues: values.map { ("NSExtensionActivation" + $0.key, $0.value) }
            )
        )
    }
}

extension ActivationCase {
    static let all: [ActivationCase] = [
        // v1 dictionary, URL only, host adds a text attachment
        ActivationCase(
            "A1",
            limits(["SupportsWebURLWithMaxCount": .integer(1)]),
            [[["public.url"], ["public.plain-text"]]],
            offered: false
        ),
        // version 2 but strict matching on
        ActivationCase(
            "A3",
            limits([
                "DictionaryVersion": .integer(2), "UsesStrictMatching": .bool(true),
                "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.url"], ["public.plain-text"]]],
            offered: false
        ),
        // three kinds shared, one declared, v1
        ActivationCase(
            "A5",
            limits(["SupportsText": .bool(true)]),
            [[["public.image"], ["public.url"], ["public.plain-text"]]],
            offered: false
        ),
        // max count reached
        ActivationCase(
            "A7",
            limits(["SupportsImageWithMaxCount": .integer(4)]),
            [[["public.jpeg"], ["public.jpeg"], ["public.jpeg"], ["public.jpeg"]]],
            offered: true
        ),
        // explicit 0 forbids the type in v2
        ActivationCase(
            "A9",
            limits([
                "DictionaryVersion": .integer(2), "SupportsImageWithMaxCount": .integer(0),
                "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.url"], ["public.jpeg"]]],
            offered: false
        ),
        // counts still apply in v2
        ActivationCase(
            "A11",
            limits(["DictionaryVersion": .integer(2), "SupportsWebURLWithMaxCount": .integer(1)]),
            [[["public.url"], ["public.url"]]],
            offered: false
        ),
        // file rule takes images when the image key is absent
        ActivationCase(
            "A13",
            limits(["SupportsFileWithMaxCount": .integer(2)]),
            [[["public.jpeg"], ["com.adobe.pdf"]]],
            offered: true
        ),
        // web URL is not a file
        ActivationCase(
            "A15",
            limits(["SupportsFileWithMaxCount": .integer(5)]),
            [[["public.url"]]],
            offered: false
        ),
        // attachments min count
        ActivationCase(
            "A17",
            limits(["SupportsAttachmentsWithMinCount": .integer(2), "SupportsImageWithMaxCount": .integer(9)]),
            [[["public.jpeg"]]],
            offered: false
        ),
        // SupportsText = 1
        ActivationCase(
            "A19",
            limits(["SupportsText": .integer(1)]),
            [[["public.plain-text"]]],
            offered: true
        ),
        // unknown key only
        ActivationCase(
            "A21",
            limits(["SupportsReplayKitStreaming": .bool(true)]),
            [[["public.url"]]],
            offered: false
        ),
        // web page rule and a page from a browser
        ActivationCase(
            "A23",
            limits(["SupportsWebPageWithMaxCount": .integer(1)]),
            [[["public.url", "com.apple.active-webpage"]]],
            offered: true
        ),
        // SVG is an image and text at once
        ActivationCase(
            "A25",
            limits(["SupportsImageWithMaxCount": .integer(1)]),
            [[["public.svg-image"]]],
            offered: true
        ),
        // PDF example of the guide
        ActivationCase(
            "P1",
            .string(
                #"""
                SUBQUERY ( extensionItems, $extensionItem, SUBQUERY ( $extensionItem.attachments, $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.pdf" ).@count ==
                $extensionItem.attachments.@count ).@count == 1
                """#
            ),
            [[["com.adobe.pdf", "public.file-url"]]],
            offered: true
        ),
        // PDF item and URL item (Safari)
        ActivationCase(
            "P3",
            .string(
                #"""
                SUBQUERY ( extensionItems, $extensionItem, SUBQUERY ( $extensionItem.attachments, $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.pdf" ).@count ==
                $extensionItem.attachments.@count ).@count == 1
                """#
            ),
            [[["com.adobe.pdf", "public.file-url"]], [["public.url"]]],
            offered: true
        ),
        // exactly one URL, host sends URL and file
        ActivationCase(
            "P5",
            .string(
                #"""
                SUBQUERY (
                extensionItems,
                $extensionItem,
                SUBQUERY (
                $extensionItem.attachments,
                $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url"
                ).@count == 1
                ).@count == 1

                """#
            ),
            [[["public.url"], ["com.adobe.pdf", "public.file-url"]]],
            offered: false
        ),
        // web URL only rule
        ActivationCase(
            "P7",
            .string(
                #"""
                SUBQUERY (
                extensionItems,
                $extensionItem,
                SUBQUERY (
                $extensionItem.attachments,
                $attachment,
                (
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url"
                )
                AND (
                NOT (
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.file-url"
                )
                )
                ).@count == 1
                ).@count == 1

                """#
            ),
            [[["public.file-url"]]],
            offered: false
        ),
        // precedence: AND before OR (folder passes by its file URL)
        ActivationCase(
            "P9",
            .string(
                #"""
                SUBQUERY (
                extensionItems,
                $extensionItem,
                SUBQUERY (
                $extensionItem.attachments,
                $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.file-url"
                OR ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url"
                OR ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.text"
                AND NOT (ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.folder")
                ).@count == $extensionItem.attachments.@count
                ).@count > 0
                """#
            ),
            [[["public.folder", "public.file-url"]]],
            offered: true
        ),
        // 4 images or 1 movie: text alone passes (logic trap)
        ActivationCase(
            "P11",
            .string(
                #"""
                SUBQUERY (extensionItems, $extensionItem, (SUBQUERY ($extensionItem.attachments, $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.jpeg" || ANY
                $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.png").@count <= 4 AND SUBQUERY
                ($extensionItem.attachments, $attachment, ANY $attachment.registeredTypeIdentifiers
                UTI-CONFORMS-TO "public.movie").@count == 0) OR (SUBQUERY ($extensionItem.attachments,
                $attachment, ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.movie").@count ==
                1)).@count == 1
                """#
            ),
            [[["public.plain-text"]]],
            offered: true
        ),
        // one movie, no image
        ActivationCase(
            "P13",
            .string(
                #"""
                SUBQUERY (extensionItems, $extensionItem, SUBQUERY($extensionItem.attachments, $attachment, ANY
                $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.movie").@count == 1 AND
                SUBQUERY($extensionItem.attachments, $attachment, ANY $attachment.registeredTypeIdentifiers
                UTI-CONFORMS-TO "public.image").@count == 0).@count == 1
                """#
            ),
            [[["com.apple.quicktime-movie"]]],
            offered: true
        ),
        // unknown key path gives nothing
        ActivationCase(
            "P15",
            .string(
                #"""
                ANY NSExtensionItems.attachments.contentTypeUTI == "public.url"
                """#
            ),
            [[["public.url"]]],
            offered: false
        ),
        // missing || (deltachat 57a2a87)
        ActivationCase(
            "P17",
            .string(
                #"""
                SUBQUERY (
                extensionItems,
                $extensionItem,
                SUBQUERY (
                $extensionItem.attachments,
                $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image" ||
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.audio" ||
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.movie" ||
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.plain-text" ||
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url"
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.vcard"
                ).@count == $extensionItem.attachments.@count
                ).@count >= 1
                """#
            ),
            [[["public.url"]]],
            offered: false,
            diagnostic: true
        ),
        // lower-case keywords
        ActivationCase(
            "P19",
            .string(
                #"""
                subquery(extensionItems, $e, $e.attachments.@count == 1).@count == 1
                """#
            ),
            [[["public.url"]]],
            offered: true
        ),
        // ANY of an empty list is false
        ActivationCase(
            "P21",
            .string(
                #"""
                ANY extensionItems.attachments.registeredTypeIdentifiers == "public.url"
                """#
            ),
            [[[]]],
            offered: false
        ),
        // NONE
        ActivationCase(
            "P23",
            .string(
                #"""
                SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, NONE $a.registeredTypeIdentifiers
                UTI-CONFORMS-TO "public.file-url").@count == 1).@count == 1
                """#
            ),
            [[["public.url"]]],
            offered: true
        ),
        // UTIs compare without case
        ActivationCase(
            "P25",
            .string(
                #"""
                SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers
                UTI-CONFORMS-TO "PUBLIC.Image").@count == 1).@count == 1
                """#
            ),
            [[["Public.JPEG"]]],
            offered: true
        ),
        // BETWEEN is inclusive
        ActivationCase(
            "P27",
            .string(
                #"""
                extensionItems.@count BETWEEN {1, 1}
                """#
            ),
            [[["public.url"]]],
            offered: true
        ),
        // two extension items, outer == 1
        ActivationCase(
            "P29",
            .string(
                #"""
                SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers
                UTI-CONFORMS-TO "public.image" || ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.url"
                || ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.plain-text").@count == 3).@count ==
                1
                """#
            ),
            [[["public.image"], ["public.plain-text"]], [["public.url"]]],
            offered: false
        ),
        // empty item: 0 == 0 (trap)
        ActivationCase(
            "P31",
            .string(
                #"""
                SUBQUERY ( extensionItems, $extensionItem, SUBQUERY ( $extensionItem.attachments, $attachment,
                ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.swift-source" ).@count ==
                $extensionItem.attachments.@count ).@count == 1
                """#
            ),
            [[]],
            offered: true
        ),
        // all kinds declared, v1
        ActivationCase(
            "A27",
            limits([
                "SupportsText": .bool(true), "SupportsImageWithMaxCount": .integer(1),
                "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.image"], ["public.url"], ["public.plain-text"]]],
            offered: true
        ),
        // same without the version key
        ActivationCase(
            "A29",
            limits([
                "SupportsFileWithMaxCount": .integer(1), "SupportsImageWithMaxCount": .integer(1),
                "SupportsMovieWithMaxCount": .integer(1), "SupportsText": .bool(true),
                "SupportsWebPageWithMaxCount": .integer(1), "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.image"], ["public.plain-text"], ["public.url"]]],
            offered: true
        ),
        // same, v2, no Image and no File key
        ActivationCase(
            "A31",
            limits([
                "DictionaryVersion": .integer(2), "SupportsMovieWithMaxCount": .integer(1), "SupportsText": .bool(true),
                "SupportsWebPageWithMaxCount": .integer(1), "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.image"], ["public.plain-text"], ["public.url"]]],
            offered: true
        ),
        // File accepts a file URL next to WebURL
        ActivationCase(
            "A33",
            limits(["SupportsFileWithMaxCount": .integer(1), "SupportsWebURLWithMaxCount": .integer(1)]),
            [[["public.file-url"]]],
            offered: true
        ),
        // false for text in v2 forbids text
        ActivationCase(
            "A35",
            limits([
                "DictionaryVersion": .integer(2), "SupportsText": .bool(false),
                "SupportsWebURLWithMaxCount": .integer(1),
            ]),
            [[["public.url"], ["public.plain-text"]]],
            offered: false
        ),
        // file key takes audio
        ActivationCase(
            "A37",
            limits(["SupportsFileWithMaxCount": .integer(1)]),
            [[["public.mp3", "public.file-url"]]],
            offered: true
        ),
        // public.image covers JPEG
        ActivationCase(
            "P33",
            .string(
                #"""
                SUBQUERY (extensionItems, $extensionItem, SUBQUERY ($extensionItem.attachments, $attachment, ANY
                $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image" || ANY
                $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.png" || ANY
                $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.compuserve.gif" || ANY
                $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.microsoft.bmp").@count < 3).@count ==
                1
                """#
            ),
            [[["public.jpeg"]]],
            offered: true
        ),
        // private UTI excluded, plain PDF
        ActivationCase(
            "P35",
            .string(
                #"""
                SUBQUERY(extensionItems,$i,SUBQUERY($i.attachments,$a,ANY $a.registeredTypeIdentifiers
                UTI-CONFORMS-TO 'com.adobe.pdf' AND NOT ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO
                'com.me.private').@count == 1).@count == 1
                """#
            ),
            [[["com.adobe.pdf"]]],
            offered: true
        ),
    ]
}
