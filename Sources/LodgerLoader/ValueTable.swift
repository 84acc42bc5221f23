// SPDX-License-Identifier: Apache-2.0

internal import CLodgerABI
internal import Glibc
internal import LodgerSystem

/// The functions of `lodger.value/1`.
enum ValueTable {
    static func make() -> lodger_value_table_t {
        unsafe lodger_value_table_t(
            size: MemoryLayout<lodger_value_table_t>.size,
            retain: { unsafe CountedObject.retain(ValueBox.self, $0) },
            release: { unsafe CountedObject.release(ValueBox.self, $0) },
            kind: { unsafe box($0)?.kind ?? LODGER_KIND_NULL },
            boolean: { if case .bool(true)? = unsafe box($0)?.content { 1 } else { 0 } },
            integer: { unsafe box($0)?.integer ?? 0 },
            real: { unsafe box($0)?.real ?? 0 },
            text: { value, length in
                let text = unsafe box(value)?.text
                if let length = unsafe length { unsafe length.pointee = text?.count ?? 0 }
                return unsafe text?.pointer
            },
            data: { value, length in
                let data = unsafe box(value)?.data
                if let length = unsafe length { unsafe length.pointee = data?.count ?? 0 }
                return unsafe data?.pointer
            },
            file: { if case .file(let descriptor)? = unsafe box($0)?.content { descriptor.number } else { -1 } },
            count: { unsafe box($0)?.elements.count ?? 0 },
            element: { value, index in
                guard let elements = unsafe box(value)?.elements, index < elements.count else { return nil }
                return unsafe CountedObject.borrowed(elements[index])
            },
            key: { value, index in
                guard case .dictionary(let keys, _, _)? = unsafe box(value)?.content, index < keys.count
                else { return nil }
                return unsafe keys[index].pointer
            },
            value_for_key: { value, key in
                guard case .dictionary(_, let values, let places)? = unsafe box(value)?.content,
                    let key = unsafe string(key), let place = places[key]
                else { return nil }
                return unsafe CountedObject.borrowed(values[place])
            },
            make_null: { unsafe CountedObject.retained(ValueBox(.null)) },
            make_boolean: { unsafe CountedObject.retained(ValueBox(.bool($0 != 0))) },
            make_integer: { unsafe CountedObject.retained(ValueBox(.integer($0))) },
            make_real: { unsafe CountedObject.retained(ValueBox(.real($0))) },
            make_string: { text, length in
                unsafe string(text, length).map { unsafe CountedObject.retained(ValueBox(.string(CText($0)))) }
            },
            make_url: { text, length in
                unsafe string(text, length).map { unsafe CountedObject.retained(ValueBox(.url(CText($0)))) }
            },
            make_data: { bytes, length in
                guard length >= 0, length <= ValueBox.mostBytes else { return nil }
                let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length)
                return unsafe CountedObject.retained(ValueBox(.data(CData(Array(bytes)))))
            },
            make_date: { unsafe CountedObject.retained(ValueBox(.date($0))) },
            make_array: { elements, count in
                guard count >= 0, count <= ValueBox.mostBytes else { return nil }
                let elements = unsafe boxes(elements, count)
                guard elements.allSatisfy({ $0.depth < ValueBox.mostDepth }) else { return nil }
                return unsafe CountedObject.retained(ValueBox(.array(elements)))
            },
            make_dictionary: { keys, values, count in
                guard count >= 0, count <= ValueBox.mostBytes else { return nil }
                let values = unsafe boxes(values, count)
                var pairs: [(String, ValueBox)] = []
                for (index, value) in values.enumerated() {
                    guard value.depth < ValueBox.mostDepth, let key = unsafe string(keys?[index]) else { return nil }
                    pairs.append((key, value))
                }
                return unsafe CountedObject.retained(ValueBox(pairs))
            },
            make_file: { descriptor in
                let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
                guard copy >= 0 else { return nil }
                return unsafe CountedObject.retained(
                    ValueBox(.file(SharedDescriptor(OwnedDescriptor(owning: copy))))
                )
            }
        )
    }
}

/// The object behind a pointer to a value.
func box(_ value: OpaquePointer?) -> ValueBox? { unsafe CountedObject.object(ValueBox.self, value) }

/// A copy of text that ends with a zero byte; nil where it is no UTF-8.
func string(_ text: UnsafePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(validatingCString: text)
}

/// A copy of text of some length; nil where it is no UTF-8.
func string(_ text: UnsafePointer<CChar>?, _ length: Int) -> String? {
    guard let text = unsafe text else { return length == 0 ? "" : nil }
    return unsafe String(validating: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
}

private func boxes(_ pointers: UnsafePointer<OpaquePointer?>?, _ count: Int) -> [ValueBox] {
    guard let pointers = unsafe pointers else { return [] }
    return unsafe UnsafeBufferPointer(start: pointers, count: count).map { unsafe box($0) ?? ValueBox(.null) }
}

extension ValueBox {
    fileprivate var kind: lodger_kind_t {
        switch content {
        case .null: LODGER_KIND_NULL
        case .bool: LODGER_KIND_BOOL
        case .integer: LODGER_KIND_INTEGER
        case .real: LODGER_KIND_REAL
        case .string: LODGER_KIND_STRING
        case .data: LODGER_KIND_DATA
        case .date: LODGER_KIND_DATE
        case .array: LODGER_KIND_ARRAY
        case .dictionary: LODGER_KIND_DICTIONARY
        case .url: LODGER_KIND_URL
        case .file: LODGER_KIND_FILE
        case .error: LODGER_KIND_ERROR
        case .attributedText: LODGER_KIND_ATTRIBUTED_TEXT
        }
    }

    fileprivate var text: CText? {
        switch content {
        case .string(let text), .url(let text), .attributedText(_, let text): text
        default: nil
        }
    }

    fileprivate var data: CData? {
        if case .data(let data) = content { data } else { nil }
    }

    fileprivate var elements: [ValueBox] {
        switch content {
        case .array(let values), .dictionary(_, let values, _): values
        default: []
        }
    }

    fileprivate var integer: Int64 {
        switch content {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
        default: 0
        }
    }

    fileprivate var real: Double {
        switch content {
        case .integer(let number): Double(number)
        case .real(let number), .date(let number): number
        default: 0
        }
    }
}
