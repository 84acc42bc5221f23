// SPDX-License-Identifier: Apache-2.0

// Answers each request with the items that it came with: what is left is the cost of asking.

#include <lodger/lodger.h>

#include <string.h>

LODGER_EXTENSION_NOTE(1, 0, LODGER_NOTE_EXTENSION_SAFE);

static const lodger_context_table_t *contexts;

static void begin(lodger_context_t *context) { contexts->complete(context, contexts->items(context), NULL, NULL); }

static const void *table(const char *id) {
    static const lodger_request_handling_t handling = {sizeof handling, begin, NULL};
    return strcmp(id, LODGER_REQUEST_HANDLING_TABLE) == 0 ? &handling : NULL;
}

LODGER_EXPORT const lodger_extension_t *lodger_extension_entry(const lodger_host_t *host) {
    static const lodger_extension_t extension = {LODGER_ABI_VERSION, sizeof extension, table};
    contexts = (const lodger_context_table_t *)host->table(LODGER_CONTEXT_TABLE);
    return contexts ? &extension : NULL;
}
