// SPDX-License-Identifier: Apache-2.0

// What can be replaced when the extension is compiled, to make one that is broken before its first request.
#ifndef CONDUCT_H
#define CONDUCT_H

#include <lodger/lodger.h>

#include <string.h>
#include <unistd.h>

/// What the entry function does before it returns.
#ifndef ENTRY
#define ENTRY (void)0
#endif

#ifndef EXTENSION_VERSION
#define EXTENSION_VERSION LODGER_ABI_VERSION
#endif

#ifndef EXTENSION_SIZE
#define EXTENSION_SIZE sizeof extension
#endif

#ifndef EXTENSION_TABLE
#define EXTENSION_TABLE table
#endif

#endif
