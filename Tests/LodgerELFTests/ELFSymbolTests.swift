// SPDX-License-Identifier: Apache-2.0

import LodgerELF
import Testing

struct ELFSymbolTests {
    private static let symbols: [ELFBuilder.Symbol] = [
        .init(name: "wanted", isDefined: false),
        .init(name: "offered"),
        .init(name: "variable", kind: 1, binding: 2),
        .init(name: "hidden", binding: 0),
    ]

    @Test(arguments: [ELFBuilder.Hash.gnu, .systemV, .none])
    func `symbols are read through any index`(hash: ELFBuilder.Hash) throws {
        let image = try ELFImage(ELFBuilder(symbols: Self.symbols, hash: hash).build())
        let symbols = try image.symbols().filter { !$0.name.isEmpty }
        #expect(symbols.map(\.name) == ["wanted", "offered", "variable", "hidden"])
        #expect(symbols.map(\.isDefined) == [false, true, true, true])
        #expect(symbols.map(\.isExported) == [false, true, true, false])
        #expect(symbols.map(\.kind) == [.function, .function, .object, .function])
        #expect(symbols.map(\.binding) == [.global, .global, .weak, .local])
    }

    @Test(arguments: [ELFBuilder.Hash.gnu, .systemV])
    func `an exported symbol is found by its name`(hash: ELFBuilder.Hash) throws {
        let image = try ELFImage(ELFBuilder(symbols: Self.symbols, hash: hash).build())
        for (name, isFound) in [
            ("offered", true), ("variable", true), ("hidden", false), ("wanted", false), ("offere", false),
            ("offered2", false), ("", false),
        ] {
            #expect(try image.exports(symbol: name) == isFound, "\(name)")
        }
    }

    @Test func `without an index nothing is found, as the loader finds nothing`() throws {
        let image = try ELFImage(ELFBuilder(symbols: Self.symbols, hash: .none).build())
        #expect(try image.exports(symbol: "offered") == false)
    }

    @Test func `a library that only wants symbols is read`() throws {
        let image = try ELFImage(ELFBuilder(symbols: [.init(name: "wanted", isDefined: false)]).build())
        #expect(try image.symbols().contains { $0.name == "wanted" })
    }

    @Test(
        "a GNU index that contradicts itself is refused",
        arguments: [
            (0, UInt32.max),  // buckets
            (4, UInt32.max),  // first symbol
            (8, 0),  // words of the filter
            (8, 3),
            (8, UInt32.max),
            (24, UInt32.max),  // the bucket
            (24, 1),
        ]
    )
    func gnuContradiction(offset: Int, value: UInt32) throws {
        let symbols = [ELFBuilder.Symbol(name: "wanted", isDefined: false), .init(name: "offered")]
        var (bytes, layout) = ELFBuilder(symbols: symbols).buildWithLayout()
        bytes.put(value, at: layout.hash + offset)
        let image = try ELFImage(bytes)
        #expect(code { try image.symbols() } == .malformed)
    }

    @Test func `a System V index that leads in a circle ends`() throws {
        var (bytes, layout) = ELFBuilder(symbols: Self.symbols, hash: .systemV).buildWithLayout()
        bytes.put(UInt32(1), at: layout.hash + 12 + 4 * 4)
        #expect(try ELFImage(bytes).exports(symbol: "absent") == false)
    }

    @Test(arguments: [(0, UInt32.max), (4, UInt32.max), (8, 77)])
    func `a System V index that contradicts itself is refused`(offset: Int, value: UInt32) throws {
        var (bytes, layout) = ELFBuilder(symbols: Self.symbols, hash: .systemV).buildWithLayout()
        bytes.put(value, at: layout.hash + offset)
        let image = try ELFImage(bytes)
        #expect(code { try image.exports(symbol: "absent") } == .malformed)
    }

    @Test func `symbols that are not in the file are refused`() throws {
        let image = try ELFImage(ELFBuilder(extraEntries: [(6, .max - 3)], symbols: Self.symbols).build())
        #expect(code { try image.symbols() } == .malformed)
    }

    @Test func `symbols of another size are refused`() throws {
        let image = try ELFImage(ELFBuilder(extraEntries: [(11, 16)], symbols: Self.symbols).build())
        #expect(code { try image.symbols() } == .malformed)
    }

    @Test func `symbols that all share one long name are refused`() throws {
        let long = ELFBuilder.Symbol(name: String(repeating: "n", count: 30_000))
        let symbols = [long] + Array(repeating: .init(name: "x"), count: 2000)
        var (bytes, layout) = ELFBuilder(symbols: symbols).buildWithLayout()
        let name = bytes[layout.symbols + 24..<layout.symbols + 28]
        for index in 2...2000 {
            bytes.replaceSubrange(layout.symbols + index * 24..<layout.symbols + index * 24 + 4, with: name)
        }
        let image = try ELFImage(bytes)
        #expect(code { try image.symbols() } == .malformed)
    }
}
