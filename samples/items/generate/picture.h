// SPDX-License-Identifier: Apache-2.0
// What the sample pictures share: vectors, repeatable chance, noise, and a canvas that can be saved.

#ifndef PICTURE_H
#define PICTURE_H

#include <math.h>
#include <stdint.h>

enum { WIDTH = 800, HEIGHT = 600 };

/// A point, a direction, or a colour in linear light.
typedef struct {
    double x, y, z;
} vector;

static inline vector vec(double x, double y, double z) { return (vector){x, y, z}; }
static inline vector add(vector a, vector b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline vector subtract(vector a, vector b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
static inline vector times(vector a, vector b) { return vec(a.x * b.x, a.y * b.y, a.z * b.z); }
static inline vector scale(vector a, double k) { return vec(a.x * k, a.y * k, a.z * k); }
static inline double dot(vector a, vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline vector cross(vector a, vector b) {
    return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
static inline vector normalize(vector a) { return scale(a, 1 / sqrt(dot(a, a))); }
static inline vector reflect(vector d, vector n) { return subtract(d, scale(n, 2 * dot(d, n))); }
static inline double clamp(double value, double low, double high) { return fmin(fmax(value, low), high); }
static inline vector blend(vector a, vector b, double k) { return add(scale(a, 1 - k), scale(b, k)); }
static inline double smoothstep(double from, double to, double value) {
    double t = clamp((value - from) / (to - from), 0, 1);
    return t * t * (3 - 2 * t);
}

/// Repeatable chance: the same seed gives the same numbers everywhere.
typedef struct {
    uint64_t state;
} chance;

static inline uint64_t mix(uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9u;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
    return bits ^ (bits >> 31);
}

/// A number in 0..<1.
static inline double draw(chance *random) {
    random->state += 0x9e3779b97f4a7c15u;
    return (double)(mix(random->state) >> 11) * 0x1p-53;
}

/// Smooth noise in 0...1 over space.
double noise(vector position);

/// Noise summed over octaves, each finer and weaker, in 0...1.
double fractal(vector position, int octaves);

/// The picture in linear light, row by row.
typedef struct {
    vector pixels[HEIGHT][WIDTH];
} canvas;

/// What a camera does to light: exposure, the film's curve, darker corners, grain.
typedef struct {
    double exposure, vignette, grain;
    uint64_t seed;
} film;

/// Renders one picture.
void draw_lake(canvas *canvas);
void draw_oranges(canvas *canvas);

/// Writes one file; 0 on success.
int write_png(const canvas *canvas, film film, const char *path);
int write_jpeg(const canvas *canvas, film film, const char *path);
int write_report(const char *path);

#endif
