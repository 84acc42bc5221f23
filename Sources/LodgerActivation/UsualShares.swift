// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// The shares that every rule is tried on.
package enum UsualShares {
    /// A share and what it is called in reports.
    package struct Share: Sendable {
        package let name: String
        package let items: [[[String]]]
        let input: ActivationInput

        init(_ name: String, _ items: [[[String]]]) {
            self.name = name
            self.items = items
            self.input = ActivationInput(items: items)
        }
    }

    /// All of them, in the order of reports.
    package static let all: [Share] = [
        Share("weburl", [[["public.url"]]]),
        Share("safari_page", [[["public.url", "com.apple.active-webpage"]]]),
        Share("text", [[["public.plain-text"]]]),
        Share("url+text", [[["public.url"], ["public.plain-text"]]]),
        Share("1jpeg", [[["public.jpeg"]]]),
        Share("1jpeg+fileurl", [[["public.jpeg", "public.file-url"]]]),
        Share("5jpeg", [Array(repeating: ["public.jpeg"], count: 5)]),
        Share("jpeg+mov", [[["public.jpeg"], ["com.apple.quicktime-movie"]]]),
        Share("pdf_file", [[["com.adobe.pdf", "public.file-url"]]]),
        Share("folder", [[["public.folder", "public.file-url"]]]),
        Share("2items", [[["com.adobe.pdf"]], [["public.url"]]]),
        Share("appstore", [[["public.image"], ["public.plain-text"], ["public.url"]]]),
        Share("mp3", [[["public.mp3", "public.file-url"]]]),
        Share("none", [[]]),
    ]
}

extension ActivationRule {
    /// Which of the usual shares the rule accepts.
    package func matrix() -> [(share: String, offered: Bool)] {
        UsualShares.all.map { ($0.name, isOffered(for: $0.input)) }
    }
}
