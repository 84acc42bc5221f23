// SPDX-License-Identifier: Apache-2.0

internal import Testing

/// Tests that drive the programs as people do, with extensions that are compiled on the spot.
@Suite(.enabled(if: Sources.areReadable), .timeLimit(.minutes(5)))
enum Integration {}
