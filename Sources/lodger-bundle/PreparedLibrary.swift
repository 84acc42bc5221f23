// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF

/// A shared library as it goes into a bundle.
struct PreparedLibrary {
    /// The library, stripped and edited.
    let bytes: [UInt8]
    /// What the user should know.
    let notices: [String]

    /// Prepares a library.
    ///
    /// - Parameters:
    ///   - path: The library as the linker made it.
    ///   - soname: The name that other libraries find it by; `nil` leaves the name that it has.
    /// - Throws: A `PackError` where the file is no shared library, or cannot get its name.
    init(at path: String, soname: String? = nil) throws(PackError) {
        let original = try InputFile.read(path)
        do throws(ELFError) {
            // The editor refuses what is no library, so nothing else is stripped.
            _ = try ELFEditor(original)
            let stripping = try Stripping(of: original, at: path)
            var editor = try ELFEditor(stripping.library)
            editor.removeRunPaths()
            if let soname { try editor.setSoname(soname) }
            bytes = editor.bytes
            notices = stripping.notice.map { [$0] } ?? []
        } catch {
            throw PackError(error, at: path)
        }
    }
}
