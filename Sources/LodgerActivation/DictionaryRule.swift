// SPDX-License-Identifier: Apache-2.0

internal import LodgerTypes

/// An activation rule in the form of a dictionary of limits.
struct DictionaryRule: Hashable, Sendable {
    /// The keys that a rule may have, without their common prefix.
    enum Key: String, CaseIterable {
        case dictionaryVersion = "DictionaryVersion"
        case usesStrictMatching = "UsesStrictMatching"
        case attachmentsMinimum = "SupportsAttachmentsWithMinCount"
        case attachmentsMaximum = "SupportsAttachmentsWithMaxCount"
        case file = "SupportsFileWithMaxCount"
        case image = "SupportsImageWithMaxCount"
        case movie = "SupportsMovieWithMaxCount"
        case text = "SupportsText"
        case webURL = "SupportsWebURLWithMaxCount"
        case webPage = "SupportsWebPageWithMaxCount"

        static let prefix = "NSExtensionActivation"

        var name: String { Self.prefix + rawValue }

        init?(name: String) {
            guard name.hasPrefix(Self.prefix) else { return nil }
            self.init(rawValue: String(name.dropFirst(Self.prefix.count)))
        }
    }

    /// The keys that accept kinds of attachments; the parent comes before its children.
    static let kindKeys: [Key] = [.file, .image, .movie, .text, .webURL, .webPage]

    /// The condition that at most so many attachments are of a kind.
    struct Limit: Hashable, Sendable {
        var key: Key
        var kind: AttachmentKinds
        var maximum: Int64
    }

    /// The condition that no attachment is of a kind, unless it is also of an accepted kind above or below.
    struct Refusal: Hashable, Sendable {
        var key: Key
        var kind: AttachmentKinds
        var exceptions: AttachmentKinds
    }

    let isStrict: Bool
    let version: Int64
    let minimum: Int64?
    let maximum: Int64?
    let limits: [Limit]
    let refusals: [Refusal]
    let accepted: AttachmentKinds

    init(_ values: [String: PropertyListValue]) {
        func number(_ key: Key) -> Int64? { values[key.name].flatMap(Self.number) }

        version = number(.dictionaryVersion) ?? 0
        isStrict = number(.usesStrictMatching) ?? 0 > 0 || version < 2
        minimum = number(.attachmentsMinimum)
        maximum = number(.attachmentsMaximum)

        let acceptsFiles = number(.file) ?? 0 > 0
        var limits: [Limit] = []
        var accepted: AttachmentKinds = []
        for key in Self.kindKeys {
            guard let value = number(key), value > 0, let kind = key.kind(acceptsFiles: acceptsFiles) else { continue }
            accepted.insert(kind)
            // Text is accepted or not; nothing counts it.
            if key != .text { limits.append(Limit(key: key, kind: kind, maximum: value)) }
        }
        self.limits = limits
        self.accepted = accepted

        // In a strict rule a zero needs no condition: whatever is not accepted is refused anyway.
        let zeros = isStrict ? [] : Self.kindKeys.filter { number($0) == 0 }
        refusals = zeros.compactMap { key in
            key.kind(acceptsFiles: acceptsFiles).map { kind in
                Refusal(key: key, kind: kind, exceptions: accepted.intersection(key.relatives))
            }
        }
    }

    /// Whether the dictionary decides anything at all.
    var isEmpty: Bool { accepted.isEmpty && refusals.isEmpty && minimum == nil && maximum == nil }

    func holds(for input: ActivationInput) -> Bool {
        guard input.attachmentCount > 0, !isEmpty else { return false }
        let count = Int64(input.attachmentCount)
        if let minimum, count < minimum { return false }
        if let maximum, count > maximum { return false }
        for limit in limits where Int64(input.count(of: limit.kind)) > limit.maximum { return false }
        for refusal in refusals where input.distinctKinds.contains(where: refusal.refuses) { return false }
        guard !accepted.isEmpty else { return true }
        if isStrict { return input.distinctKinds.allSatisfy { !$0.isDisjoint(with: accepted) } }
        return input.distinctKinds.contains { !$0.isDisjoint(with: accepted) }
    }

    /// The number that a value stands for, or `nil` where it is as good as absent.
    static func number(_ value: PropertyListValue) -> Int64? {
        let number: Int64? =
            switch value {
            case .bool(let flag): flag ? 1 : 0
            case .integer(let number): number
            case .real(let number):
                number.isNaN ? nil : Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
            case .string(let text): leadingNumber(text)
            default: nil
            }
        return number.flatMap { $0 < 0 ? nil : $0 }
    }

    /// The whole number that a text starts with; without one, YES and TRUE are 1 and anything else 0.
    private static func leadingNumber(_ text: String) -> Int64 {
        let trimmed = text.drop { $0.isWhitespace }
        let sign = trimmed.first.flatMap { $0 == "-" || $0 == "+" ? $0 : nil }
        let digits = trimmed.dropFirst(sign == nil ? 0 : 1).prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return ["yes", "true"].contains(trimmed.lowercased()) ? 1 : 0 }
        return Int64((sign.map(String.init) ?? "") + digits) ?? (sign == "-" ? .min : .max)
    }
}

extension DictionaryRule.Refusal {
    func refuses(_ kinds: AttachmentKinds) -> Bool {
        kinds.contains(kind) && kinds.isDisjoint(with: exceptions)
    }
}

extension DictionaryRule.Key {
    /// What the key counts; a URL of a file counts as a web URL where files are accepted.
    func kind(acceptsFiles: Bool) -> AttachmentKinds? {
        switch self {
        case .file: .file
        case .image: .image
        case .movie: .movie
        case .text: .text
        case .webURL: acceptsFiles ? .url : .webURL
        case .webPage: .webPage
        default: nil
        }
    }

    /// The kinds above and below the key's own.
    var relatives: AttachmentKinds {
        switch self {
        case .file: [.image, .movie]
        case .image, .movie: .file
        default: []
        }
    }

    /// One and several of what the key counts.
    func noun(_ count: Int64) -> String {
        let isOne = count == 1
        return switch self {
        case .file: isOne ? "file" : "files"
        case .image: isOne ? "image" : "images"
        case .movie: isOne ? "movie" : "movies"
        case .text: isOne ? "text" : "texts"
        case .webURL: isOne ? "URL" : "URLs"
        case .webPage: isOne ? "web page" : "web pages"
        default: isOne ? "attachment" : "attachments"
        }
    }
}
