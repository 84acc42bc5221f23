// SPDX-License-Identifier: Apache-2.0

#include "picture.h"

#include <stdio.h>

#include <jpeglib.h>
#include <png.h>

// MARK: - Noise

static double lattice(int64_t x, int64_t y, int64_t z) {
    uint64_t key = (uint64_t)x * 0x9e3779b97f4a7c15u;
    key ^= (uint64_t)y * 0xc2b2ae3d27d4eb4fu;
    key ^= (uint64_t)z * 0x165667b19e3779f9u;
    return (double)(mix(key) >> 11) * 0x1p-53;
}

static double fade(double t) { return t * t * t * (t * (t * 6 - 15) + 10); }

double noise(vector p) {
    double fx = floor(p.x), fy = floor(p.y), fz = floor(p.z);
    int64_t x = (int64_t)fx, y = (int64_t)fy, z = (int64_t)fz;
    double u = fade(p.x - fx), v = fade(p.y - fy), w = fade(p.z - fz);
    double planes[2];
    for (int k = 0; k < 2; k++) {
        double near = lattice(x, y, z + k) * (1 - u) + lattice(x + 1, y, z + k) * u;
        double far = lattice(x, y + 1, z + k) * (1 - u) + lattice(x + 1, y + 1, z + k) * u;
        planes[k] = near * (1 - v) + far * v;
    }
    return planes[0] * (1 - w) + planes[1] * w;
}

double fractal(vector p, int octaves) {
    double sum = 0, weight = 0.5, total = 0;
    for (int octave = 0; octave < octaves; octave++) {
        sum += weight * noise(p);
        total += weight;
        weight *= 0.5;
        // Turned a little, so that the lattices of the octaves do not line up.
        p = vec(1.6 * p.x + 1.2 * p.z + 3.1, 2.03 * p.y + 1.7, 1.6 * p.z - 1.2 * p.x + 5.3);
    }
    return sum / total;
}

// MARK: - From light to bytes

static double curve(double light) {
    double value = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14);
    value = clamp(value, 0, 1);
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055;
}

static void develop_row(const canvas *canvas, film film, int y, uint8_t *bytes) {
    chance random = {film.seed + (uint64_t)y * 7919};
    for (int x = 0; x < WIDTH; x++) {
        double dx = (x - WIDTH / 2.0) / (WIDTH / 2.0), dy = (y - HEIGHT / 2.0) / (WIDTH / 2.0);
        vector light = scale(canvas->pixels[y][x], film.exposure * (1 - film.vignette * (dx * dx + dy * dy)));
        double grain = film.grain * (draw(&random) + draw(&random) + draw(&random) - 1.5);
        double values[3] = {curve(light.x), curve(light.y), curve(light.z)};
        for (int channel = 0; channel < 3; channel++) {
            bytes[3 * x + channel] = (uint8_t)lrint(255 * clamp(values[channel] + grain, 0, 1));
        }
    }
}

// MARK: - Files

int write_png(const canvas *canvas, film film, const char *path) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) return -1;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_init_io(png, file);
    png_set_compression_level(png, 9);
    png_set_IHDR(png, info, WIDTH, HEIGHT, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    for (int y = 0; y < HEIGHT; y++) {
        uint8_t row[3 * WIDTH];
        develop_row(canvas, film, y, row);
        png_write_row(png, row);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return fclose(file);
}

int write_jpeg(const canvas *canvas, film film, const char *path) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) return -1;
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    jpeg_stdio_dest(&jpeg, file);
    jpeg.image_width = WIDTH;
    jpeg.image_height = HEIGHT;
    jpeg.input_components = 3;
    jpeg.in_color_space = JCS_RGB;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, 92, TRUE);
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_start_compress(&jpeg, TRUE);
    for (int y = 0; y < HEIGHT; y++) {
        uint8_t row[3 * WIDTH];
        JSAMPROW rows[] = {row};
        develop_row(canvas, film, y, row);
        jpeg_write_scanlines(&jpeg, rows, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    return fclose(file);
}
