// SPDX-License-Identifier: Apache-2.0
// A one-page report as PDF, written object by object.

#include "picture.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    const char *font;
    int size, before;
    const char *text;
} line;

/// Text is in WinAnsiEncoding, where an umlaut is one octal escape.
static const line lines[] = {
    {"Bold", 20, 0, "Water levels at the mill, spring"},
    {"Text", 11, 36, "Measured by the volunteers of the mill pond, 1 March to 31 May"},
    {"Text", 11, 30, "The pond was full on every day but four. On 17 March the lower gate stuck half open after"},
    {"Text", 11, 16, "the night frost; the level fell by 31 centimetres within six hours and was back two days later."},
    {"Text", 11, 16, "Nobody was harmed, and the ducks of Frau M\\374ller did not seem to mind."},
    {"Bold", 13, 32, "Figures"},
    {"Text", 11, 22, "March: mean 142 cm, lowest 111 cm, highest 149 cm"},
    {"Text", 11, 16, "April: mean 146 cm, lowest 138 cm, highest 152 cm"},
    {"Text", 11, 16, "May: mean 139 cm, lowest 133 cm, highest 147 cm"},
    {"Bold", 13, 32, "What is next"},
    {"Text", 11, 22, "The gate gets a new hinge before autumn. Until then somebody looks at it every evening"},
    {"Text", 11, 16, "when the forecast is below zero; whoever would like to help finds the list in the shed, next to"},
    {"Text", 11, 16, "the green door (die gr\374ne T\374r)."},
};

int write_report(const char *path) {
    char page[4096] = "0.35 0.45 0.60 rg 72 747 451 2 re f 0 g\nBT\n72 760 Td\n";
    size_t length = strlen(page);
    for (size_t k = 0; k < sizeof lines / sizeof lines[0]; k++) {
        length += (size_t)snprintf(page + length, sizeof page - length, "/%s %d Tf 0 -%d Td (%s) Tj\n", lines[k].font,
                                   lines[k].size, lines[k].before, lines[k].text);
    }
    length += (size_t)snprintf(page + length, sizeof page - length, "ET\n");

    FILE *file = fopen(path, "wb");
    if (file == NULL) return -1;
    const char *objects[] = {
        "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R\n"
        "   /Resources << /Font << /Text 4 0 R /Bold 5 0 R >> >> >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
        NULL,  // The page's contents.
        "<< /Title (Water levels at the mill, spring) >>",
    };
    enum { COUNT = sizeof objects / sizeof objects[0] };
    long offsets[COUNT];
    fputs("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", file);
    for (int k = 0; k < COUNT; k++) {
        offsets[k] = ftell(file);
        fprintf(file, "%d 0 obj\n", k + 1);
        if (objects[k] != NULL) {
            fprintf(file, "%s\n", objects[k]);
        } else {
            fprintf(file, "<< /Length %zu >>\nstream\n%sendstream\n", length, page);
        }
        fputs("endobj\n", file);
    }
    long table = ftell(file);
    fprintf(file, "xref\n0 %d\n0000000000 65535 f \n", COUNT + 1);
    for (int k = 0; k < COUNT; k++) fprintf(file, "%010ld 00000 n \n", offsets[k]);
    fprintf(file, "trailer\n<< /Size %d /Root 1 0 R /Info 7 0 R >>\nstartxref\n%ld\n%%%%EOF\n", COUNT + 1, table);
    return fclose(file);
}
