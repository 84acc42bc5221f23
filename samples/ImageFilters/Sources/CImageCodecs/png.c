/* SPDX-License-Identifier: Apache-2.0 */

#include "CImageCodecs.h"

#include <lodger/lodger.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Extensions may use this library: it does nothing that is unsafe in them. */
LODGER_EXTENSION_NOTE(1, 0, LODGER_NOTE_EXTENSION_SAFE);

static int fail(png_image *file, char message[200]) {
    snprintf(message, 200, "libpng: %s", file->message);
    png_image_free(file);
    return 0;
}

int image_read_png(const void *bytes, size_t length, image_pixels_t *image, char message[200]) {
    png_image file;
    memset(&file, 0, sizeof file);
    file.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&file, bytes, length)) return fail(&file, message);

    file.format = file.format & PNG_FORMAT_FLAG_ALPHA ? PNG_FORMAT_RGBA : PNG_FORMAT_RGB;
    memset(image, 0, sizeof *image);
    image->width = file.width;
    image->height = file.height;
    image->channels = PNG_IMAGE_SAMPLE_CHANNELS(file.format);
    if ((uint64_t)file.width * file.height > IMAGE_MOST_PIXELS) {
        snprintf(message, 200, "the picture has more than %u pixels", IMAGE_MOST_PIXELS);
        png_image_free(&file);
        return 0;
    }
    image->bytes = malloc(PNG_IMAGE_SIZE(file));
    if (!image->bytes) {
        snprintf(message, 200, "the picture is too large for the memory");
        png_image_free(&file);
        return 0;
    }
    if (png_image_finish_read(&file, NULL, image->bytes, 0, NULL)) return 1;
    image_free(image);
    return fail(&file, message);
}

void *image_write_png(const image_pixels_t *image, size_t *length, char message[200]) {
    png_image file;
    memset(&file, 0, sizeof file);
    file.version = PNG_IMAGE_VERSION;
    file.width = image->width;
    file.height = image->height;
    file.format = image->channels == 2 ? PNG_FORMAT_GA : PNG_FORMAT_GRAY;

    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(file);
    void *bytes = malloc(size);
    if (!bytes) {
        snprintf(message, 200, "the picture is too large for the memory");
        return NULL;
    }
    if (!png_image_write_to_memory(&file, bytes, &size, 0, image->bytes, 0, NULL)) {
        free(bytes);
        fail(&file, message);
        return NULL;
    }
    *length = size;
    return bytes;
}

void image_free(image_pixels_t *image) {
    free(image->bytes);
    free(image->exif);
    image->bytes = image->exif = NULL;
}
