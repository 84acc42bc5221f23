// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A library in this process.
///
/// It stays: unloading a Swift library leaves dangling pointers behind.
@safe
package struct LoadedLibrary: @unchecked Sendable {
    // The loader's own functions, which are all that use the handle, may be called from every thread.
    private let handle: UnsafeMutableRawPointer

    /// Loads a library from a descriptor, so that what was checked before is what is loaded.
    ///
    /// - Parameters:
    ///   - descriptor: The library's bytes.
    ///   - name: What messages call it.
    /// - Throws: A `LoadError` with what the system's loader says.
    package init(descriptor: CInt, name: String) throws(LoadError) {
        let path = "/proc/self/fd/\(descriptor)"
        guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "no reason given"
            throw Self.refusal(reason.replacing(path, with: name), name: name)
        }
        unsafe self.handle = unsafe handle
    }

    /// Loads a library from where this program finds its own; a missing one is reported when something needs it.
    package static func loadRuntimeLibrary(_ name: String) {
        _ = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL)
    }

    /// The address of an exported symbol.
    func symbol(_ name: String) -> UnsafeMutableRawPointer? { unsafe dlsym(handle, name) }

    private static func refusal(_ reason: String, name: String) -> LoadError {
        if reason.contains("undefined symbol") {
            return LoadError(
                "undefined-symbol",
                "The system's loader refused \(name): \(reason).",
                fix: "Link the library that has the symbol, or update Lodger if the symbol is the SDK's."
            )
        }
        if reason.contains("cannot open shared object file") {
            return LoadError(
                "library-missing",
                "The system's loader refused \(name): \(reason).",
                fix: "Embed the library in the app's Frameworks folder, or install it."
            )
        }
        return LoadError(
            "elf-malformed",
            "The system's loader refused \(name): \(reason).",
            fix: "Build the library again."
        )
    }
}
