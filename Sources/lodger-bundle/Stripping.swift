// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF

/// A library without what only debuggers read, if it could be taken away.
struct Stripping {
    /// The library, with all that the loader reads.
    let library: [UInt8]
    /// Why the library stays as it was.
    let notice: String?

    /// Strips a library that was read from a path.
    init(of original: [UInt8], at path: String) throws(ELFError) {
        guard let tool = StripTool.find() else {
            library = original
            notice = "\(path) is not stripped: neither llvm-objcopy nor strip (Debian: binutils) was found"
            return
        }
        do throws(PackError) {
            let stripped = try tool.strip(original)
            guard try Self.isIntact(stripped, as: original) else {
                throw PackError(.refused, "it would have damaged the library", at: tool.path)
            }
            library = stripped
            notice = nil
        } catch {
            library = original
            notice = "\(path) is not stripped: \(error)"
        }
    }

    /// Whether the loader and a host learn the same from both libraries.
    private static func isIntact(_ stripped: [UInt8], as original: [UInt8]) throws(PackError) -> Bool {
        do throws(ELFError) {
            let before = try ELFImage(original)
            let after = try ELFImage(stripped)
            let noteBefore = try before.extensionNote()
            let noteAfter = try after.extensionNote()
            let symbolsBefore = try before.symbols()
            let symbolsAfter = try after.symbols()
            return before.dynamic.entries.map(\.tag) == after.dynamic.entries.map(\.tag)
                && before.dynamic.needed == after.dynamic.needed
                && noteBefore == noteAfter
                && symbolsBefore.elementsEqual(symbolsAfter) { $0.isSame(as: $1) }
        } catch {
            throw PackError(error, at: "the stripped library")
        }
    }
}

extension ELFSymbol {
    /// Whether two symbols differ in nothing but the number of their section.
    fileprivate func isSame(as other: ELFSymbol) -> Bool {
        name == other.name && binding == other.binding && kind == other.kind && isDefined == other.isDefined
            && value == other.value && size == other.size
    }
}
