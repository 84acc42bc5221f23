/* SPDX-License-Identifier: Apache-2.0 */

#include "CLodgerICU.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stddef.h>

/* ICU's stable C interface, as its documentation states it. */
typedef int32_t icu_status;
enum {
    icu_buffer_overflow = 15,
    icu_regex_stack_overflow = 0x10311,
    icu_regex_time_out = 0x10312,
    icu_flag_ignore_case = 2,
};

typedef struct {
    int32_t line;
    int32_t offset;
    uint16_t before[16];
    uint16_t after[16];
} icu_parse_error;

typedef void *(*regex_open)(const uint16_t *, int32_t, uint32_t, icu_parse_error *, icu_status *);
typedef void (*regex_close)(void *);
typedef void (*regex_set_text)(void *, const uint16_t *, int32_t, icu_status *);
typedef int8_t (*regex_matches)(void *, int32_t, icu_status *);
typedef void (*regex_set_limit)(void *, int32_t, icu_status *);
typedef const void *(*normalizer_instance)(icu_status *);
typedef int32_t (*normalizer_run)(const void *, const uint16_t *, int32_t, uint16_t *, int32_t, icu_status *);

static struct {
    bool available;
    regex_open open;
    regex_close close;
    regex_set_text set_text;
    regex_matches matches;
    regex_set_limit set_time_limit;
    regex_set_limit set_stack_limit;
    normalizer_instance decomposition;
    normalizer_run normalize;
} icu;

static pthread_once_t once = PTHREAD_ONCE_INIT;

enum { oldest_version = 60, newest_version = 80, stack_bytes = 1 << 20 };

static void *library(const char *name, int version) {
    char path[32];
    snprintf(path, sizeof path, "lib%s.so.%d", name, version);
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

static void *symbol(void *handle, const char *name, int version) {
    char versioned[64];
    snprintf(versioned, sizeof versioned, "%s_%d", name, version);
    void *found = dlsym(handle, versioned);
    return found != NULL ? found : dlsym(handle, name);
}

static bool bind_version(int version) {
    void *common = library("icuuc", version);
    void *internationalization = common != NULL ? library("icui18n", version) : NULL;
    if (internationalization == NULL) {
        if (common != NULL) dlclose(common);
        return false;
    }
    icu.open = (regex_open)symbol(internationalization, "uregex_open", version);
    icu.close = (regex_close)symbol(internationalization, "uregex_close", version);
    icu.set_text = (regex_set_text)symbol(internationalization, "uregex_setText", version);
    icu.matches = (regex_matches)symbol(internationalization, "uregex_matches", version);
    icu.set_time_limit = (regex_set_limit)symbol(internationalization, "uregex_setTimeLimit", version);
    icu.set_stack_limit = (regex_set_limit)symbol(internationalization, "uregex_setStackLimit", version);
    icu.decomposition = (normalizer_instance)symbol(common, "unorm2_getNFDInstance", version);
    icu.normalize = (normalizer_run)symbol(common, "unorm2_normalize", version);
    return icu.open != NULL && icu.close != NULL && icu.set_text != NULL && icu.matches != NULL
        && icu.set_time_limit != NULL && icu.set_stack_limit != NULL && icu.decomposition != NULL
        && icu.normalize != NULL;
}

/* The handles stay open for the life of the process: the functions are used until its end. */
static void find(void) {
    for (int version = newest_version; version >= oldest_version; version--) {
        if (bind_version(version)) {
            icu.available = true;
            return;
        }
    }
}

bool CLodgerICU_available(void) {
    pthread_once(&once, find);
    return icu.available;
}

CLodgerICU_regex *CLodgerICU_open(const uint16_t *pattern, int32_t length, bool ignores_case, int32_t *offset) {
    icu_status status = 0;
    icu_parse_error where = { .line = 0, .offset = -1 };
    void *regex = icu.open(pattern, length, ignores_case ? icu_flag_ignore_case : 0, &where, &status);
    *offset = where.offset;
    if (status > 0) return NULL;
    icu.set_stack_limit(regex, stack_bytes, &status);
    return (CLodgerICU_regex *)regex;
}

CLodgerICU_outcome CLodgerICU_matches(
    CLodgerICU_regex *regex, const uint16_t *text, int32_t length, int32_t milliseconds) {
    icu_status status = 0;
    icu.set_time_limit(regex, milliseconds, &status);
    icu.set_text(regex, text, length, &status);
    if (status > 0) return CLODGER_ICU_FAILED;
    int8_t matched = icu.matches(regex, -1, &status);
    if (status == icu_regex_time_out || status == icu_regex_stack_overflow) return CLODGER_ICU_TOO_EXPENSIVE;
    if (status > 0) return CLODGER_ICU_FAILED;
    return matched ? CLODGER_ICU_YES : CLODGER_ICU_NO;
}

void CLodgerICU_close(CLodgerICU_regex *regex) {
    icu.close(regex);
}

int32_t CLodgerICU_decompose(const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity) {
    icu_status status = 0;
    const void *decomposition = icu.decomposition(&status);
    if (status > 0) return -1;
    int32_t needed = icu.normalize(decomposition, text, length, buffer, capacity, &status);
    return status > 0 && status != icu_buffer_overflow ? -1 : needed;
}
