/* SPDX-License-Identifier: Apache-2.0 */

/** Errors that cross the boundary. */
#ifndef LODGER_ERROR_H
#define LODGER_ERROR_H

#include "base.h"
#include "value.h"

/** An error. It never changes once made, is counted, and may be used from every thread. */
typedef struct lodger_error lodger_error_t;

/** The domain and number that say: the person cancelled. */
#define LODGER_COCOA_ERROR_DOMAIN "NSCocoaErrorDomain"
#define LODGER_USER_CANCELLED 3072

#define LODGER_ERROR_TABLE "lodger.error/1"

/** Functions on errors. Every one is [any-thread]. */
typedef struct lodger_error_table {
    /** `sizeof(lodger_error_table_t)` of the host. */
    size_t size;
    /** Adds a count and returns the same error. NULL gives NULL. */
    lodger_error_t *(*retain)(const lodger_error_t *error);
    /** Takes a count back; the last one frees the error. NULL is allowed. */
    void (*release)(const lodger_error_t *error);
    /** From a domain such as `LODGER_COCOA_ERROR_DOMAIN`, a number, one sentence, and a dictionary or NULL. */
    lodger_error_t *(*make)(const char *domain, int64_t code, const char *message, const lodger_value_t *user_info);
    /** Borrowed. */
    const char *(*domain)(const lodger_error_t *error);
    int64_t (*code)(const lodger_error_t *error);
    /** One sentence. Borrowed. */
    const char *(*message)(const lodger_error_t *error);
    /** A dictionary, or NULL. Borrowed. */
    const lodger_value_t *(*user_info)(const lodger_error_t *error);
} lodger_error_table_t;

#endif
