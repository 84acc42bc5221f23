// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerHost

/// The names in a new extension's files.
struct ExtensionNames {
    /// The package, the module and the class.
    let name: String
    /// The extension point.
    let point: String
    /// Where Lodger's own package lies.
    let lodgerPath: String

    /// Checks a name, which becomes that of a folder, a module and a class.
    init(_ name: String, point: String) throws(HostError) {
        let isName =
            !name.isEmpty && name.utf8.count <= 64
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
            && !(0x30...0x39).contains(name.utf8.first ?? 0x30)
        guard isName else {
            throw HostError(
                .badInput,
                "“\(name)” cannot be the name of a module.",
                fix: "Use letters and digits, with a letter first, such as Greeter."
            )
        }
        let isPoint =
            point.utf8.count <= 200 && point.contains(".")
            && point.utf8.allSatisfy {
                $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
            }
        guard isPoint else {
            throw HostError(.badInput, "“\(point)” is no extension point.", fix: "Try com.apple.share-services.")
        }
        guard !Self.taken.contains(name.lowercased()) else {
            throw HostError(.badInput, "\(name) is the name of something that extensions use.", fix: "Choose another.")
        }
        // A class that begins in lower case would compile, but nobody writes it so.
        self.name = name.prefix(1).uppercased() + name.dropFirst()
        self.point = point
        lodgerPath = Self.lodgerPackage ?? "../lodger"
    }

    /// Modules and types that a module of the same name would hide, in lower case.
    private static let taken: Set = [
        "swift", "foundation", "glibc", "dispatch", "synchronization", "testing", "lodgersdk", "lodgertypes",
        "lodgerhost", "lodger", "string", "int", "data", "url", "task", "bundle", "error", "main", "extension", "class",
    ]

    /// The app's identifier, which the extension's begins with.
    var appIdentifier: String { "org.example.\(name)" }

    /// The extension's identifier.
    var extensionIdentifier: String { "\(appIdentifier).Extension" }

    /// The package that this program was built in, if it still lies there.
    private static var lodgerPackage: String? {
        guard let program = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(program) }
        var parts = String(cString: program).split(separator: "/")
        while parts.popLast() != nil {
            let folder = "/" + parts.joined(separator: "/")
            if access("\(folder)/Sources/CLodgerABI/include/lodger/lodger.h", R_OK) == 0 { return folder }
        }
        return nil
    }
}
