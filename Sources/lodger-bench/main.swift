// SPDX-License-Identifier: Apache-2.0

internal import Glibc

// Prints what things cost, next to the machine's limit measured in the same run. Nothing is asserted here.

exit(await Benchmark.run(Array(CommandLine.arguments.dropFirst())))
