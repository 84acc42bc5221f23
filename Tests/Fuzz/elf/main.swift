// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF

/// Reads arbitrary bytes as a library, asks for every fact and edits it.
@c(LLVMFuzzerTestOneInput)
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    guard let image = try? ELFImage(memory: bytes) else { return 0 }
    _ = try? image.notes()
    _ = try? image.extensionNote()
    if let symbols = try? image.symbols() {
        for symbol in symbols.prefix(16) { _ = try? image.exports(symbol: symbol.name) }
    }
    _ = try? image.exports(symbol: "lodger_extension_entry")
    if var editor = try? ELFEditor(Array(bytes)) {
        editor.removeRunPaths()
        _ = try? editor.setSoname("libc.so.6")
    }
    return 0
}
