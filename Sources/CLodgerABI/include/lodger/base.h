/* SPDX-License-Identifier: Apache-2.0 */

/** Versions, visibility and result codes of the boundary. */
#ifndef LODGER_BASE_H
#define LODGER_BASE_H

#include <stddef.h>
#include <stdint.h>

/** The version of this boundary. It changes only if extensions built for the one before can no longer run. */
#define LODGER_ABI_VERSION 1u

/** A version as one number that can be compared. */
#define LODGER_VERSION(major, minor) ((uint32_t)(major) * 65536u + (uint32_t)(minor))

/** The runtime that this header belongs to. */
#define LODGER_RUNTIME_VERSION LODGER_VERSION(1, 0)

#ifdef __cplusplus
#define LODGER_C extern "C"
#else
#define LODGER_C
#endif

/** Marks the function that an extension exports, in a library that is otherwise built with hidden symbols. */
#define LODGER_EXPORT LODGER_C __attribute__((visibility("default")))

/** What functions of the host answer: 0 or a negative number. */
enum lodger_result {
    /** Done. */
    LODGER_OK = 0,
    /** The context has ended already; the call had no effect. */
    LODGER_ALREADY_ENDED = -1,
    /** An argument is NULL, out of range or of the wrong kind. */
    LODGER_BAD_ARGUMENT = -2,
    /** The host is gone or does not take the message. */
    LODGER_LOST = -3
};

#endif
