// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// Makes items of what a person typed.
enum InputItems {
    private static let mostTextBytes = 64 * 1024 * 1024

    /// The items: those of `--items`, or one with an attachment for each input.
    static func read(_ arguments: Arguments, skippingWords count: Int) throws(HostError) -> [ExtensionItem] {
        var item = ExtensionItem(title: arguments.value("--title"), contentText: arguments.value("--content-text"))
        let detectsData = !arguments.has("--no-detection")
        var wordsToSkip = count
        for argument in arguments.all {
            switch argument {
            case .word where wordsToSkip > 0: wordsToSkip -= 1
            case .word(let input): item.attachments.append(try attachment(input))
            case .option("--text", let text?):
                let text = text == "-" ? try standardInput() : text
                item.attachments.append(.text(text, detectingData: detectsData))
            default: break
            }
        }
        guard let file = arguments.value("--items") else {
            guard !item.attachments.isEmpty || item.contentText != nil || item.title != nil else {
                throw HostError(
                    .badInput,
                    "There is nothing to share.",
                    fix: "Name a file, a folder or an address, or give --text T or --items FILE."
                )
            }
            return [item]
        }
        guard item.attachments.isEmpty, item.title == nil, item.contentText == nil else {
            throw HostError(
                .badInput,
                "--items gives whole items; other inputs cannot be added.",
                fix: "Leave one out."
            )
        }
        return try ItemsFile.read(file)
    }

    private static func attachment(_ input: String) throws(HostError) -> Attachment {
        if input.hasPrefix("file:") {
            guard let path = FileURL.path(input) else {
                throw HostError(.badInput, "“\(input)” is no file URL of this machine.")
            }
            return try .file(path)
        }
        // What exists as a file is meant as one, even if its name looks like an address.
        if isAddress(input), access(input, F_OK) != 0 { return .url(input) }
        return try .file(input)
    }

    /// Whether a text begins with a scheme as RFC 3986 has them, of two letters at least.
    private static func isAddress(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = text.utf8[..<colon]
        guard scheme.count > 1, let first = scheme.first, isLetter(first) else { return false }
        return scheme.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
            && colon != text.utf8.index(before: text.utf8.endIndex)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func standardInput() throws(HostError) -> String {
        do throws(SystemError) {
            let bytes = try OwnedDescriptor.duplicate(of: 0).contents(limit: mostTextBytes)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw SystemError(call: "read", errno: EILSEQ)
            }
            return text
        } catch {
            throw HostError(
                .badInput,
                "Standard input cannot be shared as text: \(error.reason).",
                fix: "Give UTF-8 text of at most 64 MiB, or name a file."
            )
        }
    }
}
