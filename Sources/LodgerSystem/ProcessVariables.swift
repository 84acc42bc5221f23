// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What this process was started with.
package enum ProcessVariables {
    /// The environment.
    package static let all: [String: String] = {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let pair = unsafe String(cString: text).split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            if pair.count == 2 { variables[String(pair[0])] = String(pair[1]) }
            unsafe entry += 1
        }
        return variables
    }()

    /// The current folder; the root where it is gone.
    package static var currentFolder: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }
}
