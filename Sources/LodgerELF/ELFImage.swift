// SPDX-License-Identifier: Apache-2.0

/// A program or library, read as the system's loader reads it.
///
/// Only the header, the program headers and what they lead to count. Section headers are never looked at: the loader
/// does not need them either, so a file can lie there and still run.
///
/// ```swift
/// let image = try ELFImage(bytes)
/// guard image.header.machine == .current else { … }
/// let note = try image.extensionNote()
/// ```
///
/// Nothing here judges a file; that is for whoever knows what the file is to be used for.
package struct ELFImage: Sendable {
    let bytes: ELFBytes
    /// What the first bytes say about the rest.
    package let header: ELFHeader
    /// The parts of the file that matter for loading, in the order of the program headers.
    package let segments: [ELFSegment]
    /// What the file asks of the loader; empty for a program that needs none.
    package let dynamic: ELFDynamicSection

    /// Reads a file from an array, keeping a copy.
    package init(_ bytes: [UInt8]) throws(ELFError) {
        try self.init(ELFBytes(copying: bytes))
    }

    /// Reads a file from memory without copying it.
    ///
    /// - Parameters:
    ///   - memory: The whole file. It must stay in place and unchanged while the image is used.
    ///   - owner: What keeps the memory in place; the image keeps it. Without one the caller does.
    /// - Throws: An `ELFError` that says what is wrong and where.
    @unsafe
    package init(memory: UnsafeRawBufferPointer, owner: (any AnyObject & Sendable)? = nil) throws(ELFError) {
        try self.init(unsafe ELFBytes(memory: memory, owner: owner))
    }

    private init(_ bytes: ELFBytes) throws(ELFError) {
        header = try ELFHeader(bytes)
        guard header.wordSize == .bits64, header.byteOrder == .little else {
            let order = header.byteOrder == .big ? "big" : "little"
            throw ELFError(
                .unsupported,
                "the file is for \(header.machine.name), \(header.wordSize.rawValue)-bit \(order)-endian",
                at: 4
            )
        }
        self.bytes = bytes
        segments = try Self.readSegments(bytes)
        dynamic = try ELFDynamicSection(bytes, segments: segments)
    }

    /// The number of bytes in the file.
    package var size: Int { bytes.count }
}
