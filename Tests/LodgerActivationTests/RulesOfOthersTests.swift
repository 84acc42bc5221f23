// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerActivation
import LodgerTypes
import Testing

/// Rules that other people ship, with the shares that they accept.
///
/// They are not ours to copy: `LODGER_RULES_OF_OTHERS` names a JSON file of the shape
/// `{"inputs": {share: items}, "rules": [{"id", "rule", "expected": {share: "0"|"1"}}]}`.
@Suite struct RulesOfOthersTests {
    static let file = ProcessInfo.processInfo.environment["LODGER_RULES_OF_OTHERS"]

    @Test(.enabled(if: file != nil, "LODGER_RULES_OF_OTHERS names no file"))
    func `rules of others are answered as expected`() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.file)))
        let document = Self.value(try JSONSerialization.jsonObject(with: data))
        let inputs = try #require(document["inputs"]?.dictionary).mapValues { ActivationInput($0) }
        var answers = 0
        for entry in try #require(document["rules"]?.array) {
            let identifier = entry["id"]?.string ?? ""
            let rule = ActivationRule(try #require(entry["rule"]))
            for (share, input) in inputs {
                let input = try #require(input)
                let offered = rule.isOffered(for: input)
                #expect(rule.explanation(for: input)?.result ?? false == offered, "\(identifier) on \(share)")
                guard let expected = entry["expected"]?[share]?.string else { continue }
                #expect(offered == (expected == "1"), "\(identifier) on \(share)")
                answers += 1
            }
            let row = rule.matrix().map { $0.offered ? "1" : "0" }.joined()
            print("\(identifier) \(row) \(Set(rule.lint().map(\.code.description)).sorted().joined(separator: " "))")
        }
        #expect(answers > 0)
    }

    private static func value(_ json: Any) -> PropertyListValue {
        switch json {
        case let dictionary as [String: Any]: .dictionary(dictionary.mapValues(value))
        case let array as [Any]: .array(array.map(value))
        case let text as String: .string(text)
        case let number as NSNumber:
            // A Boolean of JSON is a number of the type "c".
            String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .integer(number.int64Value)
        default: .null
        }
    }
}
