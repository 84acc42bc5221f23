// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerELF
internal import LodgerSystem

/// The file that a bundle names as its executable.
enum BundleExecutable {
    /// The name of this machine's folder in `Executables`.
    static var architecture: String { ELFMachine.current.name }

    /// Finds the executable in `Executables` for this machine, or beside Info.plist.
    ///
    /// - Parameters:
    ///   - name: The value of CFBundleExecutable.
    ///   - folder: The bundle, in which no link leads out.
    ///   - path: The bundle's path.
    ///   - findings: Gets what is wrong where there is no such file.
    /// - Returns: The path of the file.
    static func locate(
        _ name: String,
        in folder: borrowing Folder,
        at path: String,
        findings: inout [Finding]
    ) -> String? {
        guard FileName(name) != nil else {
            findings.append(
                Finding(
                    .keyType,
                    path: "\(path)/Info.plist",
                    message: "CFBundleExecutable is “\(name)”, and must be the name of one file."
                )
            )
            return nil
        }
        let candidates = ["\(path)/Executables/\(architecture)/\(name)", "\(path)/\(name)"]
        for candidate in candidates {
            do throws(SystemError) {
                let flags = O_RDONLY | O_NONBLOCK
                let file = try OwnedDescriptor.open(candidate, flags: flags, followsLinks: true)
                guard try file.status().kind == .file else {
                    findings.append(
                        Finding(.fileKind, path: candidate, message: "The executable \(name) is no regular file.")
                    )
                    return nil
                }
                return candidate
            } catch {
                guard error.errno != ENOENT, error.errno != ENOTDIR else { continue }
                findings.append(
                    Finding(
                        .executableMissing,
                        path: candidate,
                        message: "The executable \(name) cannot be opened: \(error.reason)."
                    )
                )
                return nil
            }
        }
        findings.append(missing(name, in: folder, at: path))
        return nil
    }

    private static func missing(_ name: String, in folder: borrowing Folder, at path: String) -> Finding {
        let machines = (try? folder.folder("Executables").names(limit: 100).compactMap(\.text)) ?? []
        guard machines.isEmpty || machines.contains(architecture) else {
            return Finding(
                .architecture,
                path: "\(path)/Executables",
                message:
                    "\(name) is built for \(machines.joined(separator: ", ")), and this machine is \(architecture).",
                fix: "Build it for \(architecture) too, into Executables/\(architecture)."
            )
        }
        return Finding(
            .executableMissing,
            path: "\(path)/\(name)",
            message: "The executable \(name), named by CFBundleExecutable, is not there.",
            fix: "Put it beside Info.plist, or into Executables/\(architecture)."
        )
    }
}
