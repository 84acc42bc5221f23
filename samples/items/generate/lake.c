// SPDX-License-Identifier: Apache-2.0
// A mountain lake in the evening: a height field, marched ray by ray, and its reflection in the water.

#include "picture.h"

static const vector sun = {-0.74, 0.36, 0.30};
static const vector eye = {0, 0.35, 0};

enum { SAMPLES = 6 };

// MARK: - Land

/// The height of the land in units of about a hundred metres; below 0 is water.
static double land(double x, double z, int octaves) {
    double sum = 0, weight = 1, total = 0, previous = 1;
    vector p = vec(0.135 * x + 11.3, 0.5, 0.135 * z + 4.2);
    for (int octave = 0; octave < octaves; octave++) {
        // Ridges are where the noise turns; each octave is rougher on ridges than in valleys.
        double ridge = 1 - fabs(2 * noise(p) - 1);
        ridge *= ridge;
        sum += weight * ridge * previous;
        total += weight;
        previous = clamp(0.35 + 0.9 * ridge, 0, 1);
        weight *= 0.47;
        p = vec(1.6 * p.x + 1.2 * p.z, p.y + 7.7, 1.6 * p.z - 1.2 * p.x);
    }
    double shape = sum / total;
    double shore = 10.5 + 2.5 * noise(vec(0.3 * x, 3.3, 0.1 * z)) - 0.22 * fabs(x + 1.5);
    double rise = smoothstep(shore, shore + 26, z);
    return -0.12 + 0.16 * (z - shore) * smoothstep(shore - 3, shore + 2, z) * (1 - rise) * 0.5 + 11.5 * rise * shape -
           0.1 * (1 - smoothstep(shore - 2, shore + 0.5, z));
}

static vector land_normal(double x, double z, double step) {
    double h = land(x, z, 11);
    return normalize(vec(h - land(x + step, z, 11), step, h - land(x, z + step, 11)));
}

/// The distance along the ray to the land, or -1.
static double march(vector from, vector direction, double start, double end, int octaves) {
    double t = start, last = start, last_gap = 1;
    for (int step = 0; step < 260 && t < end; step++) {
        double gap = from.y + direction.y * t - land(from.x + direction.x * t, from.z + direction.z * t, octaves);
        if (gap < 0.0004 * t) return last + (t - last) * last_gap / (last_gap - gap + 1e-9);
        if (from.y + direction.y * t > 13 && direction.y > 0) return -1;
        last = t;
        last_gap = gap;
        t += fmax(0.36 * gap, 0.0012 * t + 0.002);
    }
    return -1;
}

// MARK: - Light

static vector sky(vector d) {
    double up = clamp(d.y, 0, 1);
    vector colour = blend(vec(0.62, 0.66, 0.72), vec(0.10, 0.22, 0.50), 1 - pow(1 - up, 3.2));
    double toward = clamp(dot(d, normalize(sun)), 0, 1);
    colour = add(colour, scale(vec(1.0, 0.62, 0.30), 0.55 * pow(toward, 6)));
    if (d.y > 0.01) {
        vector at = vec(d.x / (d.y + 0.09) * 1.1, 0.7, d.z / (d.y + 0.09) * 0.55);
        double warp = fractal(scale(at, 0.7), 4);
        double cover = fractal(vec(at.x + 1.8 * warp, 2.1, at.z + 1.3 * warp), 8);
        double cloud = smoothstep(0.49, 0.74, cover) * smoothstep(0.01, 0.12, d.y);
        double thick = smoothstep(0.56, 0.82, cover);
        vector lit = blend(vec(1.18, 1.02, 0.88), vec(0.60, 0.60, 0.66), 0.75 * thick);
        colour = blend(colour, lit, 0.88 * cloud);
    }
    return colour;
}

static vector ground(vector at, vector d, double distance) {
    vector to_sun = normalize(sun);
    vector n = land_normal(at.x, at.z, 0.0012 * distance + 0.001);
    double fine = fractal(vec(9 * at.x, 9 * at.y, 9 * at.z), 5);
    double coarse = fractal(vec(0.9 * at.x, 1.3 * at.y, 0.9 * at.z), 5);

    vector rock = blend(vec(0.115, 0.10, 0.09), vec(0.25, 0.225, 0.20), fine);
    double strata = fractal(vec(0.4 * at.x, 7 * at.y, 0.4 * at.z), 4);
    rock = scale(rock, 0.75 + 0.5 * strata);
    vector meadow = blend(vec(0.055, 0.075, 0.022), vec(0.12, 0.115, 0.04), coarse);
    double trees = fractal(vec(16 * at.x, 5 * at.y, 16 * at.z), 3);
    vector forest = scale(vec(0.020, 0.036, 0.018), 0.35 + 1.3 * trees);

    double green = smoothstep(0.50, 0.72, n.y + 0.25 * (coarse - 0.5)) * (1 - smoothstep(2.2, 3.8, at.y + 2 * coarse));
    double wood = smoothstep(0.40, 0.52, coarse + 0.1 * (trees - 0.5)) * (1 - smoothstep(1.3, 2.4, at.y + 1.2 * coarse));
    double snow = smoothstep(0.52, 0.70, n.y + 0.22 * (fine - 0.5)) * smoothstep(3.7, 5.3, at.y + 1.6 * (coarse - 0.5));
    vector colour = blend(rock, meadow, green);
    colour = blend(colour, forest, wood * smoothstep(0.35, 0.6, n.y));
    colour = blend(colour, vec(0.80, 0.83, 0.88), snow);
    double pebbles = 1 - smoothstep(0.02, 0.10, at.y + 0.05 * (fine - 0.5));
    colour = blend(colour, scale(vec(0.20, 0.185, 0.165), 0.5 + fine), pebbles);

    double direct = clamp(dot(n, to_sun), 0, 1);
    if (direct > 0) {
        // Slightly raised, so that the land does not shade itself.
        vector raised = add(at, scale(n, 0.004 * distance));
        if (march(raised, to_sun, 0.02 * distance, 30, 7) > 0) direct = 0;
    }
    double open = 0.5 + 0.5 * n.y;
    vector light = scale(vec(3.3, 2.45, 1.60), direct);
    light = add(light, scale(vec(0.26, 0.36, 0.55), open));
    light = add(light, scale(vec(0.16, 0.12, 0.08), clamp(-n.z * 0.5 + 0.5, 0, 1) * 0.6));
    colour = times(colour, light);

    // Haze lies low and is warmer toward the sun.
    double haze = 1 - exp(-distance * 0.0135 * exp(-0.16 * at.y));
    double toward = clamp(dot(d, to_sun), 0, 1);
    return blend(colour, add(vec(0.40, 0.48, 0.60), scale(vec(0.40, 0.22, 0.05), toward * toward)), haze);
}

static vector look(vector from, vector d, double start) {
    double distance = march(from, d, start, 90, 8);
    if (distance < 0) return sky(d);
    return ground(add(from, scale(d, distance)), d, distance);
}

/// Ripples in bands, as gusts leave them, and a glassy strip under the far shore.
static vector water(vector at, vector d, double distance) {
    double gust = smoothstep(0.36, 0.62, fractal(vec(0.22 * at.x, 0.4, 0.75 * at.z), 3));
    double height = (0.006 + 0.030 * gust) / (1 + 0.04 * distance);
    vector p = vec(2.6 * at.x, 0, 7.5 * at.z);
    double a = fractal(p, 4), b = fractal(vec(p.x + 31.7, 1.3, p.z - 12.9), 4);
    vector n = normalize(vec(height * (a - 0.5) * 2, 1, height * (b - 0.5) * 5));
    vector mirrored = reflect(d, n);
    mirrored.y = fabs(mirrored.y) + 0.0005;
    double fresnel = 0.02 + 0.98 * pow(1 - clamp(-dot(d, n), 0, 1), 5);
    vector bed = scale(vec(0.030, 0.060, 0.062), 0.8 + 0.4 * fractal(scale(at, 1.7), 3));
    vector seen = look(at, normalize(mirrored), 0.05);
    return blend(bed, scale(seen, 0.94), clamp(fresnel * 1.08 + 0.10, 0, 1));
}

static vector trace(vector d) {
    double lake = d.y < 0 ? eye.y / -d.y : 1e9;
    double hit = march(eye, d, 0.4, fmin(90, lake), 8);
    if (hit > 0) return ground(add(eye, scale(d, hit)), d, hit);
    if (lake > 200) return sky(d);
    return water(add(eye, scale(d, lake)), d, lake);
}

void draw_lake(canvas *canvas) {
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < HEIGHT; y++) {
        chance random = {1000 + (uint64_t)y};
        for (int x = 0; x < WIDTH; x++) {
            vector sum = vec(0, 0, 0);
            for (int sample = 0; sample < SAMPLES; sample++) {
                double u = (x + draw(&random) - WIDTH / 2.0) / WIDTH;
                double v = (HEIGHT * 0.60 - y - draw(&random)) / WIDTH;
                sum = add(sum, trace(normalize(vec(u, v, 0.98))));
            }
            canvas->pixels[y][x] = scale(sum, 1.0 / SAMPLES);
        }
    }
}
