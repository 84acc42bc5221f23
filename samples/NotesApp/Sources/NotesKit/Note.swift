// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One note: a text, an address or a file that somebody shared.
public struct Note: Codable, Hashable, Sendable {
    /// When it was written.
    public var date: Date
    /// The first thing that one sees of it.
    public var title: String
    /// The text or address; `nil` for a note that is only a file.
    public var text: String?
    /// The name of the file that lies beside the note.
    public var fileName: String?
    /// The account that it belongs to.
    public var accountName: String

    /// A note of now.
    public init(title: String, text: String? = nil, fileName: String? = nil, accountName: String) {
        date = Date()
        self.title = title
        self.text = text
        self.fileName = fileName
        self.accountName = accountName
    }
}
