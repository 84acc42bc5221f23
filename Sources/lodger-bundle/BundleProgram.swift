// SPDX-License-Identifier: Apache-2.0

/// Packs extensions and their apps.
enum BundleProgram {
    static let version = "1.0.0"

    /// Does what the command line asks for and returns the exit status.
    static func run(_ arguments: [String]) -> CInt {
        do throws(PackError) {
            switch try Command(arguments) {
            case .help: Console.print(usage)
            case .version: Console.print("lodger-bundle \(version)")
            case .needed(let path):
                for name in try NeededLibraries.names(of: path) { Console.print(name) }
            case .packExtension(let request):
                let notices = try request.pack()
                Console.report(notices)
            case .packApp(let request):
                let notices = try request.pack()
                Console.report(notices)
            }
            return 0
        } catch {
            Console.complain("error: \(error)")
            return error.kind.exitStatus
        }
    }

    private static let usage = """
        Pack extensions and the apps that contain them.

        USAGE
          lodger-bundle pack --library FILE --info-plist FILE --output DIR/NAME.appex
                             [--resource FILE…] [--entitlements FILE] [--executable-name NAME]
          lodger-bundle pack --app --info-plist FILE --output DIR/NAME.app
                             [--program FILE] [--appex PATH…] [--framework LIB…]
                             [--resource FILE…] [--entitlements FILE]
          lodger-bundle needed FILE

        OPTIONS
          --library FILE          the extension's shared library
          --app                   pack an app instead of an extension
          --program FILE          the app's program
          --appex PATH…           packed extensions, which go to PlugIns
          --framework LIB…        shared libraries for app and extensions, which go to Frameworks
          --info-plist FILE       the Info.plist
          --entitlements FILE     what the extension or app may do; becomes Entitlements.plist
          --resource FILE…        files and folders that go beside Info.plist
          --executable-name NAME  becomes CFBundleExecutable, whatever Info.plist says
          --output PATH           what to make; an older one is replaced in one step
          --help, --version

        "needed" prints the names of the libraries that a library or program needs, one a line.

        Libraries are copied, stripped, and lose the folders where they look for other libraries. Those in
        Frameworks get their file name as SONAME, because extensions find them by it.

        EXIT STATUS
          0 done, 1 refused, 2 wrong usage or an input that cannot be read

        EXAMPLE
          lodger-bundle pack --library .build/release/libShareNote.so --info-plist Info.plist \\
              --output build/ShareNote.appex
        """
}
