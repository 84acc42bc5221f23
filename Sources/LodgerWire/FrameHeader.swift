// SPDX-License-Identifier: Apache-2.0

/// The sixteen bytes that every frame begins with.
package struct FrameHeader: Hashable, Sendable {
    /// Length of a header in bytes.
    package static let size = 16

    /// What a frame is for.
    package enum Kind: UInt8, Sendable, CaseIterable {
        case hello = 1
        case request = 2
        case reply = 3
        case failure = 4
        case cancel = 5
        case progress = 6
        case notice = 7
        case streamData = 8
        case streamCredit = 9
        case streamEnd = 10
    }

    package var kind: Kind
    /// Whether the body lies in sealed memory behind the frame's last descriptor.
    package var bodyIsInMemory: Bool
    /// Descriptors that travel beside the frame, the one of the body included.
    package var descriptorCount: Int
    /// The request that the frame belongs to; 0 for a hello and a notice.
    package var request: UInt64

    package init(_ kind: Kind, request: UInt64 = 0, bodyIsInMemory: Bool = false, descriptorCount: Int = 0) {
        self.kind = kind
        self.bodyIsInMemory = bodyIsInMemory
        self.descriptorCount = descriptorCount
        self.request = request
    }
}

extension FrameHeader {
    private static let memoryFlag: UInt8 = 1

    /// The header as it stands at the start of a frame.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = [kind.rawValue, bodyIsInMemory ? Self.memoryFlag : 0]
        bytes.reserveCapacity(Self.size)
        withUnsafeBytes(of: UInt16(truncatingIfNeeded: descriptorCount).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: [0, 0, 0, 0])
        withUnsafeBytes(of: request.littleEndian) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Reads the header of a frame.
    ///
    /// - Returns: The header, or nil for a frame of a kind that a later version may add and that is to be ignored.
    /// - Throws: A `WireError` for a frame that no version of the protocol allows.
    package static func read(_ frame: UnsafeRawBufferPointer) throws(WireError) -> FrameHeader? {
        guard frame.count >= size else {
            throw WireError(.truncated, "a frame of \(frame.count) bytes, shorter than its header", at: frame.count)
        }
        guard frame.count <= WireLimits.frame else {
            throw WireError(.tooLarge, "a frame of more than \(WireLimits.frame) bytes", at: 0)
        }
        let descriptorCount = Int(frame.loadUnaligned(fromByteOffset: 2, as: UInt16.self).littleEndian)
        guard descriptorCount <= WireLimits.descriptors else {
            throw WireError(.tooLarge, "a frame with \(descriptorCount) descriptors", at: 2)
        }
        guard let kind = Kind(rawValue: frame[0]) else {
            if frame[0] >= firstIgnorableKind { return nil }
            throw WireError(.unexpected, "a frame of the unknown kind \(frame[0])", at: 0)
        }
        let bodyIsInMemory = frame[1] & memoryFlag != 0
        guard !bodyIsInMemory || descriptorCount > 0 else {
            throw WireError(.malformed, "a body in memory without its descriptor", at: 1)
        }
        let request = frame.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
        guard (request == 0) == kind.standsAlone else {
            throw WireError(.malformed, "request number \(request) on a frame of kind \(kind)", at: 8)
        }
        return FrameHeader(kind, request: request, bodyIsInMemory: bodyIsInMemory, descriptorCount: descriptorCount)
    }

    /// Kinds from here on may be added by later minor versions; a receiver ignores those that it does not know.
    package static let firstIgnorableKind: UInt8 = 128
}

extension FrameHeader.Kind {
    /// Whether frames of this kind belong to no request.
    package var standsAlone: Bool { self == .hello || self == .notice }

    /// Whether the body is plain bytes instead of a value.
    package var hasPlainBody: Bool { self == .streamData }
}
