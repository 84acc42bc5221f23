// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The variables of this process.
enum HostEnvironment {
    static let variables: [String: String] = {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let pair = unsafe String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair.count == 2 { variables[String(pair[0])] = String(pair[1]) }
            unsafe entry += 1
        }
        return variables
    }()
}
