/* SPDX-License-Identifier: Apache-2.0 */

/** The facts about an extension that the host reads before it loads the library.
 *
 * They lie in an ELF note (section `.note.lodger`, name "Lodger", type 1) of twelve 32-bit words in the byte order of
 * the machine. Readers accept eight words or more and ignore those that they do not know; writers leave unused ones
 * zero. */
#ifndef LODGER_NOTE_H
#define LODGER_NOTE_H

#include "base.h"

#define LODGER_NOTE_NAME "Lodger"
#define LODGER_NOTE_TYPE 1u

/** The only layout so far. */
#define LODGER_NOTE_LAYOUT 1u

/** Flag: the library uses nothing that is unsafe in app extensions. Shared libraries that an app embeds for its
 * extensions need it too. It is a claim, which vetting checks. */
#define LODGER_NOTE_EXTENSION_SAFE 1u

typedef struct lodger_note {
    /** Length of `name` with its terminator: 7. */
    uint32_t name_size;
    /** Length of what follows `name`: 48. */
    uint32_t description_size;
    /** `LODGER_NOTE_TYPE`. */
    uint32_t type;
    /** `LODGER_NOTE_NAME`, padded with zeros. */
    char name[8];
    /** `LODGER_NOTE_LAYOUT`. */
    uint32_t layout;
    /** `LODGER_ABI_VERSION`. */
    uint32_t abi_version;
    /** The SDK's version, or 0 for an extension without one. */
    uint32_t sdk_version;
    /** The oldest runtime that the extension runs on. */
    uint32_t minimum_runtime;
    /** The Swift version that built the extension, or 0 for one without Swift. */
    uint32_t swift_version;
    /** `LODGER_NOTE_EXTENSION_SAFE` or 0. */
    uint32_t flags;
    uint32_t reserved[6];
} lodger_note_t;

/** Writes the note of an extension, or of a library that extensions share. Use it once, at file scope.
 *
 * `minimum_major` and `minimum_minor` name the oldest runtime that it runs on; `flags_` is
 * `LODGER_NOTE_EXTENSION_SAFE` or 0. */
#define LODGER_EXTENSION_NOTE(minimum_major, minimum_minor, flags_)                                                    \
    static const lodger_note_t lodger_extension_note                                                                   \
        __attribute__((section(".note.lodger"), used, aligned(4))) = {                                                 \
            7u, 48u, LODGER_NOTE_TYPE, LODGER_NOTE_NAME, LODGER_NOTE_LAYOUT, LODGER_ABI_VERSION, 0u,                   \
            LODGER_VERSION(minimum_major, minimum_minor), 0u, (flags_), {0u, 0u, 0u, 0u, 0u, 0u}}

#endif
