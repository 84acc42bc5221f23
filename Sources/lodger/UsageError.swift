// SPDX-License-Identifier: Apache-2.0

/// A command line that means nothing.
struct UsageError: Error {
    let message: String
    let fix: String

    init(_ message: String, _ syntax: CommandSyntax?) {
        self.message = message
        fix = "See lodger \(syntax.map { $0.name + " " } ?? "")--help."
    }

    private init(_ message: String, fix: String) {
        self.message = message
        self.fix = fix
    }

    /// A name that does not exist, with the nearest that does.
    static func unknown(_ kind: String, _ name: String, among names: [String], of syntax: CommandSyntax?) -> UsageError {
        let plain = UsageError("There is no \(kind) “\(name)”.", syntax)
        guard let nearest = NearestName.find(name, among: names) else { return plain }
        return UsageError(plain.message, fix: "Did you mean \(nearest)? \(plain.fix)")
    }
}
