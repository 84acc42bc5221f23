// SPDX-License-Identifier: Apache-2.0

extension Finding {
    /// The name of what was found; a name never changes its meaning, and later versions add names.
    package struct Code: RawRepresentable, Hashable, Sendable {
        /// Lower-case words with hyphens.
        package let rawValue: String

        /// A name, known or not.
        package init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension Finding.Code: CustomStringConvertible {
    /// The name itself.
    package var description: String { rawValue }
}

// MARK: - Bundles

extension Finding.Code {
    /// The bundle has no Info.plist that can be read.
    package static let plistMissing = Self(rawValue: "plist-missing")
    /// A property list breaks the rules of its format.
    package static let plistMalformed = Self(rawValue: "plist-malformed")
    /// A key that is needed is missing.
    package static let keyMissing = Self(rawValue: "key-missing")
    /// A key has a value of the wrong type or form.
    package static let keyType = Self(rawValue: "key-type")
    /// The extension's identifier does not begin with its app's and a dot.
    package static let identifierPrefix = Self(rawValue: "identifier-prefix")
    /// Another bundle has the same identifier.
    package static let identifierDuplicate = Self(rawValue: "identifier-duplicate")
    /// Two versions that should agree do not.
    package static let versionDiffers = Self(rawValue: "version-differs")
    /// No host app declares the extension point.
    package static let pointUnknown = Self(rawValue: "point-unknown")
    /// The extension names no principal class.
    package static let principalClassMissing = Self(rawValue: "principal-class-missing")
    /// A script that the extension names is not there.
    package static let scriptMissing = Self(rawValue: "script-missing")
    /// A bundle lies where none may.
    package static let nestedBundle = Self(rawValue: "nested-bundle")
    /// The extension has a Frameworks folder of its own.
    package static let frameworksInExtension = Self(rawValue: "frameworks-in-extension")
    /// The app keeps libraries in SharedFrameworks.
    package static let sharedFrameworks = Self(rawValue: "shared-frameworks")
    /// The extension asks for background modes.
    package static let backgroundModes = Self(rawValue: "background-modes")
    /// The extension has no activation rule.
    package static let ruleMissing = Self(rawValue: "rule-missing")
    /// The activation rule cannot be read.
    package static let ruleMalformed = Self(rawValue: "rule-malformed")
    /// The activation rule is TRUEPREDICATE.
    package static let ruleTruePredicate = Self(rawValue: "rule-true-predicate")
    /// The activation rule never matches.
    package static let ruleNever = Self(rawValue: "rule-never")
    /// The activation rule always matches.
    package static let ruleAlways = Self(rawValue: "rule-always")
    /// An entitlement has no meaning here.
    package static let entitlementUnknown = Self(rawValue: "entitlement-unknown")
    /// The file that the bundle names as its executable is not there.
    package static let executableMissing = Self(rawValue: "executable-missing")
    /// The bundle holds more files, bytes or folders inside each other than are accepted.
    package static let bundleTooLarge = Self(rawValue: "bundle-too-large")
    /// A file or folder of the bundle cannot be read.
    package static let fileUnreadable = Self(rawValue: "file-unreadable")
}

// MARK: - Versions

extension Finding.Code {
    /// The executable is for another machine.
    package static let architecture = Self(rawValue: "architecture")
    /// The extension speaks another version of the binary interface.
    package static let abiVersion = Self(rawValue: "abi-version")
    /// The extension was built with an SDK that does not fit.
    package static let sdkVersion = Self(rawValue: "sdk-version")
    /// The extension needs a newer runtime.
    package static let minimumRuntime = Self(rawValue: "minimum-runtime")
    /// The extension was built with another version of Swift.
    package static let swiftVersion = Self(rawValue: "swift-version")
    /// The extension needs a newer C library.
    package static let glibcVersion = Self(rawValue: "glibc-version")
}

// MARK: - Libraries

extension Finding.Code {
    /// The file is no shared library.
    package static let notELF = Self(rawValue: "not-elf")
    /// The shared library is damaged.
    package static let elfMalformed = Self(rawValue: "elf-malformed")
    /// The shared library carries no Lodger note.
    package static let noteMissing = Self(rawValue: "note-missing")
    /// The shared library does not export the extension's entry.
    package static let entryMissing = Self(rawValue: "entry-missing")
    /// The shared library is not marked as safe for extensions.
    package static let notExtensionSafe = Self(rawValue: "not-extension-safe")
    /// The shared library needs a symbol that extensions may not use.
    package static let unsafeSymbol = Self(rawValue: "unsafe-symbol")
    /// The shared library needs a symbol that nobody defines.
    package static let undefinedSymbol = Self(rawValue: "undefined-symbol")
    /// The shared library needs a library that extensions may not use.
    package static let libraryNotAllowed = Self(rawValue: "library-not-allowed")
    /// The shared library needs a library that is not there.
    package static let libraryMissing = Self(rawValue: "library-missing")
    /// An embedded library's name inside and outside differ.
    package static let sonameMismatch = Self(rawValue: "soname-mismatch")
    /// The shared library names folders to search.
    package static let runPath = Self(rawValue: "run-path")
    /// The shared library is a filter for another.
    package static let auxiliaryFilter = Self(rawValue: "auxiliary-filter")
    /// The shared library asks for an audit library.
    package static let audit = Self(rawValue: "audit")
    /// The shared library asks to be searched first.
    package static let interposes = Self(rawValue: "interposes")
    /// The shared library replaces a function of the runtime.
    package static let runtimeHook = Self(rawValue: "runtime-hook")
    /// The shared library needs a private symbol.
    package static let privateSymbol = Self(rawValue: "private-symbol")
    /// The shared library chooses functions while it is loaded.
    package static let ifunc = Self(rawValue: "ifunc")
    /// The shared library changes its own code while it is loaded.
    package static let textRelocation = Self(rawValue: "text-relocation")
    /// The shared library asks for an executable stack.
    package static let executableStack = Self(rawValue: "executable-stack")
    /// The shared library has code that can be written.
    package static let codeWritable = Self(rawValue: "writable-code")
    /// The shared library calls the kernel directly.
    package static let systemCallInstruction = Self(rawValue: "system-call-instruction")
    /// The shared library calls the kernel by way of another function.
    package static let hiddenSystemCall = Self(rawValue: "hidden-system-call")
    /// The shared library replaces Swift functions of others.
    package static let dynamicReplacement = Self(rawValue: "dynamic-replacement")
    /// The shared library carries a Swift runtime of its own.
    package static let staticRuntime = Self(rawValue: "static-runtime")
    /// The shared library holds the name of a function that extensions may not use.
    package static let dynamicLookupString = Self(rawValue: "dynamic-lookup-string")
}

// MARK: - Seals

extension Finding.Code {
    /// The bundle has no seal.
    package static let sealMissing = Self(rawValue: "seal-missing")
    /// The seal does not hold.
    package static let sealInvalid = Self(rawValue: "seal-invalid")
    /// A file is not the one that was sealed.
    package static let fileChanged = Self(rawValue: "file-changed")
    /// A file was added after sealing.
    package static let fileAdded = Self(rawValue: "file-added")
    /// A file was removed after sealing.
    package static let fileRemoved = Self(rawValue: "file-removed")
    /// A link leads out of the bundle.
    package static let linkEscapes = Self(rawValue: "link-escapes")
    /// There is a socket, pipe or device, or no regular file where one belongs.
    package static let fileKind = Self(rawValue: "file-kind")
    /// The bundle belongs to another team.
    package static let teamDiffers = Self(rawValue: "team-differs")
}
