// SPDX-License-Identifier: Apache-2.0

package import LodgerELF
internal import LodgerSystem

/// What reading an app's folder gave: the app with its extensions, or why it is refused.
///
/// A bad extension is refused alone; whether its app is refused with it is for the caller to say.
package struct AppReading: Hashable, Sendable {
    /// The folder.
    package let path: String
    /// The identifier, as far as it could be read.
    package private(set) var identifier: String?
    /// What was found about the app itself.
    package private(set) var findings: [Finding] = []
    /// What reading each extension gave.
    package private(set) var extensions: [ExtensionReading] = []
    /// The app, if nothing refuses it.
    package private(set) var bundle: AppBundle?

    /// Everything found about the app and its extensions.
    package var allFindings: [Finding] { findings + extensions.flatMap(\.findings) }

    /// Reads an app.
    ///
    /// - Parameters:
    ///   - path: The folder, whose name ends in `.app`.
    ///   - followsLinks: Whether the path may be a link to the folder.
    ///   - gate: What the versions of its extensions must fit.
    /// - Returns: The app, or why there is none.
    package static func read(
        at path: String,
        followsLinks: Bool = false,
        gate: VersionGate = VersionGate()
    ) -> AppReading {
        var reading = AppReading(path: path)
        do throws(SystemError) {
            let folder = try Folder(path: path, followsLinks: followsLinks)
            reading.read(folder, gate: gate)
        } catch {
            reading.findings.append(
                Finding(
                    error.isAboutKind ? .fileKind : .plistMissing,
                    path: path,
                    message: "The app is no folder that can be read: \(error.reason)."
                )
            )
        }
        return reading
    }

    private init(path: String) {
        self.path = path
    }
}

extension AppReading {
    private mutating func read(_ folder: borrowing Folder, gate: VersionGate) {
        findings += BundleContents.checkApp(folder, at: path)
        let entitlements = Entitlements.read(in: folder, at: path, findings: &findings)
        switch InfoDictionary.read("Info.plist", in: folder, at: path) {
        case .failure(let refusal):
            findings.append(refusal.finding)
            readExtensions(in: folder, version: nil, shortVersion: nil, gate: gate)
        case .success(var info):
            identifier = info.bundleIdentifier()
            let version = info.requiredString("CFBundleVersion")
            let shortVersion = info.string("CFBundleShortVersionString")
            let executable = info.string("CFBundleExecutable")
            findings += info.findings
            let executablePath =
                findings.contains { $0.code == .linkEscapes }
                ? nil : executable.flatMap { BundleExecutable.locate($0, in: folder, at: path, findings: &findings) }
            readExtensions(in: folder, version: version, shortVersion: shortVersion, gate: gate)

            guard !findings.containsErrors, let identifier, let version else { return }
            let frameworks = try? folder.status(of: "Frameworks")
            bundle = AppBundle(
                path: path,
                identifier: identifier,
                version: version,
                shortVersion: shortVersion,
                name: info.displayName ?? identifier.split(separator: ".").last.map(String.init) ?? identifier,
                executablePath: executablePath,
                entitlements: entitlements,
                frameworksPath: frameworks?.kind == .folder ? "\(path)/Frameworks" : nil,
                extensions: extensions.compactMap(\.bundle),
                information: info.values
            )
        }
    }

    private mutating func readExtensions(
        in folder: borrowing Folder,
        version: String?,
        shortVersion: String?,
        gate: VersionGate
    ) {
        // An app without the folder has no extensions; a folder that cannot be read is in the findings already.
        let names = (try? folder.folder("PlugIns").names(limit: FileTree.Limits().entries)) ?? []
        var seen: [String: String] = [:]
        for name in names.compactMap(\.text) where name.hasSuffix(".appex") {
            var reading = ExtensionReading.read(
                at: "\(path)/\(BundleContents.extensionsFolder)/\(name)",
                appIdentifier: identifier,
                gate: gate
            )
            if let identifier = reading.identifier, let other = seen.updateValue(name, forKey: identifier) {
                reading.add(
                    Finding(
                        .identifierDuplicate,
                        path: "\(reading.path)/Info.plist",
                        message: "\(other) has the identifier \(identifier) too.",
                        fix: "Give each extension an identifier of its own."
                    )
                )
            }
            reading.compareVersions(version: version, shortVersion: shortVersion)
            extensions.append(reading)
        }
    }
}

extension ExtensionReading {
    /// Warns of versions that are not the app's.
    fileprivate mutating func compareVersions(version: String?, shortVersion: String?) {
        guard let bundle else { return }
        let pairs = [
            ("CFBundleVersion", bundle.version, version),
            ("CFBundleShortVersionString", bundle.shortVersion, shortVersion),
        ]
        for (key, own, apps) in pairs {
            guard let own, let apps, own != apps else { continue }
            add(
                Finding(
                    .versionDiffers,
                    severity: .warning,
                    path: "\(path)/Info.plist",
                    message: "\(key) is \(own), and the containing app's is \(apps).",
                    fix: "Give the app and its extensions the same version."
                )
            )
        }
    }
}
