// SPDX-License-Identifier: Apache-2.0
//
// Measures GNUstep's NSPredicate: for each argument, an expression, prints a line with the nanoseconds that it takes to
// parse and to evaluate and with the answer, or `-` where GNUstep cannot read or evaluate it.

#import <Foundation/Foundation.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 15, PARSES = 200, EVALUATIONS = 2000 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int compare(const void *left, const void *right) {
    double first = *(const double *)left;
    double second = *(const double *)right;
    return (first > second) - (first < second);
}

static double median(double *values) {
    qsort(values, ROUNDS, sizeof *values, compare);
    return values[ROUNDS / 2];
}

// The same object as lodger-bench has.
static NSDictionary *object(void) {
    return [NSDictionary dictionaryWithObjectsAndKeys:
        @"IMG_2041.jpeg", @"name",
        @"Harbour at night", @"title",
        @"public.jpeg", @"type",
        [NSNumber numberWithInt: 482133], @"bytes",
        [NSNumber numberWithInt: 4032], @"width",
        [NSNumber numberWithInt: 3024], @"height",
        [NSNumber numberWithInt: 4], @"rating",
        [NSArray arrayWithObjects: @"public.jpeg", @"public.file-url", nil], @"attachments",
        nil];
}

static void measure(NSString *expression, NSDictionary *value) {
    double parsing[ROUNDS];
    double evaluating[ROUNDS];
    BOOL answer = NO;
    for (int round = 0; round < ROUNDS; round++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        double start = now();
        for (int index = 0; index < PARSES; index++) [NSPredicate predicateWithFormat: expression];
        parsing[round] = (now() - start) / PARSES;

        NSPredicate *predicate = [NSPredicate predicateWithFormat: expression];
        start = now();
        for (int index = 0; index < EVALUATIONS; index++) answer = [predicate evaluateWithObject: value];
        evaluating[round] = (now() - start) / EVALUATIONS;
        [pool release];
    }
    printf("%.1f %.1f %d\n", median(parsing), median(evaluating), answer);
}

int main(int count, char **arguments) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDictionary *value = object();
    for (int index = 1; index < count; index++) {
        @try {
            measure([NSString stringWithUTF8String: arguments[index]], value);
        } @catch (NSException *exception) {
            printf("-\n");
        }
    }
    [pool release];
    return 0;
}
