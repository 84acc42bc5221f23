// SPDX-License-Identifier: Apache-2.0

/// What a command line asks for.
enum Command {
    case help
    case version
    case packExtension(ExtensionPacking)
    case packApp(AppPacking)
    /// The libraries that a library or program names as needed.
    case needed(path: String)

    init(_ arguments: [String]) throws(PackError) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
        } else if arguments.first == "--version" {
            self = .version
        } else {
            guard let verb = arguments.first else {
                throw PackError(.unusable, "no command given", fix: Self.hint)
            }
            if verb == "needed" {
                guard arguments.count == 2 else {
                    throw PackError(.unusable, "\"needed\" takes one file", fix: Self.hint)
                }
                self = .needed(path: arguments[1])
                return
            }
            guard verb == "pack" else {
                throw PackError(.unusable, "there is no command \"\(verb)\"; did you mean \"pack\"?", fix: Self.hint)
            }
            let isApp = arguments.contains("--app")
            let options = try Options(arguments.dropFirst(), known: isApp ? Self.appOptions : Self.extensionOptions)
            self = isApp ? .packApp(try AppPacking(options)) : .packExtension(try ExtensionPacking(options))
        }
    }

    private static let hint = "lodger-bundle --help shows what there is"
    private static let extensionOptions: Set = [
        "--library", "--info-plist", "--output", "--resource", "--entitlements", "--executable-name",
    ]
    private static let appOptions: Set = [
        "--app", "--info-plist", "--output", "--program", "--appex", "--framework", "--resource", "--entitlements",
    ]
}
