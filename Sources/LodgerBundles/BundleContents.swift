// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem

/// The layout of a bundle: what may lie where.
enum BundleContents {
    /// The kinds of bundles that lie nowhere inside an extension, and inside an app only where they belong.
    private static let bundleSuffixes = [".app", ".appex", ".framework", ".xpc"]

    /// The folder of an app that holds its extensions.
    static let extensionsFolder = "PlugIns"

    /// Looks at every file of an extension.
    static func checkExtension(_ folder: borrowing Folder, at path: String) -> [Finding] {
        check(folder, at: path) { entry, findings in
            let relativePath = entry.relativePath
            if relativePath == "Frameworks" {
                findings.append(
                    Finding(
                        .frameworksInExtension,
                        path: "\(path)/\(relativePath)",
                        message: "An extension has no Frameworks folder of its own.",
                        fix: "Move the libraries to the Frameworks folder of the containing app."
                    )
                )
                return false
            }
            return !reportNested(entry, in: path, findings: &findings)
        }
    }

    /// Looks at every file of an app, but not into its extensions.
    static func checkApp(_ folder: borrowing Folder, at path: String) -> [Finding] {
        check(folder, at: path) { entry, findings in
            let relativePath = entry.relativePath
            if relativePath == "SharedFrameworks" {
                findings.append(
                    Finding(
                        .sharedFrameworks,
                        path: "\(path)/\(relativePath)",
                        message: "An app keeps its libraries in Frameworks, not in SharedFrameworks.",
                        fix: "Move the libraries to Frameworks."
                    )
                )
            }
            if isExtension(entry) { return false }
            return !reportNested(entry, in: path, findings: &findings)
        }
    }

    private static func isExtension(_ entry: FileTree.Entry) -> Bool {
        entry.path.count == 2 && entry.path.first?.text == extensionsFolder
            && entry.path.last?.text?.hasSuffix(".appex") == true
    }

    private static func reportNested(_ entry: FileTree.Entry, in path: String, findings: inout [Finding]) -> Bool {
        let name = entry.path.last?.description ?? ""
        let isFramework = name.hasSuffix(".framework") && entry.path.first?.text == "Frameworks"
        guard entry.status.kind == .folder, !isFramework, bundleSuffixes.contains(where: name.hasSuffix) else {
            return false
        }
        findings.append(
            Finding(
                .nestedBundle,
                path: "\(path)/\(entry.relativePath)",
                message: "\(name) may not lie inside this bundle.",
                fix: "Keep extensions in the app's PlugIns folder, and nothing else inside them."
            )
        )
        return true
    }

    private static func check(
        _ folder: borrowing Folder,
        at path: String,
        visit: (FileTree.Entry, inout [Finding]) -> Bool
    ) -> [Finding] {
        var findings: [Finding] = []
        do throws(FileTreeError) {
            try FileTree.walk(folder) { entry in
                if entry.status.kind == .other {
                    findings.append(finding(.fileKind, entry, in: path, "is a socket, pipe or device"))
                } else if entry.leavesTree {
                    findings.append(finding(.linkEscapes, entry, in: path, "is a link that leads out of the bundle"))
                }
                return visit(entry, &findings)
            }
        } catch {
            findings.append(
                Finding(
                    error.code == .beyondLimit ? .bundleTooLarge : .fileUnreadable,
                    path: error.relativePath.isEmpty ? path : "\(path)/\(error.relativePath)",
                    message: "The bundle cannot be looked through: \(error)."
                )
            )
        }
        return findings
    }

    private static func finding(
        _ code: Finding.Code,
        _ entry: FileTree.Entry,
        in path: String,
        _ what: String
    ) -> Finding {
        Finding(code, path: "\(path)/\(entry.relativePath)", message: "\(entry.relativePath) \(what).")
    }
}
