// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc

/// Puts a folder where others look for it.
package enum Placement {
    /// Moves a folder into place in one step; what was there before is then where the folder came from.
    package static func place(_ source: String, at target: String) throws(SystemError) {
        // Another program may place or remove the target between the two calls, so that either may come too late.
        while true {
            let renamed = unsafe CLodgerLinux_rename_exclusively(source, target)
            if renamed == 0 { return }
            guard renamed == -EEXIST else { throw SystemError(call: "renameat2", path: target, errno: -renamed) }
            let exchanged = unsafe CLodgerLinux_exchange(source, target)
            if exchanged == 0 { return }
            guard exchanged == -ENOENT else { throw SystemError(call: "renameat2", path: target, errno: -exchanged) }
        }
    }
}
