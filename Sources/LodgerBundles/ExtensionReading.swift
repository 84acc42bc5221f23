// SPDX-License-Identifier: Apache-2.0

package import LodgerELF
internal import LodgerSystem

/// What reading an extension's folder gave: the extension, or why it is refused.
package struct ExtensionReading: Hashable, Sendable {
    /// The folder.
    package let path: String
    /// The identifier, as far as it could be read.
    package private(set) var identifier: String?
    /// The name for people, or the folder's.
    package private(set) var displayName: String
    /// The extension point, as far as it could be read.
    package private(set) var pointIdentifier: String?
    /// The version, as far as it could be read.
    package private(set) var version: String?
    /// Everything found.
    package private(set) var findings: [Finding] = []
    /// The extension, if nothing refuses it.
    package private(set) var bundle: ExtensionBundle?

    /// Reads an extension.
    ///
    /// - Parameters:
    ///   - path: The folder, whose name ends in `.appex`.
    ///   - appIdentifier: The identifier of the app that it lies in, if it does.
    ///   - gate: What its versions must fit.
    /// - Returns: The extension, or why there is none.
    package static func read(
        at path: String,
        appIdentifier: String? = nil,
        gate: VersionGate = VersionGate()
    ) -> ExtensionReading {
        var reading = ExtensionReading(path: path)
        do throws(SystemError) {
            let folder = try Folder(path: path)
            reading.read(folder, appIdentifier: appIdentifier, gate: gate)
        } catch {
            reading.findings.append(
                Finding(
                    error.isAboutKind ? .fileKind : .plistMissing,
                    path: path,
                    message: "The extension is no folder that can be read: \(error.reason)."
                )
            )
        }
        return reading
    }

    private init(path: String) {
        self.path = path
        displayName = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    }

    /// Adds what is known only beside other bundles.
    mutating func add(_ finding: Finding) {
        findings.append(finding)
        if finding.severity == .error { bundle = nil }
    }
}

extension ExtensionReading {
    private mutating func read(_ folder: borrowing Folder, appIdentifier: String?, gate: VersionGate) {
        findings += BundleContents.checkExtension(folder, at: path)
        let entitlements = Entitlements.read(in: folder, at: path, findings: &findings)
        switch InfoDictionary.read("Info.plist", in: folder, at: path) {
        case .failure(let refusal):
            findings.append(refusal.finding)
        case .success(var info):
            let bundle = read(&info, in: folder, entitlements: entitlements, appIdentifier: appIdentifier, gate: gate)
            findings += info.findings
            if !findings.containsErrors { self.bundle = bundle }
        }
    }

    private mutating func read(
        _ info: inout InfoDictionary,
        in folder: borrowing Folder,
        entitlements: Entitlements,
        appIdentifier: String?,
        gate: VersionGate
    ) -> ExtensionBundle? {
        identifier = info.bundleIdentifier()
        version = info.requiredString("CFBundleVersion")
        displayName = info.displayName ?? displayName
        let executable = info.requiredString("CFBundleExecutable")
        let shortVersion = info.string("CFBundleShortVersionString")
        let minimumRuntime = info.minimumRuntime()
        checkPrefix(of: appIdentifier)

        guard info.requiredDictionary("NSExtension") != nil else { return nil }
        pointIdentifier = info.requiredString("NSExtension", "NSExtensionPointIdentifier")
        let principalClass = info.string("NSExtension", "NSExtensionPrincipalClass")
        let attributes = info.dictionary("NSExtension", "NSExtensionAttributes") ?? [:]
        let script = info.string("NSExtension", "NSExtensionAttributes", "NSExtensionJavaScriptPreprocessingFile")
        let scriptPath = script.flatMap { findScript($0, in: folder) }

        // A link that leads out could make anything of the machine this extension's executable.
        guard !findings.contains(where: { $0.code == .linkEscapes }), let executable else { return nil }
        let executablePath = BundleExecutable.locate(executable, in: folder, at: path, findings: &findings)
        guard let executablePath else { return nil }
        let library = ExtensionLibrary.read(at: executablePath, declaredMinimum: minimumRuntime, gate: gate)
        findings += library.findings
        guard let identifier, let version, let pointIdentifier, let note = library.note else { return nil }
        return ExtensionBundle(
            path: path,
            identifier: identifier,
            appIdentifier: appIdentifier,
            displayName: displayName,
            version: version,
            shortVersion: shortVersion,
            pointIdentifier: pointIdentifier,
            principalClass: principalClass,
            attributes: attributes,
            activationRule: attributes["NSExtensionActivationRule"],
            scriptPath: scriptPath,
            minimumRuntime: minimumRuntime,
            executablePath: executablePath,
            note: note,
            entitlements: entitlements,
            information: info.values
        )
    }

    private mutating func checkPrefix(of appIdentifier: String?) {
        guard let identifier, let appIdentifier, !identifier.hasPrefix(appIdentifier + ".") else { return }
        findings.append(
            Finding(
                .identifierPrefix,
                path: "\(path)/Info.plist",
                message: "The identifier \(identifier) does not begin with \(appIdentifier) and a dot.",
                fix: "Name the extension \(appIdentifier).\(identifier.split(separator: ".").last ?? "Name")."
            )
        )
    }

    /// Finds a script, which the Info.plist names without its suffix.
    private mutating func findScript(_ name: String, in folder: borrowing Folder) -> String? {
        let file = "\(name).js"
        if let fileName = FileName(file), let status = try? folder.status(of: fileName), status.kind == .file {
            return "\(path)/\(file)"
        }
        findings.append(
            Finding(
                .scriptMissing,
                path: "\(path)/\(file)",
                message: "The script \(file), named by NSExtensionJavaScriptPreprocessingFile, is not there.",
                fix: name.hasSuffix(".js") ? "Name it without “.js”." : "Put \(file) beside Info.plist."
            )
        )
        return nil
    }
}
