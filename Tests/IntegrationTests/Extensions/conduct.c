// SPDX-License-Identifier: Apache-2.0

// An extension that behaves as the title of its first item says.

#define _GNU_SOURCE

#include "conduct.h"

#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>

#ifndef WITHOUT_NOTE
LODGER_EXTENSION_NOTE(1, 0, LODGER_NOTE_EXTENSION_SAFE);
#endif

static const lodger_context_table_t *contexts;
static const lodger_value_table_t *values;
static const lodger_error_table_t *errors;
static const lodger_environment_table_t *environments;

static volatile int spinning = 1;

static void spin(void) {
    while (spinning) {}
}

static void rest(int milliseconds) { usleep((useconds_t)milliseconds * 1000); }

static void sleep_for_ever(void) {
    for (;;) sleep(1000);
}

// MARK: - Answers

static lodger_value_t *string(const char *text) { return values->make_string(text, strlen(text)); }

static void answer(lodger_context_t *context, const char *text) {
    const char *keys[] = {"contentText"};
    const lodger_value_t *fields[] = {string(text)};
    const lodger_value_t *item = values->make_dictionary(keys, fields, 1);
    contexts->complete(context, values->make_array(&item, 1), NULL, NULL);
}

static const lodger_value_t *attachment(const char *type, const char *name, const lodger_value_t *value) {
    const lodger_value_t *types = string(type);
    const char *keys[] = {"registeredTypeIdentifiers", "value", "suggestedName"};
    const lodger_value_t *fields[] = {values->make_array(&types, 1), value, name ? string(name) : NULL};
    return values->make_dictionary(keys, fields, name ? 3 : 2);
}

static void answer_attachments(lodger_context_t *context, const lodger_value_t *const *attachments, size_t count) {
    const char *keys[] = {"attachments"};
    const lodger_value_t *fields[] = {values->make_array(attachments, count)};
    const lodger_value_t *item = values->make_dictionary(keys, fields, 1);
    contexts->complete(context, values->make_array(&item, 1), NULL, NULL);
}

static const lodger_value_t *file(const char *content) {
    int descriptor = memfd_create("returned", 0);
    if (write(descriptor, content, strlen(content)) < 0) abort();
    return values->make_file(descriptor);
}

static const char *text_of_item(lodger_context_t *context, const char *key) {
    return values->text(values->value_for_key(values->element(contexts->items(context), 0), key), NULL);
}

// MARK: - The process

static void exit_0(lodger_context_t *context) { (void)context; exit(0); }
static void exit_7(lodger_context_t *context) { (void)context; exit(7); }
static void exit_at_once(lodger_context_t *context) { (void)context; _exit(3); }
static void abort_now(lodger_context_t *context) {
    (void)context;
    puts("about to abort");
    abort();
}
static void segfault(lodger_context_t *context) { (void)context; *(volatile int *)8 = 1; }
static void illegal(lodger_context_t *context) { (void)context; raise(SIGILL); }
static void stop(lodger_context_t *context) { (void)context; raise(SIGSTOP); }
static void spin_now(lodger_context_t *context) { (void)context; spin(); }
static void sleep_now(lodger_context_t *context) { (void)context; sleep_for_ever(); }
static void never(lodger_context_t *context) { contexts->retain(context); }
static void give_up(lodger_context_t *context) { (void)context; }

static void fork_child(lodger_context_t *context) {
    if (fork() == 0) sleep_for_ever();
    answer(context, "forked");
}

static void fork_and_exit(lodger_context_t *context) {
    (void)context;
    if (fork() == 0) sleep_for_ever();
    _exit(0);
}

static void close_output(lodger_context_t *context) {
    close(1);
    close(2);
    rest(50);
    answer(context, "closed");
}

static void environment(lodger_context_t *context) {
    static char text[8192];
    const lodger_value_t *told = environments->values();
    int length = snprintf(
        text, sizeof text, "%s\n%s\n%s\n%s\n", getenv("HOME"), getenv("TMPDIR"),
        values->text(values->value_for_key(told, "containerPath"), NULL),
        values->text(values->value_for_key(told, "temporaryPath"), NULL));
    for (char **variable = environ; *variable && length < (int)sizeof text; variable++) {
        length += snprintf(text + length, sizeof text - (size_t)length, "%s\n", *variable);
    }
    answer(context, text);
}

static void write_note(lodger_context_t *context) {
    char path[4096];
    snprintf(path, sizeof path, "%s/note", getenv("HOME"));
    int note = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    answer(context, note >= 0 && write(note, "x", 1) == 1 ? "written" : "not written");
}

// MARK: - Descriptor 3

static void close_and_spin(lodger_context_t *context) { (void)context; close(3); spin(); }
static void close_and_sleep(lodger_context_t *context) { (void)context; close(3); sleep_for_ever(); }
static void close_and_return(lodger_context_t *context) { contexts->retain(context); close(3); }
static void close_and_open(lodger_context_t *context) {
    contexts->retain(context);
    close(3);
    open("/dev/zero", O_RDWR);
}

static void junk(lodger_context_t *context) {
    contexts->retain(context);
    unsigned char bytes[300];
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (unsigned char)(i * 37 + 11);
    send(3, bytes, sizeof bytes, 0);
}

static void empty(lodger_context_t *context) {
    contexts->retain(context);
    send(3, "", 0, 0);
}

static void over_long(lodger_context_t *context) {
    contexts->retain(context);
    static unsigned char bytes[128 * 1024 + 1] = {7};
    send(3, bytes, sizeof bytes, 0);
}

/// A notice on a route that nobody knows: a header of sixteen bytes and {"route": "x/y", "payload": null}.
static const unsigned char unknown_notice[] = "\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xA2\x65route\x63x/y\x67payload\xF6";

static void too_many_descriptors(lodger_context_t *context) {
    contexts->retain(context);
    enum { count = 65 };
    unsigned char bytes[sizeof unknown_notice - 1];
    memcpy(bytes, unknown_notice, sizeof bytes);
    bytes[2] = count;
    struct iovec part = {bytes, sizeof bytes};
    union {
        struct cmsghdr header;
        char room[CMSG_SPACE(count * sizeof(int))];
    } control = {0};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *header = (struct cmsghdr){
        .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(count * sizeof(int))};
    int *descriptors = (int *)CMSG_DATA(header);
    for (int i = 0; i < count; i++) descriptors[i] = 1;
    sendmsg(3, &message, 0);
}

static void unannounced_descriptors(lodger_context_t *context) {
    contexts->retain(context);
    unsigned char bytes[sizeof unknown_notice - 1];
    memcpy(bytes, unknown_notice, sizeof bytes);
    bytes[2] = 2;
    send(3, bytes, sizeof bytes, 0);
}

static void second_hello(lodger_context_t *context) {
    contexts->retain(context);
    static const unsigned char hello[] = "\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xA1\x68protocol\x82\1\0";
    send(3, hello, sizeof hello - 1, 0);
}

static void unknown_frames(lodger_context_t *context) {
    unsigned char later[20] = {200};
    for (int i = 0; i < 100; i++) {
        send(3, unknown_notice, sizeof unknown_notice - 1, 0);
        send(3, later, sizeof later, 0);
    }
    answer(context, "answered");
}

static void flood(lodger_context_t *context) {
    (void)context;
    for (;;) send(3, unknown_notice, sizeof unknown_notice - 1, 0);
}

/// A request of the extension's to load the first attachment of the host's request 3.
static size_t load_frame(unsigned char *bytes, uint64_t number) {
    static const unsigned char body[] = "\xA2\x65route\x69item/load\x67payload\xA4\x67request\3\x64item\0"
                                        "\x6A" "attachment\0\x64type\x71public.plain-text";
    memset(bytes, 0, 16);
    bytes[0] = 2;
    memcpy(bytes + 8, &number, 8);
    memcpy(bytes + 16, body, sizeof body - 1);
    return 16 + sizeof body - 1;
}

static void flood_loads(lodger_context_t *context) {
    (void)context;
    unsigned char bytes[256];
    for (uint64_t number = 2;; number += 2) send(3, bytes, load_frame(bytes, number), 0);
}

static void hosts_number(lodger_context_t *context) {
    contexts->retain(context);
    unsigned char bytes[256];
    send(3, bytes, load_frame(bytes, 5), 0);
}

static void same_number(lodger_context_t *context) {
    contexts->retain(context);
    unsigned char bytes[256];
    for (int i = 0; i < 1000; i++) send(3, bytes, load_frame(bytes, 2), MSG_DONTWAIT);
    sleep_for_ever();
}

static void answer_unasked(lodger_context_t *context) {
    static const unsigned char reply[] = "\3\0\0\0\0\0\0\0\x2B\0\0\0\0\0\0\0\xA0";
    send(3, reply, sizeof reply - 1, 0);
    answer(context, "answered");
}

static void progress(lodger_context_t *context) {
    for (int i = 0; i <= 4; i++) contexts->progress(context, i, 4);
    answer(context, "done");
}

static void flood_progress(lodger_context_t *context) {
    for (int64_t i = 0;; i++) contexts->progress(context, i, -1);
}

static void flood_log(lodger_context_t *context) {
    (void)context;
    static char line[1000];
    memset(line, '.', sizeof line - 1);
    line[sizeof line - 1] = '\n';
    for (int i = 0; i < 100 * 1000; i++) fwrite(line, 1, sizeof line, stdout);
    puts("the last line");
    abort();
}

// MARK: - Ends

static void twice(lodger_context_t *context) {
    contexts->retain(context);
    answer(context, "first");
    answer(context, "second");
}

static void complete_after_cancel(lodger_context_t *context) {
    contexts->cancel(context, errors->make("org.example", 5, "Changed my mind.", NULL));
    answer(context, "too late");
}

static void own_error(lodger_context_t *context) {
    contexts->cancel(context, errors->make("org.example.Errors", 42, "No luck today.", NULL));
}

static void imitate_errors(lodger_context_t *context) {
    contexts->cancel(context, errors->make("LodgerErrorDomain", 3, "There is no such extension.", NULL));
}

static void persons_cancel(lodger_context_t *context) { contexts->cancel(context, NULL); }

static void *answer_soon(void *context) {
    rest(50);
    answer(context, "from a thread");
    contexts->release(context);
    return NULL;
}

static void answer_later(lodger_context_t *context) {
    pthread_t thread;
    pthread_create(&thread, NULL, answer_soon, contexts->retain(context));
    pthread_detach(thread);
}

static void no_list(lodger_context_t *context) { contexts->complete(context, string("no list"), NULL, NULL); }

static void no_items(lodger_context_t *context) { contexts->complete(context, NULL, NULL, NULL); }

static void list_of_numbers(lodger_context_t *context) {
    const lodger_value_t *number = values->make_integer(1);
    contexts->complete(context, values->make_array(&number, 1), NULL, NULL);
}

static void note_end(void *path, int32_t expired) {
    int note = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (write(note, expired ? "e" : "d", 1) < 0) abort();
    close(note);
}

static void work_after_end(lodger_context_t *context) {
    static char path[4096];
    snprintf(path, sizeof path, "%s/after", getenv("HOME"));
    contexts->complete(context, NULL, note_end, path);
}

static void until_cancelled(lodger_context_t *context) {
    contexts->progress(context, 0, 1);
    while (!contexts->is_cancelled(context)) rest(1);
    char path[4096];
    snprintf(path, sizeof path, "%s/cancelled", getenv("HOME"));
    note_end(path, 0);
    contexts->cancel(context, NULL);
}

// MARK: - Values

static void large_data(lodger_context_t *context) {
    size_t size = 5 * 1024 * 1024;
    unsigned char *bytes = malloc(size);
    for (size_t i = 0; i < size; i++) bytes[i] = (unsigned char)(i % 251);
    const lodger_value_t *one = attachment("public.data", "large.bin", values->make_data(bytes, size));
    answer_attachments(context, &one, 1);
}

static void named_file(lodger_context_t *context) {
    const char *name = text_of_item(context, "contentText");
    const lodger_value_t *one = attachment("public.data", name ? name : "", file("content"));
    answer_attachments(context, &one, 1);
}

static void same_names(lodger_context_t *context) {
    const lodger_value_t *both[] = {
        attachment("public.plain-text", "same.txt", file("first")),
        attachment("public.plain-text", "same.txt", file("second"))};
    answer_attachments(context, both, 2);
}

static void folder_as_file(lodger_context_t *context) {
    const lodger_value_t *one = attachment("public.data", "folder", values->make_file(open("/", O_RDONLY)));
    answer_attachments(context, &one, 1);
}

/// A file that never ends: the other end of a pipe that nobody writes to.
static void pipe_as_file(lodger_context_t *context) {
    int ends[2];
    if (pipe(ends) < 0) abort();
    const lodger_value_t *one = attachment("public.data", "pipe", values->make_file(ends[0]));
    answer_attachments(context, &one, 1);
}

static void beyond_the_end(lodger_context_t *context) {
    lodger_error_t *error = NULL;
    lodger_value_t *value = contexts->load_now(context, 9, 9, "public.data", &error);
    answer(context, !value && error ? errors->message(error) : "loaded");
}

static void add(char *text, size_t size, const lodger_value_t *value) {
    size_t used = strlen(text), length = 0;
    lodger_kind_t kind = values->kind(value);
    if (kind == LODGER_KIND_FILE) {
        struct stat status;
        fstat(values->file(value), &status);
        length = (size_t)status.st_size;
    } else if (!values->text(value, &length) && !values->data(value, &length)) {
        length = values->count(value);
    }
    snprintf(text + used, size - used, "%d:%zu ", kind, length);
}

static void load_all(lodger_context_t *context) {
    char text[4096] = "";
    const lodger_value_t *items = contexts->items(context);
    for (size_t i = 0; i < values->count(items); i++) {
        const lodger_value_t *attachments = values->value_for_key(values->element(items, i), "attachments");
        for (size_t j = 0; j < values->count(attachments); j++) {
            const lodger_value_t *one = values->element(attachments, j);
            const lodger_value_t *types = values->value_for_key(one, "registeredTypeIdentifiers");
            const char *type = values->text(values->element(types, 0), NULL);
            lodger_error_t *error = NULL;
            lodger_value_t *value = contexts->load_now(context, i, j, type, &error);
            if (value) add(text, sizeof text, value);
            else strcat(text, "failed ");
            values->release(value);
            errors->release(error);
        }
    }
    answer(context, text);
}

/// Items that hold whatever a value can hold, up to its limits.
static void strange_values(lodger_context_t *context) {
    const char *names[] = {"nan", "far", "early", "infinite", "least", "text", "date", "deep", "file", "empty", ""};
    const lodger_value_t *deep = values->make_null();
    for (int i = 0; i < 50; i++) deep = values->make_array(&deep, 1);
    const lodger_value_t *strange[] = {
        values->make_real(NAN), values->make_date(1e300), values->make_date(-1e300), values->make_real(INFINITY),
        values->make_integer(INT64_MIN), values->make_string("a\0b\x1B[31m", 8), values->make_date(NAN), deep,
        file("in a dictionary"), values->make_data(NULL, 0), values->make_url("", 0)};
    const char *keys[] = {"title", "contentText", "userInfo", "attachments"};
    const lodger_value_t *types = values->make_null();
    const char *attachment_keys[] = {"registeredTypeIdentifiers", "value"};
    const lodger_value_t *attachment_fields[] = {values->make_array(&types, 0), values->make_date(1e18)};
    const lodger_value_t *date = values->make_dictionary(attachment_keys, attachment_fields, 2);
    const lodger_value_t *fields[] = {
        string("\x1B]0;title\a"), NULL, values->make_dictionary(names, strange, 11), values->make_array(&date, 1)};
    const lodger_value_t *item = values->make_dictionary(keys, fields, 4);
    contexts->complete(context, values->make_array(&item, 1), NULL, NULL);
}

static void too_large_data(lodger_context_t *context) {
    size_t size = 257 * 1024 * 1024;
    const lodger_value_t *one = attachment("public.data", "huge.bin", values->make_data(calloc(size, 1), size));
    answer_attachments(context, &one, 1);
}

static void too_many_files(lodger_context_t *context) {
    enum { count = 70 };
    const lodger_value_t *all[count];
    for (int i = 0; i < count; i++) all[i] = attachment("public.data", "file", file("content"));
    answer_attachments(context, all, count);
}

// MARK: - Conduct

static const struct {
    const char *name;
    void (*run)(lodger_context_t *context);
} conducts[] = {
    {"exit 0", exit_0}, {"exit 7", exit_7}, {"_exit", exit_at_once}, {"abort", abort_now}, {"segfault", segfault},
    {"illegal", illegal}, {"stop", stop}, {"spin", spin_now}, {"sleep", sleep_now}, {"never", never},
    {"give up", give_up}, {"fork", fork_child}, {"fork and exit", fork_and_exit}, {"close output", close_output},
    {"environment", environment}, {"write note", write_note},
    {"close 3 and spin", close_and_spin}, {"close 3 and sleep", close_and_sleep},
    {"close 3 and return", close_and_return}, {"close 3 and open", close_and_open}, {"junk", junk}, {"empty", empty},
    {"over-long", over_long}, {"too many descriptors", too_many_descriptors},
    {"unannounced descriptors", unannounced_descriptors}, {"second hello", second_hello},
    {"unknown frames", unknown_frames}, {"flood", flood}, {"flood loads", flood_loads},
    {"host's number", hosts_number}, {"same number", same_number}, {"answer unasked", answer_unasked},
    {"progress", progress}, {"flood progress", flood_progress}, {"flood log", flood_log},
    {"twice", twice}, {"complete after cancel", complete_after_cancel}, {"own error", own_error},
    {"imitate errors", imitate_errors}, {"cancel", persons_cancel}, {"answer later", answer_later},
    {"no list", no_list}, {"no items", no_items}, {"list of numbers", list_of_numbers},
    {"work after end", work_after_end}, {"until cancelled", until_cancelled},
    {"large data", large_data}, {"named file", named_file}, {"same names", same_names},
    {"folder as file", folder_as_file}, {"pipe as file", pipe_as_file}, {"beyond the end", beyond_the_end},
    {"load all", load_all}, {"strange values", strange_values}, {"too large data", too_large_data},
    {"too many files", too_many_files},
};

static void begin(lodger_context_t *context) {
    const char *title = text_of_item(context, "title");
    for (size_t i = 0; title && i < sizeof conducts / sizeof *conducts; i++) {
        if (strcmp(conducts[i].name, title) == 0) {
            conducts[i].run(context);
            return;
        }
    }
    answer(context, title ? title : "no title");
}

static const void *table(const char *id) {
    static const lodger_request_handling_t handling = {sizeof handling, begin, NULL};
#ifdef TABLE
    if (strcmp(id, LODGER_REQUEST_HANDLING_TABLE) == 0) return TABLE;
#endif
    return strcmp(id, LODGER_REQUEST_HANDLING_TABLE) == 0 ? &handling : NULL;
}

#ifdef CONSTRUCTOR
__attribute__((constructor)) static void construct(void) { CONSTRUCTOR; }
#endif

#ifndef WITHOUT_ENTRY
LODGER_EXPORT const lodger_extension_t *lodger_extension_entry(const lodger_host_t *host) {
    static const lodger_extension_t extension = {EXTENSION_VERSION, EXTENSION_SIZE, EXTENSION_TABLE};
    contexts = (const lodger_context_table_t *)host->table(LODGER_CONTEXT_TABLE);
    values = (const lodger_value_table_t *)host->table(LODGER_VALUE_TABLE);
    errors = (const lodger_error_table_t *)host->table(LODGER_ERROR_TABLE);
    environments = (const lodger_environment_table_t *)host->table(LODGER_ENVIRONMENT_TABLE);
    ENTRY;
    return &extension;
}
#endif

#ifdef PROGRAM
int main(void) { return 0; }
#endif
