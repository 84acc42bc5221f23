// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Harmless things that should not have happened, for the extension's log.
enum Diagnostics {
    static func report(_ message: String) {
        FileHandle.standardError.write(Data("LodgerSDK: \(message)\n".utf8))
    }
}
