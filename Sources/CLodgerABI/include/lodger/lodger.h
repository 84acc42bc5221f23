/* SPDX-License-Identifier: Apache-2.0 */

/** The boundary between a host and an extension.
 *
 * An extension is a shared library with one exported function, `lodger_extension_entry`, and one ELF note, written by
 * `LODGER_EXTENSION_NOTE`. Everything else is asked for at run time: the host hands the extension a table of tables,
 * the extension hands one back, each by a string id `lodger.<name>/<revision>`. A table never changes its meaning; new
 * members are added at its end, and its first member, `size`, says how far the other side's table reaches. A third
 * party's tables are called `<reverse domain>.<name>/<revision>`.
 *
 * Only C crosses this boundary. No exception, no Swift object, no `longjmp` may leave or enter through it.
 *
 * Each function states in brackets which threads may call it:
 *   [any-thread]      every thread, several at once;
 *   [main-thread]     the thread on which the library was loaded;
 *   [request-thread]  a thread of the runner, never the main one.
 *
 * Objects are counted. A function whose name begins with `make` or `load`, or says so, gives its caller one count,
 * which `release` takes back; what a function otherwise returns is borrowed from the object that it came from.
 */
#ifndef LODGER_LODGER_H
#define LODGER_LODGER_H

#include "base.h"
#include "value.h"
#include "error.h"
#include "context.h"
#include "environment.h"
#include "note.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What the host offers. Lives as long as the process. */
typedef struct lodger_host {
    /** The host's `LODGER_ABI_VERSION`. */
    uint32_t abi_version;
    /** `sizeof(lodger_host_t)` of the host; never smaller than in the version that you were built with. */
    uint32_t size;
    /** The runtime's version, major * 65,536 + minor. */
    uint32_t runtime_version;
    uint32_t reserved;
    /** [any-thread] The host's table with an id, such as `LODGER_CONTEXT_TABLE`; NULL where this runtime has none.
     * The table lives as long as the process. */
    const void *(*table)(const char *id);
} lodger_host_t;

/** What the extension offers. Must live as long as the process; never freed. */
typedef struct lodger_extension {
    /** `LODGER_ABI_VERSION`. */
    uint32_t abi_version;
    /** `sizeof(lodger_extension_t)`. */
    uint32_t size;
    /** [any-thread] The extension's table with an id, such as `LODGER_REQUEST_HANDLING_TABLE`; NULL for unknown ids.
     * The table must live as long as the process. */
    const void *(*table)(const char *id);
} lodger_extension_t;

/** [main-thread] The one function that an extension exports; called once, after the library was loaded.
 *
 * Returns NULL to refuse: the host then reports `entry-missing`. */
LODGER_EXPORT const lodger_extension_t *lodger_extension_entry(const lodger_host_t *host);

#define LODGER_REQUEST_HANDLING_TABLE "lodger.request-handling/1"

/** The extension's side of requests. Required. */
typedef struct lodger_request_handling {
    /** `sizeof(lodger_request_handling_t)`. */
    size_t size;
    /** [request-thread] A request begins. Required.
     *
     * `context` is borrowed for the time of the call: retain it to go on afterwards. End it exactly once, now or later,
     * from any thread, with `complete` or `cancel` of `lodger_context_table_t`. Requests may overlap. */
    void (*begin)(lodger_context_t *context);
    /** [request-thread] The host does not want the answer any more. May be NULL.
     *
     * Stop working soon; ending the context is allowed and has no effect. */
    void (*cancelled)(lodger_context_t *context);
} lodger_request_handling_t;

#define LODGER_MAIN_LOOP_TABLE "lodger.main-loop/1"

/** What the main thread does while requests come in on other threads. Without it the main thread waits. */
typedef struct lodger_main_loop {
    /** `sizeof(lodger_main_loop_t)`. */
    size_t size;
    /** [main-thread] Runs the loop. Called once, after the entry function; should not return. */
    void (*run)(void);
} lodger_main_loop_t;

#ifdef __cplusplus
}
#endif

#endif
