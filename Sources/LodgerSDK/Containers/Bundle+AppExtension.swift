// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Bundle {
    /// The bundle of this extension, or of this containing app.
    ///
    /// `Bundle.main` is the program that runs extensions, so use this one to find Info.plist and resources. In a
    /// program that Lodger did not start it is the main bundle.
    public static var appExtension: Bundle {
        RuntimeEnvironment.current.bundlePath.flatMap { Bundle(path: $0) } ?? .main
    }
}
