/* SPDX-License-Identifier: Apache-2.0 */

/** What an extension may know about where it runs. */
#ifndef LODGER_ENVIRONMENT_H
#define LODGER_ENVIRONMENT_H

#include "value.h"

#define LODGER_ENVIRONMENT_TABLE "lodger.environment/1"

typedef struct lodger_environment_table {
    /** `sizeof(lodger_environment_table_t)` of the host. */
    size_t size;
    /** [any-thread] A dictionary that lives as long as the process:
     *   "bundlePath", "bundleIdentifier", "applicationIdentifier", "team"   strings
     *   "containerPath", "temporaryPath"   strings: folders that are the extension's own
     *   "groupPaths"                       dictionary from app group to folder
     * Keys may be added; any of them may be absent. */
    const lodger_value_t *(*values)(void);
} lodger_environment_table_t;

#endif
