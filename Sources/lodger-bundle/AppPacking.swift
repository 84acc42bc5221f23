// SPDX-License-Identifier: Apache-2.0

/// How to make an .app.
struct AppPacking {
    private let program: String?
    private let infoPlist: String
    private let output: BundlePath
    private let extensions: [String]
    private let frameworks: [String]
    private let resources: [String]
    private let entitlements: String?

    init(_ options: Options) throws(PackError) {
        program = options.optional("--program")
        infoPlist = try options.required("--info-plist")
        output = try BundlePath(try options.required("--output"), extension: ".app")
        extensions = options.list("--appex")
        frameworks = options.list("--framework")
        resources = options.list("--resource")
        entitlements = options.optional("--entitlements")
    }

    /// Makes the bundle and returns what the user should know.
    func pack() throws(PackError) -> [String] {
        let info = try InfoPlist(at: infoPlist)
        try info.checkIdentifier()
        var notices: [String] = []

        let staged = try StagedBundle(for: output)
        try staged.add(info.bytes, as: "Info.plist")
        if let program {
            try staged.add(try InputFile.read(program), as: try info.executableName(), isExecutable: true)
        } else if info.hasExecutableName {
            notices.append("\(infoPlist) names a program, but --program is not given; the app cannot be launched")
        }
        if let entitlements { try staged.add(PropertyList(at: entitlements).bytes, as: "Entitlements.plist") }

        if !extensions.isEmpty { try staged.makeFolder("PlugIns") }
        for bundle in extensions {
            _ = try BundlePath(bundle, extension: ".appex")
            guard try InfoPlist(at: "\(bundle)/Info.plist").hasExecutableName else {
                throw PackError(
                    .refused,
                    "the extension is not packed",
                    at: bundle,
                    fix: "make it with lodger-bundle pack"
                )
            }
            try staged.copy(bundle, into: "PlugIns")
        }

        if !frameworks.isEmpty { try staged.makeFolder("Frameworks") }
        for framework in frameworks {
            let name = FileName.last(of: framework)
            let prepared = try PreparedLibrary(at: framework, soname: name)
            notices += prepared.notices
            try staged.add(prepared.bytes, as: "Frameworks/\(name)", isExecutable: true)
        }
        for resource in resources { try staged.copy(resource) }
        try staged.moveIntoPlace()
        return notices
    }
}
