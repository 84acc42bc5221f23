// SPDX-License-Identifier: Apache-2.0

#include "lodger/lodger.h"

// What is laid down in files and between programs built at different times must not move.
_Static_assert(sizeof(lodger_note_t) == 68, "the note's size is part of the boundary");
_Static_assert(offsetof(lodger_note_t, layout) == 20, "the note's words begin after its name");
_Static_assert(sizeof(lodger_host_t) == 24, "members are only added at the end");
_Static_assert(sizeof(lodger_extension_t) == 16, "members are only added at the end");
_Static_assert(sizeof(lodger_request_handling_t) == 3 * sizeof(void *), "members are only added at the end");
_Static_assert(sizeof(lodger_main_loop_t) == 2 * sizeof(void *), "members are only added at the end");
_Static_assert(offsetof(lodger_value_table_t, make_null) == 14 * sizeof(void *), "members keep their place");
_Static_assert(sizeof(lodger_value_table_t) == 25 * sizeof(void *), "members are only added at the end");
_Static_assert(sizeof(lodger_error_table_t) == 8 * sizeof(void *), "members are only added at the end");
_Static_assert(sizeof(lodger_context_table_t) == 12 * sizeof(void *), "members are only added at the end");
_Static_assert(sizeof(lodger_environment_table_t) == 2 * sizeof(void *), "members are only added at the end");
