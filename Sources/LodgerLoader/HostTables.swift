// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
package import LodgerWire

/// What the host hands an extension, at one address for the life of the process.
@safe
package final class HostTables: @unchecked Sendable {
    // The tables do not change once they are laid out, and are never freed.

    // Written once, before an extension sees them.
    nonisolated(unsafe) private static var current: HostTables?

    private let host: UnsafeMutablePointer<lodger_host_t>
    private let values: UnsafeMutablePointer<lodger_value_table_t>
    private let errors: UnsafeMutablePointer<lodger_error_table_t>
    private let contexts: UnsafeMutablePointer<lodger_context_table_t>
    private let environment: UnsafeMutablePointer<lodger_environment_table_t>
    private let environmentValues: ValueBox

    private init(runtimeVersion: UInt32, environment values: WireValue) {
        unsafe host = .allocate(capacity: 1)
        unsafe self.values = .allocate(capacity: 1)
        unsafe errors = .allocate(capacity: 1)
        unsafe contexts = .allocate(capacity: 1)
        unsafe environment = .allocate(capacity: 1)
        environmentValues = ValueBox(values)
        unsafe self.values.initialize(to: ValueTable.make())
        unsafe errors.initialize(to: ErrorTable.make())
        unsafe contexts.initialize(to: ContextTable.make())
        unsafe environment.initialize(
            to: lodger_environment_table_t(
                size: MemoryLayout<lodger_environment_table_t>.size,
                values: { unsafe HostTables.current.map { unsafe CountedObject.borrowed($0.environmentValues) } }
            )
        )
        unsafe host.initialize(
            to: lodger_host_t(
                abi_version: LODGER_ABI_VERSION,
                size: UInt32(MemoryLayout<lodger_host_t>.size),
                runtime_version: runtimeVersion,
                reserved: 0,
                table: { id in unsafe string(id).flatMap { unsafe HostTables.current?.table($0) } }
            )
        )
    }

    /// Lays the tables out; called once in a process.
    ///
    /// - Parameters:
    ///   - runtimeVersion: The version that extensions are to see, major × 65,536 + minor.
    ///   - environment: What `lodger.environment/1` gives.
    package static func install(runtimeVersion: UInt32, environment: WireValue) {
        unsafe current = HostTables(runtimeVersion: runtimeVersion, environment: environment)
    }

    static var hostPointer: UnsafePointer<lodger_host_t>? { unsafe current.map { unsafe UnsafePointer($0.host) } }

    private func table(_ id: String) -> UnsafeRawPointer? {
        switch id {
        case LODGER_VALUE_TABLE: unsafe UnsafeRawPointer(values)
        case LODGER_ERROR_TABLE: unsafe UnsafeRawPointer(errors)
        case LODGER_CONTEXT_TABLE: unsafe UnsafeRawPointer(contexts)
        case LODGER_ENVIRONMENT_TABLE: unsafe UnsafeRawPointer(environment)
        default: nil
        }
    }
}
