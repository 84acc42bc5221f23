// SPDX-License-Identifier: Apache-2.0

import LodgerTypes
import Predicates

/// Reads arbitrary bytes as a predicate; whatever is read must print, read back and evaluate without a trap.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPredicate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    guard let predicate = try? Predicate(text) else { return 0 }
    let printed = predicate.format
    guard let again = try? Predicate(printed) else { fatalError("does not read back: \(printed)") }
    guard again == predicate else { fatalError("reads back differently: \(printed)") }
    let attachment: PropertyListValue = .dictionary(["registeredTypeIdentifiers": .array([.string("public.url")])])
    let object: PropertyListValue = .dictionary([
        "extensionItems": .array([.dictionary(["attachments": .array([attachment, attachment])])]),
        "a": .array([.integer(1), .real(2.5), .string("x"), .null]),
    ])
    let explanation = predicate.explanation(with: object)
    if let result = try? predicate.evaluate(with: object), result != explanation.explanation.result {
        fatalError("explained differently: \(printed)")
    }
    return 0
}
