/* SPDX-License-Identifier: Apache-2.0 */

/** Values that cross the boundary: those of a property list, and addresses, errors and files. */
#ifndef LODGER_VALUE_H
#define LODGER_VALUE_H

#include "base.h"

/** A value. It never changes once made, is counted, and may be used from every thread. */
typedef struct lodger_value lodger_value_t;

/** What a value is. Later versions may add kinds. */
typedef enum lodger_kind {
    LODGER_KIND_NULL = 0,
    LODGER_KIND_BOOL = 1,
    LODGER_KIND_INTEGER = 2,
    LODGER_KIND_REAL = 3,
    /** UTF-8 text. */
    LODGER_KIND_STRING = 4,
    LODGER_KIND_DATA = 5,
    /** Seconds since 1 January 1970 00:00 UTC. */
    LODGER_KIND_DATE = 6,
    LODGER_KIND_ARRAY = 7,
    LODGER_KIND_DICTIONARY = 8,
    /** An address as text. */
    LODGER_KIND_URL = 9,
    /** A file, by descriptor. */
    LODGER_KIND_FILE = 10,
    LODGER_KIND_ERROR = 11,
    /** Text with runs of attributes; its text is read like a string's. */
    LODGER_KIND_ATTRIBUTED_TEXT = 12
} lodger_kind_t;

#define LODGER_VALUE_TABLE "lodger.value/1"

/** Functions on values. Every one is [any-thread]. */
typedef struct lodger_value_table {
    /** `sizeof(lodger_value_table_t)` of the host. */
    size_t size;

    /** Adds a count and returns the same value. NULL gives NULL. */
    lodger_value_t *(*retain)(const lodger_value_t *value);
    /** Takes a count back; the last one frees the value. NULL is allowed. */
    void (*release)(const lodger_value_t *value);

    /** What the value is; `LODGER_KIND_NULL` for NULL. */
    lodger_kind_t (*kind)(const lodger_value_t *value);
    /** 1 or 0; 0 for another kind. */
    int32_t (*boolean)(const lodger_value_t *value);
    /** The number, a real one cut to its whole part; 0 for another kind or out of range. */
    int64_t (*integer)(const lodger_value_t *value);
    /** The number, or a date's seconds since 1970; 0 for another kind. */
    double (*real)(const lodger_value_t *value);
    /** The text of a string, address or attributed text: UTF-8, followed by a zero byte that `length` (may be NULL)
     * does not count. NULL for another kind. Borrowed. */
    const char *(*text)(const lodger_value_t *value, size_t *length);
    /** The bytes of data; NULL for another kind and for no bytes. `length` may be NULL. Borrowed. */
    const void *(*data)(const lodger_value_t *value, size_t *length);
    /** A file's descriptor, open for reading; -1 for another kind. Its position is shared by all who read it, so prefer
     * `pread` or a mapping. Borrowed: duplicate it to keep it. */
    int32_t (*file)(const lodger_value_t *value);
    /** Number of elements of an array or dictionary; 0 for another kind. */
    size_t (*count)(const lodger_value_t *value);
    /** An element of an array or dictionary; NULL beyond the end and for another kind. Borrowed. */
    const lodger_value_t *(*element)(const lodger_value_t *value, size_t index);
    /** The key of an element of a dictionary; NULL beyond the end and for another kind. Borrowed. */
    const char *(*key)(const lodger_value_t *value, size_t index);
    /** A dictionary's value for a key; NULL where there is none and for another kind. Borrowed. */
    const lodger_value_t *(*value_for_key)(const lodger_value_t *value, const char *key);

    lodger_value_t *(*make_null)(void);
    lodger_value_t *(*make_boolean)(int32_t value);
    lodger_value_t *(*make_integer)(int64_t value);
    lodger_value_t *(*make_real)(double value);
    /** From UTF-8 that is copied; NULL where it is none. */
    lodger_value_t *(*make_string)(const char *text, size_t length);
    /** From UTF-8 that is copied; NULL where it is none. */
    lodger_value_t *(*make_url)(const char *text, size_t length);
    /** From bytes that are copied. */
    lodger_value_t *(*make_data)(const void *bytes, size_t length);
    /** From seconds since 1970. */
    lodger_value_t *(*make_date)(double seconds);
    /** From elements, which are retained; NULL as an element stands for a null value. NULL where the result would nest
     * more than 56 deep. */
    lodger_value_t *(*make_array)(const lodger_value_t *const *elements, size_t count);
    /** From keys, which are copied, and values, which are retained; of equal keys the last counts. NULL
     * where the result would nest more than 56 deep or a key is no UTF-8. */
    lodger_value_t *(*make_dictionary)(const char *const *keys, const lodger_value_t *const *values, size_t count);
    /** From an open file, whose descriptor is duplicated. NULL for a bad descriptor. */
    lodger_value_t *(*make_file)(int32_t descriptor);
} lodger_value_table_t;

#endif
