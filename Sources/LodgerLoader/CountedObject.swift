// SPDX-License-Identifier: Apache-2.0

/// Passes Swift objects to C and back, by counted pointers.
enum CountedObject {
    /// A pointer that holds a count, which `release` takes back.
    static func retained(_ object: some AnyObject) -> OpaquePointer {
        unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
    }

    /// A pointer that is valid as long as somebody else holds the object.
    static func borrowed(_ object: some AnyObject) -> OpaquePointer {
        unsafe OpaquePointer(Unmanaged.passUnretained(object).toOpaque())
    }

    /// The object behind a pointer that came from here.
    static func object<Object: AnyObject>(_: Object.Type, _ pointer: OpaquePointer?) -> Object? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Adds a count.
    static func retain<Object: AnyObject>(_: Object.Type, _ pointer: OpaquePointer?) -> OpaquePointer? {
        guard let pointer = unsafe pointer else { return nil }
        _ = unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).retain()
        return unsafe pointer
    }

    /// Takes a count back.
    static func release<Object: AnyObject>(_: Object.Type, _ pointer: OpaquePointer?) {
        guard let pointer = unsafe pointer else { return }
        unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
    }
}
