// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles

/// Reads arbitrary bytes as a property list.
@c(LLVMFuzzerTestOneInput)
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    _ = try? PropertyList.parse(Array(bytes))
    return 0
}
