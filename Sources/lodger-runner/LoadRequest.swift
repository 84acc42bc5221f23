// SPDX-License-Identifier: Apache-2.0

internal import LodgerELF
internal import LodgerLoader
internal import LodgerSystem
internal import LodgerWire

/// What the host wants loaded: `extension/load`.
struct LoadRequest {
    private struct Library {
        let name: String
        let file: SharedDescriptor
    }

    /// In the order in which they are loaded, the extension's own last.
    private let libraries: [Library]
    private let runtimeVersion: ExtensionNote.Version
    private let declaredMinimum: ExtensionNote.Version?
    private let environment: WireValue

    init?(_ payload: WireValue, descriptors: [SharedDescriptor]) {
        guard let listed = payload["libraries"]?.array, !listed.isEmpty,
            let version = payload["runtimeVersion"]?.integer.flatMap(UInt32.init(exactly:)),
            let environment = payload["environment"]
        else { return nil }
        libraries = listed.compactMap { library in
            guard let name = library["name"]?.string, let place = library["file"]?.descriptor,
                descriptors.indices.contains(place)
            else { return nil }
            return Library(name: name, file: descriptors[place])
        }
        guard libraries.count == listed.count else { return nil }
        runtimeVersion = ExtensionNote.Version(rawValue: version)
        declaredMinimum = payload["minimumRuntime"]?.integer
            .flatMap(UInt32.init(exactly:)).map(ExtensionNote.Version.init(rawValue:))
        self.environment = environment
    }

    /// Checks the versions, loads the libraries and asks the extension what it offers.
    func load() throws(LoadRefusal) -> ExtensionEntry {
        guard let library = libraries.last else { throw .bundle("executable-missing", "There is nothing to load.") }
        try checkVersions(library)
        HostTables.install(runtimeVersion: runtimeVersion.rawValue, environment: environment)
        loadRuntimeLibraries()
        do throws(LoadError) {
            for needed in libraries.dropLast() {
                _ = try LoadedLibrary(descriptor: needed.file.number, name: needed.name)
            }
            return try ExtensionEntry(LoadedLibrary(descriptor: library.file.number, name: library.name))
        } catch {
            throw LoadRefusal(error)
        }
    }

    /// Loads what the libraries need of Lodger's and of Swift's own, such as the SDK.
    ///
    /// These lie where this program finds its own libraries; the loader would look only where the extension says.
    private func loadRuntimeLibraries() {
        let embedded = Set(libraries.map(\.name))
        for library in libraries {
            guard let mapped = try? MappedFile(library.file.number),
                let image = unsafe try? ELFImage(memory: mapped.bytes, owner: mapped)
            else { continue }
            for name in image.dynamic.needed where !name.contains("/") && !embedded.contains(name) {
                LoadedLibrary.loadRuntimeLibrary(name)
            }
        }
    }

    private func checkVersions(_ library: Library) throws(LoadRefusal) {
        let image: ELFImage
        let note: ExtensionNote?
        do {
            let mapped = try MappedFile(library.file.number)
            image = unsafe try ELFImage(memory: mapped.bytes, owner: mapped)
            note = try image.extensionNote()
        } catch let error as ELFError {
            throw LoadRefusal(error, library: library.name)
        } catch {
            throw .bundle("executable-missing", "\(library.name) cannot be read: \(error).")
        }
        guard let note else { throw .withoutNote(library.name) }
        guard image.header.machine == .current else { throw .otherMachine(library.name, image.header.machine) }
        let reasons = VersionGate(runtime: runtimeVersion).reasons(note: note, declaredMinimum: declaredMinimum)
        guard reasons.isEmpty else { throw LoadRefusal(reasons) }
    }
}
