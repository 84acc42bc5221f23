// SPDX-License-Identifier: Apache-2.0

/// The Info.plist of a bundle.
struct InfoPlist {
    private var list: PropertyList

    /// Reads the file.
    init(at path: String) throws(PackError) {
        list = try PropertyList(at: path)
    }

    /// The file as it will be packed.
    var bytes: [UInt8] { list.bytes }

    /// Whether the bundle names a program or library.
    var hasExecutableName: Bool { list.values["CFBundleExecutable"] != nil }

    /// Gives the program or library another name.
    mutating func setExecutableName(_ name: String) throws(PackError) {
        try list.set("CFBundleExecutable", to: name)
    }

    /// Refuses a bundle that nobody can tell apart.
    func checkIdentifier() throws(PackError) {
        _ = try text("CFBundleIdentifier", example: "org.example.Notes.ShareNote")
    }

    /// The name of the bundle's program or library.
    func executableName() throws(PackError) -> String {
        let name = try text("CFBundleExecutable", example: "ShareNote")
        guard FileName.isPlain(name), !name.contains("$(") else {
            throw PackError(
                .refused,
                "CFBundleExecutable is \"\(name)\", which is no name of a file",
                at: list.path,
                fix: "write the name itself, or pass --executable-name NAME"
            )
        }
        return name
    }

    private func text(_ key: String, example: String) throws(PackError) -> String {
        guard case .string(let value) = list.values[key], !value.isEmpty else {
            throw PackError(
                .refused,
                "\(key) is missing or no text",
                at: list.path,
                fix: "add <key>\(key)</key><string>\(example)</string>"
            )
        }
        return value
    }
}
