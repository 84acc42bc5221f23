// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF

/// What a library or program needs beside itself.
enum NeededLibraries {
    /// The names, in the order in which the loader looks for them.
    static func names(of path: String) throws(PackError) -> [String] {
        let bytes = try InputFile.read(path)
        do throws(ELFError) {
            return try ELFImage(bytes).dynamic.needed
        } catch {
            throw PackError(error, at: path)
        }
    }
}
