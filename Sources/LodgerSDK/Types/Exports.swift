// SPDX-License-Identifier: Apache-2.0

// An extension that needs more of uniform types than `UTType` offers must find it here: with a second copy of the
// module beside the SDK's it would not work.
@_exported public import LodgerTypes
