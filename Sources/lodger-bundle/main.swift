// SPDX-License-Identifier: Apache-2.0

internal import Glibc

exit(BundleProgram.run(Array(CommandLine.arguments.dropFirst())))
