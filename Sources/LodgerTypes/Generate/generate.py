#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes SystemTypes+Data.swift from types.tsv: run it after every change of types.tsv.

The tables are number arrays and text that the compiler lays out as constant data, so that a program that uses them
reads no file, parses nothing and runs no initialiser.
"""

from pathlib import Path

HERE = Path(__file__).parent
EMPTY = 0xFFFF


def rows():
    """The types as (identifier, parents, extensions, MIME types), in order."""
    result = []
    for line in (HERE / "types.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        identifier, parents, extensions, mime_types = (line.split("\t") + [""] * 3)[:4]
        result.append((identifier, parents.split(), extensions.split(), mime_types.split()))
    identifiers = [row[0] for row in result]
    assert identifiers == sorted(set(identifiers)), "sorted, each once"
    return result


def closure(direct, index):
    """Everything that a type conforms to beside itself, nearest first."""
    found, queue = [], list(direct[index])
    while queue:
        parent = queue.pop(0)
        if parent not in found:
            found.append(parent)
            queue += direct[parent]
    assert index not in found, "a cycle"
    return found


def slot_of(text, count):
    """Where the look-up starts; `StaticIndex.hash` computes the same."""
    word = text.encode()
    if len(word) >= 8:
        offsets = list(range(0, len(word) - 8, 8)) + [len(word) - 8]
        values = [int.from_bytes(word[offset:offset + 8], "little") for offset in offsets]
    else:
        values = [int.from_bytes(word, "big")]
    hash_value = len(word)
    for value in values:
        hash_value = ((hash_value ^ (value | 0x2020202020202020)) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        hash_value ^= hash_value >> 32
    return hash_value % count


def numbers(values, indent):
    lines, line = [], ""
    for value in values:
        item = f"{value}, "
        if len(indent) + len(line) + len(item) > 120:
            lines.append(indent + line.rstrip())
            line = ""
        line += item
    if line:
        lines.append(indent + line.rstrip())
    return "\n".join(lines)


def array(values):
    return "[\n" + numbers(values, " " * 12) + "\n        ]" if values else "[]"


def index_table(name, summary, entries):
    starts = [0]
    for entry in entries:
        assert entry == entry.lower() and entry.isascii(), entry
        starts.append(starts[-1] + len(entry) + 1)
    size = 64
    while size < 2 * len(entries):
        size *= 2
    slots = [EMPTY] * size
    for number, entry in enumerate(entries):
        slot = slot_of(entry, size)
        while slots[slot] != EMPTY:
            slot = (slot + 1) % size
        slots[slot] = number
    text = "\n".join(" " * 12 + entry for entry in entries)
    return f'''
    /// {summary}
    static let {name} = StaticIndex(
        text: """
{text}
            """,
        longest: {max(map(len, entries))},
        starts: {array(starts)},
        slots: {array(slots)}
    )
'''


def list_table(name, summary, lists):
    starts, values = [0], []
    for entry in lists:
        values += entry
        starts.append(len(values))
    return f'''
    /// {summary}
    static let {name} = StaticLists(
        starts: {array(starts)},
        values: {array(values)}
    )
'''


def tag_tables(name, kind, words, carried):
    """The tables for one kind of tag, given each type's tags, those of other types marked with `~`."""
    carriers = {}
    for number, tags in enumerate(carried):
        for tag in tags:
            shared = tag.endswith("~")
            carriers.setdefault(tag.rstrip("~"), []).append((shared, number))
    for tag, types in carriers.items():
        assert [shared for shared, _ in types].count(False) == 1, f"{tag} has not exactly one owner"
    tags = sorted(carriers)
    number_of = {tag: number for number, tag in enumerate(tags)}
    return (
        index_table(f"{name}s", f"Every {words}.", tags)
        + list_table(
            f"{name}sOfType", f"Each type's {words}s, the preferred one first.",
            [[number_of[tag.rstrip("~")] for tag in entry] for entry in carried])
        + list_table(
            f"typesOf{kind}", f"Each {words}'s types, its owner first.",
            [[number for _, number in sorted(carriers[tag])] for tag in tags])
    )


def main():
    types = rows()
    number_of = {row[0]: number for number, row in enumerate(types)}
    direct = [[number_of[parent] for parent in row[1]] for row in types]
    text = (
        "// SPDX-License-Identifier: Apache-2.0\n"
        "// swift-format-ignore-file: written by Generate/generate.py from Generate/types.tsv\n\n"
        "extension SystemTypes {"
        + index_table("identifiers", "Every identifier.", [row[0] for row in types])
        + list_table("parents", "What each type directly conforms to.", direct)
        + list_table(
            "ancestors", "Everything that each type conforms to beside itself, nearest first.",
            [closure(direct, number) for number in range(len(types))])
        + tag_tables("extension", "Extension", "file name extension", [row[2] for row in types])
        + tag_tables("mimeType", "MIMEType", "MIME type", [row[3] for row in types])
        + "}\n"
    )
    (HERE.parent / "SystemTypes+Data.swift").write_text(text)


main()
