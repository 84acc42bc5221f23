// SPDX-License-Identifier: Apache-2.0

/// Finds links, e-mail addresses, telephone numbers, dates and postal addresses in text.
///
/// It looks for forms, not for truth: a number that looks like a telephone number is one, whoever answers it. Names of
/// months, weekdays and streets are known in English and German.
///
/// ```swift
/// DataDetector.kinds(in: "Lunch on 12 March? Call +49 30 901820.")  // [.phoneNumber, .date]
/// ```
///
/// Every look at the text goes a bounded distance on or leaves behind what it has seen, so time and memory grow with
/// the text's length, and only so much of it is searched.
package enum DataDetector {
    /// How many Unicode scalars of a text are searched; what follows is not looked at.
    package static let longestText = 100_000

    /// Something that was found.
    package struct Match: Hashable, Sendable {
        package let kind: DataKind
        /// Where it stands, in Unicode scalars from the text's start.
        package let range: Range<Int>
    }

    /// The kinds of data in a text.
    package static func kinds(in text: String) -> Set<DataKind> {
        Set(matches(in: text).map(\.kind))
    }

    /// Everything that is found in a text, by kind and place.
    package static func matches(in text: String) -> [Match] {
        var text = FoldedText(text, atMost: longestText)
        var found: [DataKind: [Range<Int>]] = [:]

        // What belongs to an address is no number or date of its own.
        let webAddresses = WebAddresses.ranges(in: text)
        text.erase(webAddresses)
        let emailAddresses = EmailAddresses.ranges(in: text)
        found[.link] = webAddresses + emailAddresses.compactMap { WebAddresses.mailLink(to: $0, in: text) }
        found[.emailAddress] = emailAddresses
        text.erase(emailAddresses)

        found[.phoneNumber] = PhoneNumbers.ranges(in: text)
        let words = WordList(text)
        found[.date] = Dates.ranges(in: words)
        found[.postalAddress] = PostalAddresses.ranges(in: words)
        return DataKind.allCases.flatMap { kind in (found[kind] ?? []).map { Match(kind: kind, range: $0) } }
    }
}
