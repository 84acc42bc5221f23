// SPDX-License-Identifier: Apache-2.0

/// The reason that a library could not be loaded.
package struct LoadError: Error, Hashable, Sendable {
    /// The reason's name, one of those that refusals use.
    package let code: String
    /// One sentence that says what was found.
    package let message: String
    /// What to do about it.
    package let fix: String

    package init(_ code: String, _ message: String, fix: String) {
        self.code = code
        self.message = message
        self.fix = fix
    }
}
