// SPDX-License-Identifier: Apache-2.0

extension ELFImage {
    /// Opens the symbols that the loader knows; keep the table to look up many names.
    ///
    /// - Returns: `nil` where the file has none.
    package func symbolTable() throws(ELFError) -> ELFSymbolTable? {
        try ELFSymbolTable(self)
    }

    /// Reads every symbol that the loader knows, those that the file has and those that it wants.
    package func symbols() throws(ELFError) -> [ELFSymbol] {
        try symbolTable()?.symbols() ?? []
    }

    /// Whether the loader would find a symbol of this name in the file.
    package func exports(symbol name: String) throws(ELFError) -> Bool {
        try symbolTable()?.export(named: name) != nil
    }
}
