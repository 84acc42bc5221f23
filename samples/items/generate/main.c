// SPDX-License-Identifier: Apache-2.0
// Makes the sample pictures and the sample report, the same bytes every time.
//
//     generate-items samples/items

#include "picture.h"

#include <stdio.h>

static canvas picture;

static const char *path_in(const char *folder, const char *name) {
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", arguments[0]);
        return 2;
    }
    const char *folder = arguments[1];

    draw_lake(&picture);
    film evening = {.exposure = 0.80, .vignette = 0.25, .grain = 0.010, .seed = 1};
    int failed = write_png(&picture, evening, path_in(folder, "photo.png"));

    draw_oranges(&picture);
    film indoors = {.exposure = 1.0, .vignette = 0.35, .grain = 0.012, .seed = 2};
    failed |= write_jpeg(&picture, indoors, path_in(folder, "photo.jpg"));

    failed |= write_report(path_in(folder, "report.pdf"));
    if (failed) perror(folder);
    return failed ? 1 : 0;
}
