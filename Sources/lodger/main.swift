// SPDX-License-Identifier: Apache-2.0

internal import Glibc

exit(await Program.run(Array(CommandLine.arguments.dropFirst())))
