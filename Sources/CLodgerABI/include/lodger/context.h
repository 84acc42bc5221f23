/* SPDX-License-Identifier: Apache-2.0 */

/** The extension context: one request of a host, from its items to its end.
 *
 * Items are an array of dictionaries:
 *   "title", "contentText"       string or attributed text; may be absent
 *   "userInfo"                   dictionary; may be absent
 *   "attachments"                array of dictionaries:
 *       "registeredTypeIdentifiers"  array of strings, the most faithful first
 *       "suggestedName"              string; may be absent
 *       "value"                      only in items that an extension returns: the value of the first type
 *
 * The values of a host's attachments come when asked for, with `load`. */
#ifndef LODGER_CONTEXT_H
#define LODGER_CONTEXT_H

#include "base.h"
#include "error.h"
#include "value.h"

/** A request in progress. Counted; may be used from every thread, also after its end. */
typedef struct lodger_context lodger_context_t;

/** [any-thread] Receives a value or an error, never both, exactly once. Both are borrowed for the time of the call. */
typedef void (*lodger_loaded_t)(void *user_data, const lodger_value_t *value, const lodger_error_t *error);

/** [any-thread] The host has the answer; the process may go on for a while. With `expired` 1 it is about to be ended:
 * finish at once. Called at most once with 0 and at most once with 1. */
typedef void (*lodger_ended_t)(void *user_data, int32_t expired);

#define LODGER_CONTEXT_TABLE "lodger.context/1"

/** Functions on contexts. Every one is [any-thread]. */
typedef struct lodger_context_table {
    /** `sizeof(lodger_context_table_t)` of the host. */
    size_t size;
    /** Adds a count and returns the same context. */
    lodger_context_t *(*retain)(lodger_context_t *context);
    /** Takes a count back. When the last one goes before the request has ended, it is cancelled with an error that
     * says so. */
    void (*release)(lodger_context_t *context);
    /** A name of the request, different for each. Borrowed. */
    const char *(*identifier)(const lodger_context_t *context);
    /** The items, see above. Borrowed. */
    const lodger_value_t *(*items)(const lodger_context_t *context);
    /** Asks for one value of an attachment, by one of its registered types or one that these conform to.
     *
     * `loaded` is called exactly once, also on failure, possibly before this returns. A file arrives as a value of
     * kind `LODGER_KIND_FILE`. `LODGER_BAD_ARGUMENT` where `item` or `attachment` is beyond the end: then `loaded` is
     * not called. */
    int32_t (*load)(lodger_context_t *context, size_t item, size_t attachment, const char *type, lodger_loaded_t loaded,
                    void *user_data);
    /** Like `load`, but waits. Gives the value, or NULL and, where `error` is not NULL, the error; the caller releases
     * what it gets. */
    lodger_value_t *(*load_now)(lodger_context_t *context, size_t item, size_t attachment, const char *type,
                                lodger_error_t **error);
    /** Ends the request with items of the shape above, or with none for NULL. `ended` may be NULL.
     *
     * `LODGER_ALREADY_ENDED` where the request has ended: then `ended` is not called. */
    int32_t (*complete)(lodger_context_t *context, const lodger_value_t *items, lodger_ended_t ended, void *user_data);
    /** Ends the request with an error; NULL stands for the person's cancellation. */
    int32_t (*cancel)(lodger_context_t *context, const lodger_error_t *error);
    /** 1 once the host does not want the answer any more. */
    int32_t (*is_cancelled)(const lodger_context_t *context);
    /** Tells the host how far the work is: `completed` of `total` units; a total of 0 or less is unknown. */
    int32_t (*progress)(lodger_context_t *context, int64_t completed, int64_t total);
    /** Asks the host to open an address for the person. Calls `done` exactly once, with 1 in place of `expired` if it
     * was opened and 0 if not; extension points decide whether it may be. */
    int32_t (*open_url)(lodger_context_t *context, const char *url, lodger_ended_t done, void *user_data);
} lodger_context_table_t;

#endif
