// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerBundles
internal import LodgerELF
internal import LodgerLaunch
internal import LodgerSystem

/// Puts an extension's embedded libraries before those that need them.
///
/// Libraries are loaded from memory, where the loader finds another one only if that is loaded already.
enum LibraryOrder {
    /// Most libraries that an app may embed for one extension.
    private static let mostLibraries = 62
    private static let mostBytes = 256 * 1024 * 1024

    /// The libraries to load, the extension's own last.
    static func libraries(
        executablePath: String,
        frameworksPath: String?
    ) throws(ExtensionFailure) -> [LaunchDescription.Library] {
        let executable = LaunchDescription.Library(name: name(of: executablePath), path: executablePath)
        guard let frameworksPath else { return [executable] }

        var ordered: [LaunchDescription.Library] = []
        var seen: Set<String> = []
        // Each library is visited twice: first what it needs is put before it, then it takes its own place.
        var visits = [(library: executable, isDone: false)]
        while let (library, isDone) = visits.popLast() {
            if isDone {
                ordered.append(library)
                continue
            }
            guard seen.insert(library.name).inserted else { continue }
            guard seen.count <= mostLibraries else { throw .tooMany(frameworksPath) }
            visits.append((library, true))
            for needed in try self.needed(by: library.path) where !needed.contains("/") {
                let path = "\(frameworksPath)/\(needed)"
                if unsafe access(path, F_OK) == 0 { visits.append((.init(name: needed, path: path), false)) }
            }
        }
        return ordered
    }

    private static func needed(by path: String) throws(ExtensionFailure) -> [String] {
        do {
            let file = try OwnedDescriptor.open(path, flags: O_RDONLY | O_NONBLOCK)
            return try ELFImage(try file.contents(limit: mostBytes)).dynamic.needed
        } catch {
            throw ExtensionFailure(.refused, "\(path) cannot be read: \(error).", fix: "Install the app again.")
        }
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension ExtensionFailure {
    fileprivate static func tooMany(_ path: String) -> ExtensionFailure {
        ExtensionFailure(
            .refused,
            "\(path) holds more libraries than one extension may load.",
            fix: "Link some together."
        )
    }
}
