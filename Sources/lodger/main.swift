// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

StandardStreams.fillGaps()
exit(await Program.run(Array(CommandLine.arguments.dropFirst())))
