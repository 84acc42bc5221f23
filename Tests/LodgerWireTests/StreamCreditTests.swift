// SPDX-License-Identifier: Apache-2.0

import LodgerWire
import Testing

struct StreamCreditTests {
    @Test func `credit adds up and is used up`() throws {
        var credit = StreamCredit()
        try credit.grant(10)
        try credit.use(4)
        try credit.grant(1)
        #expect(credit.bytes == 7)
        try credit.use(7)
        try credit.use(0)
        #expect(throws: WireError.self) { try credit.use(1) }
        #expect(credit.bytes == 0)
    }

    @Test(arguments: [0, -1, .min] as [Int64])
    func `credit of nothing is refused`(bytes: Int64) {
        var credit = StreamCredit()
        #expect(throws: WireError.self) { try credit.grant(bytes) }
    }

    @Test func `credit beyond every number is refused and changes nothing`() throws {
        var credit = StreamCredit()
        try credit.grant(.max)
        #expect(throws: WireError.self) { try credit.grant(1) }
        #expect(credit.bytes == .max)
    }
}
