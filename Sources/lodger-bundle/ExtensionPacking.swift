// SPDX-License-Identifier: Apache-2.0

/// How to make an .appex.
struct ExtensionPacking {
    private let library: String
    private let infoPlist: String
    private let output: BundlePath
    private let resources: [String]
    private let entitlements: String?
    private let executableName: String?

    init(_ options: Options) throws(PackError) {
        library = try options.required("--library")
        infoPlist = try options.required("--info-plist")
        output = try BundlePath(try options.required("--output"), extension: ".appex")
        resources = options.list("--resource")
        entitlements = options.optional("--entitlements")
        executableName = options.optional("--executable-name")
    }

    /// Makes the bundle and returns what the user should know.
    func pack() throws(PackError) -> [String] {
        var info = try InfoPlist(at: infoPlist)
        if let executableName { try info.setExecutableName(executableName) }
        try info.checkIdentifier()
        let name = try info.executableName()
        let prepared = try PreparedLibrary(at: library)

        let staged = try StagedBundle(for: output)
        try staged.add(info.bytes, as: "Info.plist")
        try staged.add(prepared.bytes, as: name, isExecutable: true)
        if let entitlements { try staged.add(PropertyList(at: entitlements).bytes, as: "Entitlements.plist") }
        for resource in resources { try staged.copy(resource) }
        try staged.moveIntoPlace()
        return prepared.notices
    }
}
