/* SPDX-License-Identifier: Apache-2.0 */

#include "CImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

/* libjpeg ends the program at an error unless its caller jumps away. */
typedef struct trap {
    struct jpeg_error_mgr manager;
    jmp_buf back;
    char *message;
} trap_t;

static void jump_back(j_common_ptr codec) {
    trap_t *trap = (trap_t *)codec->err;
    char text[JMSG_LENGTH_MAX];
    trap->manager.format_message(codec, text);
    snprintf(trap->message, 200, "libjpeg: %.180s", text);
    longjmp(trap->back, 1);
}

static void stay_silent(j_common_ptr codec) { (void)codec; }

static void set_trap(trap_t *trap, char *message) {
    jpeg_std_error(&trap->manager);
    trap->manager.error_exit = jump_back;
    trap->manager.output_message = stay_silent;
    trap->message = message;
}

static void keep_exif(const struct jpeg_decompress_struct *codec, image_pixels_t *image) {
    for (jpeg_saved_marker_ptr marker = codec->marker_list; marker; marker = marker->next) {
        if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 6 || memcmp(marker->data, "Exif\0", 6)) continue;
        image->exif = malloc(marker->data_length);
        if (!image->exif) return;
        memcpy(image->exif, marker->data, marker->data_length);
        image->exif_length = marker->data_length;
        return;
    }
}

int image_read_jpeg(const void *bytes, size_t length, image_pixels_t *image, char message[200]) {
    struct jpeg_decompress_struct codec;
    trap_t trap;
    memset(image, 0, sizeof *image);
    set_trap(&trap, message);
    codec.err = &trap.manager;
    jpeg_create_decompress(&codec);
    if (setjmp(trap.back)) {
        jpeg_destroy_decompress(&codec);
        image_free(image);
        return 0;
    }
    jpeg_mem_src(&codec, bytes, length);
    jpeg_save_markers(&codec, JPEG_APP0 + 1, 0xFFFF);
    jpeg_read_header(&codec, TRUE);
    if ((uint64_t)codec.image_width * codec.image_height > IMAGE_MOST_PIXELS) {
        snprintf(message, 200, "the picture has more than %u pixels", IMAGE_MOST_PIXELS);
        longjmp(trap.back, 1);
    }
    codec.out_color_space = JCS_RGB;
    jpeg_start_decompress(&codec);
    image->width = codec.output_width;
    image->height = codec.output_height;
    image->channels = 3;
    size_t row = (size_t)image->width * 3;
    image->bytes = malloc(row * image->height);
    if (!image->bytes) {
        snprintf(message, 200, "the picture is too large for the memory");
        longjmp(trap.back, 1);
    }
    while (codec.output_scanline < codec.output_height) {
        JSAMPROW target = image->bytes + row * codec.output_scanline;
        jpeg_read_scanlines(&codec, &target, 1);
    }
    keep_exif(&codec, image);
    jpeg_finish_decompress(&codec);
    jpeg_destroy_decompress(&codec);
    return 1;
}

void *image_write_jpeg(const image_pixels_t *image, size_t *length, char message[200]) {
    struct jpeg_compress_struct codec;
    trap_t trap;
    unsigned char *bytes = NULL;
    unsigned long size = 0;
    set_trap(&trap, message);
    codec.err = &trap.manager;
    jpeg_create_compress(&codec);
    if (setjmp(trap.back)) {
        /* Which buffer libjpeg held last it does not tell, so that one is not freed. */
        jpeg_destroy_compress(&codec);
        return NULL;
    }
    jpeg_mem_dest(&codec, &bytes, &size);
    codec.image_width = image->width;
    codec.image_height = image->height;
    codec.input_components = 1;
    codec.in_color_space = JCS_GRAYSCALE;
    jpeg_set_defaults(&codec);
    jpeg_set_quality(&codec, 90, TRUE);
    jpeg_start_compress(&codec, TRUE);
    if (image->exif) jpeg_write_marker(&codec, JPEG_APP0 + 1, image->exif, (unsigned int)image->exif_length);
    while (codec.next_scanline < codec.image_height) {
        JSAMPROW row = image->bytes + (size_t)image->width * codec.next_scanline;
        jpeg_write_scanlines(&codec, &row, 1);
    }
    jpeg_finish_compress(&codec);
    jpeg_destroy_compress(&codec);
    *length = size;
    return bytes;
}
