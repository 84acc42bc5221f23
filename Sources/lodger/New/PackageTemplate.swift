// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost
internal import LodgerSystem

/// The files of a new package.
struct PackageTemplate {
    /// Path in the package, and text.
    let files: [(path: String, text: String)]
    /// What to type next.
    let commands: [String]

    /// Writes the files into a new folder.
    ///
    /// - Returns: The folder's absolute path.
    func write(to folder: String) throws(HostError) -> String {
        guard mkdir(folder, 0o755) == 0 else {
            let reason = SystemError(call: "mkdir", path: folder, errno: errno).reason
            throw HostError(.badInput, "The folder \(folder) cannot be made: \(reason).", fix: "Choose another name.")
        }
        do throws(SystemError) {
            for file in files {
                var made = folder
                for part in file.path.split(separator: "/").dropLast() {
                    made += "/\(part)"
                    guard mkdir(made, 0o755) == 0 || errno == EEXIST else {
                        throw SystemError(call: "mkdir", path: made, errno: errno)
                    }
                }
                try OwnedDescriptor.open("\(folder)/\(file.path)", flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
                    .write(Array(file.text.utf8))
            }
        } catch {
            throw HostError(.badInput, "The package cannot be written: \(error).")
        }
        guard let path = realpath(folder, nil) else { return folder }
        defer { free(path) }
        return String(cString: path)
    }
}

extension ExtensionNames {
    /// The Info.plist of an extension that takes text.
    func extensionInfo(principalClass: String?) -> String {
        let principal = principalClass.map {
            """

                    <key>NSExtensionPrincipalClass</key>
                    <string>\($0)</string>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>CFBundleIdentifier</key>
                <string>\(extensionIdentifier)</string>
                <key>CFBundleDisplayName</key>
                <string>\(name)</string>
                <key>CFBundleExecutable</key>
                <string>\(principalClass == nil ? name : "$(EXECUTABLE_NAME)")</string>
                <key>CFBundlePackageType</key>
                <string>XPC!</string>
                <key>CFBundleVersion</key>
                <string>1</string>
                <key>CFBundleShortVersionString</key>
                <string>1.0</string>
                <key>NSExtension</key>
                <dict>
                    <key>NSExtensionPointIdentifier</key>
                    <string>\(point)</string>\(principal ?? "")
                    <key>NSExtensionAttributes</key>
                    <dict>
                        <key>NSExtensionActivationRule</key>
                        <dict>
                            <key>NSExtensionActivationSupportsText</key>
                            <true/>
                        </dict>
                    </dict>
                </dict>
            </dict>
            </plist>

            """
    }
}
