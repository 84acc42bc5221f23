// SPDX-License-Identifier: Apache-2.0

/// What can be found in text; the order is that in which types are registered.
package enum DataKind: CaseIterable, Hashable, Sendable {
    /// A web address or a `mailto:` address.
    case link
    case emailAddress
    case phoneNumber
    /// A day, with or without its year, or a time of a weekday.
    case date
    case postalAddress

    /// The type of text that holds such data; each conforms to `public.plain-text`.
    package var typeIdentifier: String {
        switch self {
        case .link: "org.lodger.detected-link"
        case .emailAddress: "org.lodger.detected-email-address"
        case .phoneNumber: "org.lodger.detected-phone-number"
        case .date: "org.lodger.detected-date"
        case .postalAddress: "org.lodger.detected-postal-address"
        }
    }
}
