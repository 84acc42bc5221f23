// SPDX-License-Identifier: Apache-2.0

/// The index by name through which the loader finds symbols: the one of GNU where there is one, else that of System V.
enum ELFSymbolHash: Sendable {
    case gnu(GNUSymbolHash)
    case systemV(SystemVSymbolHash)

    init?(_ image: ELFImage) throws(ELFError) {
        if let address = image.dynamic.value(of: .gnuHash) {
            self = .gnu(try GNUSymbolHash(image, address: address))
        } else if let address = image.dynamic.value(of: .hash) {
            self = .systemV(try SystemVSymbolHash(image, address: address))
        } else {
            return nil
        }
    }

    /// How many symbols the file has, if the index knows.
    func symbolCount() throws(ELFError) -> Int? {
        switch self {
        case .gnu(let hash): try hash.symbolCount()
        case .systemV(let hash): hash.symbolCount
        }
    }

    /// The symbols that may have a name, one after the other.
    func walk(for name: String) throws(ELFError) -> Walk {
        switch self {
        case .gnu(let hash): .gnu(try hash.walk(for: name))
        case .systemV(let hash): .systemV(try hash.walk(for: name))
        }
    }

    /// A way through the symbols that may have a name.
    enum Walk {
        case gnu(GNUSymbolHash.Walk)
        case systemV(SystemVSymbolHash.Walk)

        mutating func next() throws(ELFError) -> Int? {
            switch self {
            case .gnu(var walk):
                defer { self = .gnu(walk) }
                return try walk.next()
            case .systemV(var walk):
                defer { self = .systemV(walk) }
                return try walk.next()
            }
        }
    }
}
