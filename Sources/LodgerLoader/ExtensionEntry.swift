// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import CLodgerLinux

/// What a loaded extension offers.
@safe
package struct ExtensionEntry: @unchecked Sendable {
    // The functions are the extension's; lodger.h says that several threads may call them.
    private let begin: @convention(c) (OpaquePointer?) -> Void
    private let cancelled: (@convention(c) (OpaquePointer?) -> Void)?
    private let mainLoop: (@convention(c) () -> Void)?

    /// Calls a library's entry function and checks what it gives, which may be anything.
    package init(_ library: LoadedLibrary) throws(LoadError) {
        guard let symbol = unsafe library.symbol("lodger_extension_entry") else {
            throw Self.refusal("The library does not export lodger_extension_entry.")
        }
        unsafe try self.init(entryFunction: symbol)
    }

    /// Calls an entry function of this process's own and checks what it gives.
    package init(entryFunction symbol: UnsafeMutableRawPointer) throws(LoadError) {
        typealias Entry = @convention(c) (UnsafePointer<lodger_host_t>?) -> UnsafePointer<lodger_extension_t>?
        let entry = unsafe unsafeBitCast(symbol, to: Entry.self)
        guard let table = unsafe entry(HostTables.hostPointer) else {
            throw Self.refusal("lodger_extension_entry returned NULL.")
        }
        let size = MemoryLayout<lodger_extension_t>.size
        guard unsafe CLodgerLinux_is_readable(table, size) == 1 else {
            throw Self.refusal("lodger_extension_entry returned an address without anything behind it.")
        }
        guard unsafe table.pointee.abi_version == LODGER_ABI_VERSION else {
            throw Self.refusal(
                "lodger_extension_entry returned version \(unsafe table.pointee.abi_version), not \(LODGER_ABI_VERSION)."
            )
        }
        guard unsafe table.pointee.size >= size, unsafe table.pointee.size <= 4096 else {
            throw Self.refusal("lodger_extension_entry returned a table of \(unsafe table.pointee.size) bytes.")
        }
        guard let lookUp = unsafe table.pointee.table else {
            throw Self.refusal("lodger_extension_entry returned a table without its function.")
        }
        guard
            let handling = unsafe Self.table(
                lodger_request_handling_t.self,
                unsafe lookUp(LODGER_REQUEST_HANDLING_TABLE),
                \.size
            ), let begin = unsafe handling.pointee.begin
        else {
            throw Self.refusal("The extension has no usable \(LODGER_REQUEST_HANDLING_TABLE) table.")
        }
        unsafe self.begin = unsafe begin
        unsafe cancelled = unsafe handling.pointee.cancelled
        let loop = unsafe Self.table(lodger_main_loop_t.self, unsafe lookUp(LODGER_MAIN_LOOP_TABLE), \.size)
        mainLoop = unsafe loop?.pointee.run
    }

    private static func table<Table>(
        _: Table.Type,
        _ address: UnsafeRawPointer?,
        _ size: KeyPath<Table, Int>
    ) -> UnsafePointer<Table>? {
        let needed = MemoryLayout<Table>.size
        guard let address = unsafe address, unsafe CLodgerLinux_is_readable(address, needed) == 1 else { return nil }
        let table = unsafe address.assumingMemoryBound(to: Table.self)
        return unsafe table.pointee[keyPath: size] >= needed ? table : nil
    }

    private static func refusal(_ message: String) -> LoadError {
        LoadError(
            "entry-missing",
            message,
            fix: "Export `const lodger_extension_t *lodger_extension_entry(const lodger_host_t *)` as lodger.h says."
        )
    }
}

extension ExtensionEntry {
    /// Hands a request to the extension.
    package func begin(_ context: ExtensionContext) {
        withExtendedLifetime(context) { unsafe begin(CountedObject.borrowed(context)) }
    }

    /// Tells the extension that nobody waits any more.
    package func cancelled(_ context: ExtensionContext) {
        withExtendedLifetime(context) { unsafe cancelled?(CountedObject.borrowed(context)) }
    }

    /// Runs the extension's main loop, if it has one.
    package func runMainLoop() { mainLoop?() }
}
