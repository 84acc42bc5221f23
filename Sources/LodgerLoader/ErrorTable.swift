// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import LodgerSystem
internal import LodgerWire

/// The functions of `lodger.error/1`.
enum ErrorTable {
    static func make() -> lodger_error_table_t {
        unsafe lodger_error_table_t(
            size: MemoryLayout<lodger_error_table_t>.size,
            retain: { unsafe CountedObject.retain(ErrorBox.self, $0) },
            release: { unsafe CountedObject.release(ErrorBox.self, $0) },
            make: { domain, code, message, userInfo in
                var fields: [String: WireValue] = [:]
                // Descriptors do not travel inside errors.
                var descriptors: [SharedDescriptor] = []
                if let info = unsafe box(userInfo) { fields = info.wireValue(&descriptors).dictionary ?? [:] }
                let error = RemoteError(
                    domain: unsafe string(domain) ?? RemoteError.lodgerDomain,
                    code: code,
                    message: unsafe string(message) ?? "",
                    userInfo: descriptors.isEmpty ? fields : [:]
                )
                return unsafe CountedObject.retained(ErrorBox(error))
            },
            domain: { unsafe errorBox($0)?.domain.pointer },
            code: { unsafe errorBox($0)?.error.code ?? 0 },
            message: { unsafe errorBox($0)?.message.pointer },
            user_info: { unsafe errorBox($0)?.userInfo.map { unsafe CountedObject.borrowed($0) } }
        )
    }
}

/// The object behind a pointer to an error.
func errorBox(_ error: OpaquePointer?) -> ErrorBox? { unsafe CountedObject.object(ErrorBox.self, error) }
