// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

// The child process that loads one extension and serves its host on descriptor 3. Whatever the extension prints is
// its log and not part of the protocol.

if CommandLine.arguments.contains("--version") {
    print("lodger-runner 1.0.0")
    exit(0)
}
guard Runner.hasConnection else {
    StandardError.print("lodger-runner loads one extension for a host, which starts it: try `lodger run`.")
    exit(2)
}
Runner.prepareProcess()
Runner.run()
