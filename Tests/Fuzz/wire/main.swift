// SPDX-License-Identifier: Apache-2.0

internal import LodgerWire

/// Reads arbitrary bytes as a frame, and its body as a value that must come back from what is written of it.
@c(LLVMFuzzerTestOneInput)
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let frame = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    guard let header = try? FrameHeader.read(frame) else { return 0 }
    let body = UnsafeRawBufferPointer(rebasing: frame.dropFirst(FrameHeader.size))
    if let message = try? Message(header, body: body) {
        precondition(message.header.kind == header.kind && message.header.request == header.request)
        precondition(isStable(message, header))
    }
    if let value = try? ValueDecoder.decode(body) { precondition(isStable(value)) }
    return 0
}

/// Whether a value that was read is the same after being written and read again.
///
/// Compared as bytes, since numbers that are none equal nothing.
private func isStable(_ value: WireValue) -> Bool {
    let written = ValueEncoder.encode(value)
    guard let read = try? ValueDecoder.decode(written) else { return false }
    return ValueEncoder.encode(read) == written
}

private func isStable(_ message: Message, _ header: FrameHeader) -> Bool {
    let written = message.body
    return written.withUnsafeBytes { (try? Message(header, body: $0))?.body == written }
}
