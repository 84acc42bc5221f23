// SPDX-License-Identifier: Apache-2.0

/// The parts of CBOR (RFC 8949) that the protocol uses.
enum CBOR {
    /// The three top bits of a value's first byte.
    enum Major {
        static let unsigned: UInt8 = 0
        static let negative: UInt8 = 1
        static let bytes: UInt8 = 2
        static let text: UInt8 = 3
        static let array: UInt8 = 4
        static let map: UInt8 = 5
        static let tag: UInt8 = 6
        static let simple: UInt8 = 7
    }

    /// First bytes of values without further content.
    enum Simple {
        static let `false`: UInt8 = 0xF4
        static let `true`: UInt8 = 0xF5
        static let null: UInt8 = 0xF6
        static let double: UInt8 = 0xFB
    }

    /// Tags with their meaning; those above 1,000,000 are the protocol's own.
    enum Tag {
        static let epochDate: UInt64 = 1
        static let uri: UInt64 = 32
        static let descriptor: UInt64 = 1_279_544_321
        static let attributedText: UInt64 = 1_279_544_322
        static let error: UInt64 = 1_279_544_323
    }
}
