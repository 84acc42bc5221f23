// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason that a picture could not be filtered.
public struct ImageError: LocalizedError, Hashable, Sendable {
    /// What went wrong, in one sentence.
    public let errorDescription: String?

    init(_ message: String) {
        errorDescription = message
    }

    /// Room for what a codec says.
    struct Message: CustomStringConvertible {
        private var bytes = [CChar](repeating: 0, count: 200)

        mutating func withText<Answer>(_ body: (UnsafeMutablePointer<CChar>?) -> Answer) -> Answer {
            bytes.withUnsafeMutableBufferPointer { body($0.baseAddress) }
        }

        var description: String {
            String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
