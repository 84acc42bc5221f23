// SPDX-License-Identifier: Apache-2.0

package import LodgerTypes

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }

    package init(integerLiteral value: Int64) { self = .integer(value) }

    package init(booleanLiteral value: Bool) { self = .bool(value) }

    package init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, PropertyListValue)...) {
        self = .dictionary(Dictionary(elements) { first, _ in first })
    }
}
