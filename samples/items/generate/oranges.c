// SPDX-License-Identifier: Apache-2.0
// A still life by a window: oranges and a glazed bowl on a wooden table, path traced through a wide lens.

#include "picture.h"

#include <stdbool.h>
#include <stddef.h>

enum { SAMPLES = 160, BOUNCES = 5, FRUITS = 8 };

typedef struct {
    vector centre, stem;
    double radius;
    vector tint;
} fruit;

/// Lengths in decimetres; the table is the plane y = 0.
static const fruit fruits[FRUITS] = {
    {{-0.62, 0.385, 1.55}, {0.35, 0.62, 0.70}, 0.385, {0.86, 0.225, 0.012}},
    {{0.55, 0.90, -0.62}, {0.2, 0.9, 0.5}, 0.40, {0.84, 0.20, 0.010}},
    {{1.28, 0.92, -0.52}, {-0.5, 0.5, 0.8}, 0.38, {0.88, 0.25, 0.013}},
    {{0.92, 0.98, 0.02}, {0.5, 0.25, 0.9}, 0.39, {0.87, 0.23, 0.012}},
    {{0.30, 0.96, 0.00}, {-0.3, 0.95, 0.3}, 0.35, {0.85, 0.26, 0.014}},
    {{0.80, 1.47, -0.36}, {0.1, 0.75, 0.75}, 0.38, {0.86, 0.215, 0.011}},
    {{1.95, 0.36, 1.02}, {-0.7, 0.6, 0.3}, 0.36, {0.87, 0.24, 0.013}},
    {{-2.25, 0.40, -1.9}, {0.2, 0.9, 0.3}, 0.40, {0.86, 0.225, 0.012}},
};

static const vector bowl_centre = {0.80, 1.22, -0.30};
static const double bowl_outer = 1.26, bowl_inner = 1.19, bowl_rim = 0.92;

/// The window: a rectangle of light on the left.
static const vector window_corner = {-6.5, 1.6, -2.6}, window_up = {0, 3.6, 0}, window_along = {0, 0, 4.4};
static const vector window_light = {15.5, 16.2, 17.5};

static const double wall = -7.5;

// MARK: - Surfaces

typedef enum { SKIN, GLAZE, WOOD, PLASTER, WINDOW } material;

typedef struct {
    double distance;
    vector position, normal, colour;
    material material;
    double gloss, roughness;
    const fruit *fruit;
} surface;

static bool crosses_sphere(vector from, vector d, vector centre, double radius, double roots[2]) {
    vector offset = subtract(from, centre);
    double b = dot(offset, d), c = dot(offset, offset) - radius * radius, root = b * b - c;
    if (root <= 0) return false;
    root = sqrt(root);
    roots[0] = -b - root;
    roots[1] = -b + root;
    return true;
}

static void take(surface *nearest, double distance, vector from, vector d, material material) {
    if (distance < 1e-4 || distance >= nearest->distance) return;
    nearest->distance = distance;
    nearest->position = add(from, scale(d, distance));
    nearest->material = material;
}

static void meet_bowl(surface *nearest, vector from, vector d) {
    double radii[2] = {bowl_outer, bowl_inner};
    for (int shell = 0; shell < 2; shell++) {
        double roots[2];
        if (!crosses_sphere(from, d, bowl_centre, radii[shell], roots)) continue;
        for (int k = 0; k < 2; k++) {
            double height = from.y + d.y * roots[k], before = nearest->distance;
            if (height > bowl_rim || height < 0) continue;
            take(nearest, roots[k], from, d, GLAZE);
            if (nearest->distance < before) {
                nearest->normal = scale(subtract(nearest->position, bowl_centre), (shell ? -1 : 1) / radii[shell]);
            }
        }
    }
    double t = (bowl_rim - from.y) / d.y;
    vector at = subtract(add(from, scale(d, t)), bowl_centre);
    double across = at.x * at.x + at.z * at.z, drop = bowl_rim - bowl_centre.y;
    if (across < bowl_outer * bowl_outer - drop * drop && across > bowl_inner * bowl_inner - drop * drop) {
        double before = nearest->distance;
        take(nearest, t, from, d, GLAZE);
        if (nearest->distance < before) nearest->normal = vec(0, 1, 0);
    }
}

static surface meet(vector from, vector d) {
    surface nearest = {.distance = 1e9};
    for (int k = 0; k < FRUITS; k++) {
        double roots[2];
        if (!crosses_sphere(from, d, fruits[k].centre, fruits[k].radius, roots)) continue;
        double before = nearest.distance;
        take(&nearest, roots[0] > 1e-4 ? roots[0] : roots[1], from, d, SKIN);
        if (nearest.distance < before) {
            nearest.normal = scale(subtract(nearest.position, fruits[k].centre), 1 / fruits[k].radius);
            nearest.fruit = &fruits[k];
        }
    }
    meet_bowl(&nearest, from, d);

    double before = nearest.distance;
    take(&nearest, -from.y / d.y, from, d, WOOD);
    if (nearest.distance < before) nearest.normal = vec(0, 1, 0);

    before = nearest.distance;
    take(&nearest, (wall - from.z) / d.z, from, d, PLASTER);
    if (nearest.distance < before) nearest.normal = vec(0, 0, 1);

    double t = (window_corner.x - from.x) / d.x;
    vector at = subtract(add(from, scale(d, t)), window_corner);
    if (at.y > 0 && at.y < window_up.y && at.z > 0 && at.z < window_along.z) take(&nearest, t, from, d, WINDOW);
    return nearest;
}

// MARK: - Looks

static void look_of_skin(surface *s) {
    const fruit *fruit = s->fruit;
    vector local = subtract(s->position, fruit->centre);
    vector stem = normalize(fruit->stem);
    double pole = dot(local, stem) / fruit->radius;

    // Pores: dents where the noise is low, felt as a tilt of the normal.
    double frequency = 46, step = 0.004;
    double here = noise(scale(s->position, frequency));
    vector slope = vec(noise(scale(add(s->position, vec(step, 0, 0)), frequency)) - here,
                       noise(scale(add(s->position, vec(0, step, 0)), frequency)) - here,
                       noise(scale(add(s->position, vec(0, 0, step)), frequency)) - here);
    double broad = fractal(scale(s->position, 5), 3) - 0.5;
    s->normal = normalize(subtract(s->normal, scale(slope, 0.85)));

    double mottled = fractal(scale(s->position, 3.1), 4);
    s->colour = blend(fruit->tint, times(fruit->tint, vec(1.02, 1.22, 1.1)), smoothstep(0.4, 0.7, mottled));
    s->colour = scale(s->colour, 0.86 + 0.2 * smoothstep(0.25, 0.6, here) + 0.1 * broad);

    double around = fractal(scale(local, 30), 2);
    double rim = smoothstep(0.955, 0.985, pole + 0.02 * (around - 0.5));
    s->colour = blend(s->colour, times(s->colour, vec(0.72, 0.62, 0.6)), rim);
    double button = smoothstep(0.9885, 0.9908, pole + 0.006 * (around - 0.5));
    s->colour = blend(s->colour, scale(vec(0.13, 0.15, 0.045), 0.6 + 0.8 * around), button);
    s->gloss = button > 0.5 ? 0 : 1;
    s->roughness = 0.24;
}

static void look_of_glaze(surface *s) {
    double height = s->position.y + 0.012 * (fractal(scale(s->position, 4), 3) - 0.5);
    double speckle = smoothstep(0.70, 0.78, noise(scale(s->position, 38)));
    vector white = blend(vec(0.74, 0.73, 0.69), vec(0.38, 0.34, 0.28), 0.55 * speckle);
    double band = smoothstep(0.79, 0.805, height) * (1 - smoothstep(0.872, 0.888, height));
    double line = smoothstep(0.722, 0.730, height) * (1 - smoothstep(0.742, 0.750, height));
    double brush = 0.7 + 0.5 * fractal(vec(3 * s->position.x, 30 * height, 3 * s->position.z), 3);
    s->colour = blend(white, scale(vec(0.035, 0.085, 0.26), brush), fmax(band, line));
    s->gloss = 1;
    s->roughness = 0.035;
}

static void look_of_wood(surface *s) {
    const double plank = 1.35;
    double x = s->position.x + 0.25 * s->position.z, z = s->position.z - 0.25 * s->position.x + 0.35;
    double row = floor(z / plank), within = z / plank - row;
    vector grain = vec(0.55 * x + 17.3 * row, 4.1 * row, 3.6 * z);
    double bend = fractal(scale(grain, 0.7), 3);
    double rings = 0.5 + 0.5 * sin(6.2831853 * (3.2 * bend * 2.2 + 1.1 * z));
    double fibre = fractal(vec(1.6 * x, row, 70 * z), 4);
    double pore = smoothstep(0.62, 0.74, noise(vec(5.5 * x, 3 * row, 95 * z)));
    double tone = noise(vec(7.7 * row, 0.5, 0.5));
    vector colour = blend(vec(0.225, 0.115, 0.052), vec(0.40, 0.235, 0.115), 0.55 * rings + 0.45 * fibre);
    colour = scale(colour, (0.72 + 0.5 * tone) * (1 - 0.35 * pore));
    double gap = fmin(within, 1 - within) * plank;
    colour = scale(colour, 0.15 + 0.85 * smoothstep(0.004, 0.020, gap));
    s->colour = colour;
    s->normal = normalize(vec(0.02 * (bend - 0.5), 1, 0.10 * (fibre - 0.5)));
    s->gloss = gap < 0.01 ? 0 : 0.75;
    s->roughness = 0.20 + 0.15 * fibre;
}

static void look_of_plaster(surface *s) {
    double stain = fractal(vec(0.3 * s->position.x, 0.3 * s->position.y, 1), 4);
    s->colour = scale(vec(0.20, 0.235, 0.215), 0.75 + 0.5 * stain);
    s->gloss = 0;
}

static void look_of(surface *s) {
    switch (s->material) {
    case SKIN: look_of_skin(s); break;
    case GLAZE: look_of_glaze(s); break;
    case WOOD: look_of_wood(s); break;
    case PLASTER: look_of_plaster(s); break;
    case WINDOW: break;
    }
}

// MARK: - Light

static vector around_normal(vector n, chance *random) {
    double turn = 6.283185307179586 * draw(random), height = 2 * draw(random) - 1, flat = sqrt(1 - height * height);
    vector point = add(scale(n, 1.0001), vec(flat * cos(turn), flat * sin(turn), height));
    return normalize(point);
}

/// The room behind the camera: dim, with the glow of a lamp high on the right.
static vector room(vector d) {
    vector colour = blend(vec(0.22, 0.20, 0.18), vec(0.34, 0.33, 0.32), clamp(0.5 + 0.5 * d.y, 0, 1));
    double lamp = smoothstep(0.62, 0.95, dot(d, normalize(vec(0.75, 0.62, 0.35))));
    return add(colour, scale(vec(1.25, 0.78, 0.42), lamp));
}

/// Light from one point of the window, where nothing stands between.
static vector from_window(vector at, vector n, chance *random) {
    vector point = add(window_corner, add(scale(window_up, draw(random)), scale(window_along, draw(random))));
    vector path = subtract(point, at);
    double square = dot(path, path);
    vector d = scale(path, 1 / sqrt(square));
    double facing = dot(n, d), leaving = -d.x < 0 ? 0 : -d.x;
    if (facing <= 0 || leaving <= 0) return vec(0, 0, 0);
    if (meet(add(at, scale(n, 1e-3)), d).material != WINDOW) return vec(0, 0, 0);
    double area = window_up.y * window_along.z;
    return scale(window_light, facing * leaving * area / (square * 3.141592653589793));
}

static vector window_seen(vector at) {
    double up = (at.y - window_corner.y) / window_up.y, along = (at.z - window_corner.z) / window_along.z;
    // The cross of the frame, seen only in reflections.
    bool frame = fabs(up - 0.5) < 0.018 || fabs(along - 0.5) < 0.022;
    return frame ? vec(0.5, 0.45, 0.4) : scale(window_light, 0.75 + 0.5 * up);
}

static vector trace(vector from, vector d, chance *random) {
    vector light = vec(0, 0, 0), share = vec(1, 1, 1);
    bool sees_window = true;
    for (int bounce = 0; bounce < BOUNCES; bounce++) {
        surface s = meet(from, d);
        if (s.distance > 60) return add(light, times(share, room(d)));
        if (s.material == WINDOW) return sees_window ? add(light, times(share, window_seen(s.position))) : light;
        vector face = s.normal;
        look_of(&s);
        if (dot(s.normal, d) > -0.02) s.normal = face;

        double cosine = clamp(-dot(s.normal, d), 0, 1);
        double mirrored = s.gloss * (0.04 + 0.96 * pow(1 - cosine, 5) * (1 - 0.8 * s.roughness));
        from = add(s.position, scale(face, 1e-3));
        if (draw(random) < mirrored) {
            vector rough = scale(subtract(around_normal(s.normal, random), s.normal), s.roughness);
            d = normalize(add(reflect(d, s.normal), rough));
            if (dot(d, face) <= 0) return light;
            sees_window = true;
            continue;
        }
        share = times(share, s.colour);
        light = add(light, times(share, from_window(s.position, s.normal, random)));
        d = around_normal(s.normal, random);
        if (dot(d, face) <= 0) return light;
        sees_window = false;
    }
    return light;
}

void draw_oranges(canvas *canvas) {
    const vector eye = vec(-0.55, 2.55, 6.9), target = vec(0.32, 0.72, 0.2);
    const vector forward = normalize(subtract(target, eye));
    const vector right = normalize(cross(forward, vec(0, 1, 0))), up = cross(right, forward);
    const double focus = dot(subtract(vec(-0.50, 0.5, 1.9), eye), forward), lens = 0.115, length = 1.62;
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < HEIGHT; y++) {
        chance random = {500000 + (uint64_t)y};
        for (int x = 0; x < WIDTH; x++) {
            vector sum = vec(0, 0, 0);
            for (int sample = 0; sample < SAMPLES; sample++) {
                double u = (x + draw(&random) - WIDTH / 2.0) / WIDTH, v = (HEIGHT / 2.0 - y - draw(&random)) / WIDTH;
                vector d = add(scale(forward, length), add(scale(right, u), scale(up, v)));
                vector sharp = scale(d, focus / length);
                double turn = 6.283185307179586 * draw(&random), radius = lens * sqrt(draw(&random));
                vector shift = add(scale(right, radius * cos(turn)), scale(up, radius * sin(turn)));
                vector light = trace(add(eye, shift), normalize(subtract(sharp, shift)), &random);
                // A cap keeps single bright paths from standing out as dots.
                sum = add(sum, vec(fmin(light.x, 8), fmin(light.y, 8), fmin(light.z, 8)));
            }
            canvas->pixels[y][x] = scale(sum, 1.0 / SAMPLES);
        }
    }
}
