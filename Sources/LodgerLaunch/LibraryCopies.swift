// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem
internal import LodgerWire

/// Sealed copies of libraries: what is checked in them is what is loaded, whatever happens to the files meanwhile.
enum LibraryCopies {
    /// Largest library that is loaded.
    static let mostBytes = 256 * 1024 * 1024

    /// Copies libraries, off the event loop.
    @concurrent
    static func make(_ libraries: [LaunchDescription.Library]) async throws(ExtensionFailure) -> [SharedDescriptor] {
        var copies: [SharedDescriptor] = []
        for library in libraries {
            do throws(SystemError) {
                let file = try OwnedDescriptor.open(library.path, flags: O_RDONLY | O_NONBLOCK)
                copies.append(
                    SharedDescriptor(try SealedMemory.copy(of: file, name: library.name, limit: mostBytes))
                )
            } catch {
                throw refusal(library, error)
            }
        }
        return copies
    }

    private static func refusal(_ library: LaunchDescription.Library, _ error: SystemError) -> ExtensionFailure {
        let message =
            error.errno == EFBIG
            ? "\(library.path) is larger than \(mostBytes / 1024 / 1024) MiB."
            : "\(library.path) cannot be read: \(error.reason)."
        var failure = ExtensionFailure(.refused, message, fix: "Install the app again.")
        failure.reasons = [.init(code: "executable-missing", message: message, fix: failure.fix)]
        return failure
    }
}
