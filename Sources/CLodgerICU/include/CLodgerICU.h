/* SPDX-License-Identifier: Apache-2.0 */

#ifndef CLODGER_ICU_H
#define CLODGER_ICU_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The few calls of ICU that predicates need, found at run time.
 *
 * ICU's symbols carry its version (uregex_open_72), so nothing can be linked that runs with every release.
 * The library is opened on first use; where it is absent, CLodgerICU_available answers false and no other
 * function may be called.
 */

/* What became of a match. */
typedef enum {
    CLODGER_ICU_NO = 0,
    CLODGER_ICU_YES = 1,
    CLODGER_ICU_TOO_EXPENSIVE = 2,
    CLODGER_ICU_FAILED = 3
} CLodgerICU_outcome;

/* A compiled regular expression; one thread at a time may use it. */
typedef struct CLodgerICU_regex CLodgerICU_regex;

/* Whether ICU was found. [any thread] */
bool CLodgerICU_available(void);

/*
 * Compiles a pattern of UTF-16 code units. [any thread]
 *
 * Returns NULL where the pattern is no regular expression; then offset is the code unit that ICU stumbled
 * over, or -1. The caller closes what it gets.
 */
CLodgerICU_regex *_Nullable CLodgerICU_open(
    const uint16_t *_Nonnull pattern, int32_t length, bool ignores_case, int32_t *_Nonnull offset);

/*
 * Whether the expression matches the whole text. [one thread at a time]
 *
 * milliseconds bounds the work (ICU counts steps of about a millisecond); its own stack is bounded too.
 */
CLodgerICU_outcome CLodgerICU_matches(
    CLodgerICU_regex *_Nonnull regex, const uint16_t *_Nonnull text, int32_t length, int32_t milliseconds);

/* Closes an expression. [any thread] */
void CLodgerICU_close(CLodgerICU_regex *_Nonnull regex);

/*
 * Writes the canonical decomposition of a text. [any thread]
 *
 * Returns the length that the whole decomposition has, which may exceed capacity, or -1 on failure.
 */
int32_t CLodgerICU_decompose(
    const uint16_t *_Nonnull text, int32_t length, uint16_t *_Nonnull buffer, int32_t capacity);

#endif
