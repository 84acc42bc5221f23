// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Synchronization

/// The host's functions, which live as long as the process and may be called from every thread.
struct Boundary: @unchecked Sendable {
    // The host never changes its tables, and lodger.h allows every thread to call what is in them.
    let values: UnsafePointer<lodger_value_table_t>
    let errors: UnsafePointer<lodger_error_table_t>
    let contexts: UnsafePointer<lodger_context_table_t>
    let environment: UnsafePointer<lodger_environment_table_t>?

    /// Asks a host for its tables; `nil` for a host whose tables are not those that this SDK was built with.
    init?(_ host: UnsafePointer<lodger_host_t>) {
        guard host.pointee.abi_version == LODGER_ABI_VERSION, let table = host.pointee.table,
            let values = Self.table(lodger_value_table_t.self, table(LODGER_VALUE_TABLE)),
            let errors = Self.table(lodger_error_table_t.self, table(LODGER_ERROR_TABLE)),
            let contexts = Self.table(lodger_context_table_t.self, table(LODGER_CONTEXT_TABLE))
        else { return nil }
        self.values = values
        self.errors = errors
        self.contexts = contexts
        environment = Self.table(lodger_environment_table_t.self, table(LODGER_ENVIRONMENT_TABLE))
    }

    /// A table that reaches at least as far as this SDK knows it; its first member is its size.
    private static func table<Table>(_: Table.Type, _ address: UnsafeRawPointer?) -> UnsafePointer<Table>? {
        guard let address, address.load(as: Int.self) >= MemoryLayout<Table>.size else { return nil }
        return address.assumingMemoryBound(to: Table.self)
    }
}
