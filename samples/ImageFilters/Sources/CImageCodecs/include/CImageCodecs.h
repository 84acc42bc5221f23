/* SPDX-License-Identifier: Apache-2.0 */

/** Pictures in and out of files, by libpng and libjpeg. */
#ifndef C_IMAGE_CODECS_H
#define C_IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

/** Most pixels that are read: enough for any camera, and an end for files that lie about their size. */
#define IMAGE_MOST_PIXELS (128u * 1024u * 1024u)

typedef struct image_pixels {
    uint32_t width, height;
    /** Bytes of one pixel: grey, grey and alpha, RGB, RGBA. */
    uint32_t channels;
    /** Rows from the top, without gaps; of `malloc`. */
    uint8_t *bytes;
    /** A JPEG file's Exif data, which says which way is up; of `malloc`, or NULL. */
    uint8_t *exif;
    size_t exif_length;
} image_pixels_t;

/** Reads a file. Gives 1, or 0 with a message of at most 200 bytes. */
int image_read_png(const void *bytes, size_t length, image_pixels_t *image, char message[200]);
int image_read_jpeg(const void *bytes, size_t length, image_pixels_t *image, char message[200]);

/** Writes a grey picture with or without alpha. Gives bytes of `malloc`, or NULL with a message. */
void *image_write_png(const image_pixels_t *image, size_t *length, char message[200]);
/** Writes a grey picture without alpha. */
void *image_write_jpeg(const image_pixels_t *image, size_t *length, char message[200]);

/** Frees what a picture holds. */
void image_free(image_pixels_t *image);

#endif
