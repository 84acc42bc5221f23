// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import Foundation

/// Takes the colours out of a picture.
public enum GrayscaleFilter {
    /// Makes a grey picture in the format of a coloured one.
    ///
    /// - Parameter picture: A PNG or JPEG file.
    /// - Returns: A file of the same format and size; transparency and the camera's orientation are kept.
    /// - Throws: An `ImageError` that says what is wrong with the file.
    public static func apply(to picture: Data) throws -> Data {
        let format = try ImageFormat(of: picture)
        var pixels = try format.read(picture)
        defer { image_free(&pixels) }
        takeColorsOut(of: &pixels)
        return try format.write(&pixels)
    }

    /// Replaces red, green and blue by the brightness that people see, in place.
    private static func takeColorsOut(of pixels: inout image_pixels_t) {
        let channels = Int(pixels.channels)
        let hasAlpha = channels == 4
        guard channels >= 3, let bytes = pixels.bytes else { return }
        var target = 0
        for pixel in 0..<Int(pixels.width) * Int(pixels.height) {
            let source = pixel * channels
            // The weights of ITU-R BT.709, as 16-bit fractions of 1.
            let red = 13_933 * UInt32(bytes[source])
            let green = 46_871 * UInt32(bytes[source + 1])
            let blue = 4_732 * UInt32(bytes[source + 2])
            bytes[target] = UInt8((red + green + blue + 32_768) >> 16)
            if hasAlpha { bytes[target + 1] = bytes[source + 3] }
            target += hasAlpha ? 2 : 1
        }
        pixels.channels = hasAlpha ? 2 : 1
    }
}
