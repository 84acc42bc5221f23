// SPDX-License-Identifier: Apache-2.0

// Counts the words, lines and characters of shared text or of a text file, as `wc -lwm` does for UTF-8.

#define _POSIX_C_SOURCE 200809L

#include <lodger/lodger.h>

#include <errno.h>
#include <inttypes.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

LODGER_EXTENSION_NOTE(1, 0, LODGER_NOTE_EXTENSION_SAFE);

static const lodger_context_table_t *contexts;
static const lodger_value_table_t *values;
static const lodger_error_table_t *errors;
static locale_t utf8;

// MARK: - Counting

typedef struct counter {
    int64_t words, lines, characters;
    int in_word;
    mbstate_t state;
} counter_t;

static void count_character(counter_t *counter, wchar_t character) {
    counter->characters++;
    if (character == L'\n') counter->lines++;
    // For wc, what does not print neither begins nor ends a word, apart from ASCII's spaces; of what prints, all spaces
    // end one, those that do not break a line too.
    int is_ascii_space = character && wcschr(L" \t\n\v\f\r", character);
    if (!is_ascii_space && !iswprint((wint_t)character)) return;
    if (is_ascii_space || iswspace((wint_t)character) || wcschr(L"\u00A0\u2007\u202F\u2060", character)) {
        counter->in_word = 0;
    } else if (!counter->in_word) {
        counter->in_word = 1;
        counter->words++;
    }
}

static void count(counter_t *counter, const char *bytes, size_t length) {
    while (length > 0) {
        wchar_t character;
        size_t used = mbrtowc(&character, bytes, length, &counter->state);
        if (used == (size_t)-2) return;  // The rest of the character comes with the next bytes.
        if (used == (size_t)-1) {
            // A byte that is no UTF-8 is no character and ends no word.
            memset(&counter->state, 0, sizeof counter->state);
            used = 1;
        } else {
            if (used == 0) used = 1;  // The zero character.
            count_character(counter, character);
        }
        bytes += used;
        length -= used;
    }
}

static int count_file(counter_t *counter, int file) {
    static _Thread_local char buffer[65536];
    off_t position = 0;
    for (;;) {
        ssize_t length = pread(file, buffer, sizeof buffer, position);
        if (length < 0 && errno == EINTR) continue;
        if (length <= 0) return length < 0 ? errno : 0;
        count(counter, buffer, (size_t)length);
        position += length;
    }
}

// MARK: - Items

/// The first attachment type that this extension can read, or NULL.
static const char *readable_type(const lodger_value_t *attachment) {
    const lodger_value_t *types = values->value_for_key(attachment, "registeredTypeIdentifiers");
    for (size_t i = 0; i < values->count(types); i++) {
        const char *type = values->text(values->element(types, i), NULL);
        if (type && strcmp(type, "public.file-url") != 0 && strcmp(type, "public.url") != 0) return type;
    }
    return NULL;
}

/// Counts one loaded value; gives 0 or an error number.
static int count_value(counter_t *counter, const lodger_value_t *value) {
    size_t length = 0;
    memset(&counter->state, 0, sizeof counter->state);
    counter->in_word = 0;
    switch (values->kind(value)) {
    case LODGER_KIND_FILE: return count_file(counter, values->file(value));
    case LODGER_KIND_DATA: {
        const char *bytes = (const char *)values->data(value, &length);
        count(counter, bytes, length);
        return 0;
    }
    default: {
        const char *text = values->text(value, &length);
        if (!text) return EINVAL;
        count(counter, text, length);
        return 0;
    }
    }
}

static void cancel(lodger_context_t *context, const char *message) {
    lodger_error_t *error = errors->make("org.lodger.WordCount", 1, message, NULL);
    contexts->cancel(context, error);
    errors->release(error);
}

static void complete(lodger_context_t *context, const counter_t *counter) {
    char text[128];
    int length = snprintf(
        text, sizeof text, "%" PRId64 " words, %" PRId64 " lines, %" PRId64 " characters", counter->words,
        counter->lines, counter->characters);

    lodger_value_t *numbers[] = {
        values->make_integer(counter->words), values->make_integer(counter->lines),
        values->make_integer(counter->characters)};
    const char *const names[] = {"words", "lines", "characters"};
    lodger_value_t *fields[] = {
        values->make_string(text, (size_t)length),
        values->make_dictionary(names, (const lodger_value_t *const *)numbers, 3)};
    const char *const keys[] = {"contentText", "userInfo"};
    lodger_value_t *item = values->make_dictionary(keys, (const lodger_value_t *const *)fields, 2);
    lodger_value_t *items = values->make_array((const lodger_value_t *const *)&item, 1);

    contexts->complete(context, items, NULL, NULL);

    values->release(items);
    values->release(item);
    for (size_t i = 0; i < 2; i++) values->release(fields[i]);
    for (size_t i = 0; i < 3; i++) values->release(numbers[i]);
}

// MARK: - Requests

static void begin(lodger_context_t *context) {
    counter_t counter = {0};
    int found = 0;
    locale_t previous = uselocale(utf8);
    const lodger_value_t *items = contexts->items(context);
    for (size_t i = 0; i < values->count(items); i++) {
        const lodger_value_t *attachments = values->value_for_key(values->element(items, i), "attachments");
        for (size_t j = 0; j < values->count(attachments); j++) {
            const char *type = readable_type(values->element(attachments, j));
            if (!type) continue;
            lodger_error_t *error = NULL;
            lodger_value_t *value = contexts->load_now(context, i, j, type, &error);
            if (!value) {
                contexts->cancel(context, error);
                errors->release(error);
                goto done;
            }
            int failure = count_value(&counter, value);
            values->release(value);
            if (failure) {
                cancel(context, strerror(failure));
                goto done;
            }
            found = 1;
        }
    }
    if (found) complete(context, &counter);
    else cancel(context, "There is no text to count: share text or a text file.");
done:
    uselocale(previous);
}

// MARK: - Entry

static const void *table(const char *id) {
    static const lodger_request_handling_t handling = {sizeof handling, begin, NULL};
    return strcmp(id, LODGER_REQUEST_HANDLING_TABLE) == 0 ? &handling : NULL;
}

LODGER_EXPORT const lodger_extension_t *lodger_extension_entry(const lodger_host_t *host) {
    static const lodger_extension_t extension = {LODGER_ABI_VERSION, sizeof extension, table};
    contexts = (const lodger_context_table_t *)host->table(LODGER_CONTEXT_TABLE);
    values = (const lodger_value_table_t *)host->table(LODGER_VALUE_TABLE);
    errors = (const lodger_error_table_t *)host->table(LODGER_ERROR_TABLE);
    utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    return contexts && values && errors && utf8 ? &extension : NULL;
}
