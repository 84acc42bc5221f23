// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import Foundation

/// The formats that the filters know.
enum ImageFormat {
    case png
    case jpeg

    /// The format of a file, by its first bytes.
    init(of file: Data) throws(ImageError) {
        if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else {
            throw ImageError("The picture is neither PNG nor JPEG.")
        }
    }

    func read(_ file: Data) throws(ImageError) -> image_pixels_t {
        var pixels = image_pixels_t()
        var message = ImageError.Message()
        let isRead = file.withUnsafeBytes { bytes in
            message.withText { text in
                switch self {
                case .png: image_read_png(bytes.baseAddress, bytes.count, &pixels, text)
                case .jpeg: image_read_jpeg(bytes.baseAddress, bytes.count, &pixels, text)
                }
            }
        }
        guard isRead == 1 else { throw ImageError("The picture cannot be read: \(message).") }
        return pixels
    }

    func write(_ pixels: inout image_pixels_t) throws(ImageError) -> Data {
        var length = 0
        var message = ImageError.Message()
        let bytes = message.withText { text in
            switch self {
            case .png: image_write_png(&pixels, &length, text)
            case .jpeg: image_write_jpeg(&pixels, &length, text)
            }
        }
        guard let bytes else { throw ImageError("The picture cannot be written: \(message).") }
        return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    }
}
