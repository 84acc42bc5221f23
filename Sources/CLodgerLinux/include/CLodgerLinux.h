// SPDX-License-Identifier: Apache-2.0

/// Linux system calls and constants that Swift's Glibc module lacks or cannot import.
///
/// Every function returns `-errno` on failure, so that nothing between the call and the check can change the reason.

#ifndef CLODGERLINUX_H
#define CLODGERLINUX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Opens a pipe whose ends close on exec.
int CLodgerLinux_pipe(int ends[2]);

/// Opens a pair of connected sequenced-packet sockets that close on exec.
int CLodgerLinux_seqpacket_pair(int ends[2]);

/// Makes an anonymous memory file that accepts seals and closes on exec.
int CLodgerLinux_memfd_create(const char *name);

/// Forbids every later change of a memory file's size and content, and of its seals.
int CLodgerLinux_memfd_seal(int descriptor);

/// Whether a descriptor is a memory file that nobody can change any more: 1 yes, 0 no.
int CLodgerLinux_memfd_is_sealed(int descriptor);

/// Sends one packet with descriptors; `flags` are those of `sendmsg`.
ssize_t CLodgerLinux_send(
    int socket, const void *first, size_t first_length, const void *second, size_t second_length,
    const int *descriptors, size_t descriptor_count, int flags);

/// What came with one packet.
typedef struct CLodgerLinux_received {
    /// Length of the whole packet, also where it did not fit.
    size_t length;
    /// Descriptors stored.
    size_t descriptor_count;
    /// 1 where the packet or its descriptors did not fit.
    int truncated;
} CLodgerLinux_received;

/// Receives one packet into `buffer` with at most `descriptor_capacity` descriptors, each close-on-exec.
///
/// Returns 1 for a packet (an empty one too), 0 for the end of the connection.
int CLodgerLinux_receive(
    int socket, void *buffer, size_t capacity, int *descriptors, size_t descriptor_capacity, int flags,
    CLodgerLinux_received *received);

/// Most descriptors that `CLodgerLinux_send` and `CLodgerLinux_receive` carry with one packet.
#define CLODGERLINUX_MOST_DESCRIPTORS 64

/// Opens a descriptor that becomes readable when the process ends.
int CLodgerLinux_pidfd_open(pid_t process);

/// Sends a signal to the process behind a descriptor of `CLodgerLinux_pidfd_open`.
int CLodgerLinux_pidfd_send_signal(int descriptor, int signal);

/// Starts a program as the leader of a process group, with `input`, `output` (also for errors) and `connection` as its
/// descriptors 0 to 3 and no others.
int CLodgerLinux_spawn(
    const char *path, char *const arguments[], char *const environment[], int input, int output, int connection,
    pid_t *process);

/// How a process ended.
typedef struct CLodgerLinux_ending {
    /// The exit status, or -1.
    int exit_status;
    /// The signal that ended it, or 0.
    int signal;
} CLodgerLinux_ending;

/// Whether a child has ended, leaving it to be collected: 1 yes, 0 no.
int CLodgerLinux_has_ended(int pidfd);

/// Collects a child that has ended: 1 if it had, 0 if it still runs.
int CLodgerLinux_reap(int pidfd, CLodgerLinux_ending *ending);

/// The name of a signal without its first three letters, or NULL.
const char *CLodgerLinux_signal_name(int signal);

/// Names the calling thread, in at most 15 characters, for debuggers and profilers.
void CLodgerLinux_name_thread(const char *name);

/// Makes standard output appear line by line, also where it is no terminal.
void CLodgerLinux_flush_output_by_line(void);

/// Whether memory can be read: 1 yes, 0 no. Asks the kernel, so that a wild address does not end the process.
int CLodgerLinux_is_readable(const void *address, size_t length);

/// Exchanges two files or folders in one step.
int CLodgerLinux_exchange(const char *first, const char *second);

/// Renames without replacing anything: `-EEXIST` where the target exists.
int CLodgerLinux_rename_exclusively(const char *from, const char *to);

/// Asks for a signal when the thread that started this process ends.
int CLodgerLinux_set_parent_death_signal(int signal);

/// Makes an epoll instance that closes on exec.
int CLodgerLinux_epoll_create(void);

/// Events of `CLodgerLinux_epoll_set` and `CLodgerLinux_epoll_wait`.
#define CLODGERLINUX_READABLE 1u
#define CLODGERLINUX_WRITABLE 2u
#define CLODGERLINUX_HANGUP 4u

/// Watches a descriptor for `events`, with `token` to know it by; `is_new` is 0 to change what is watched.
int CLodgerLinux_epoll_set(int epoll, int descriptor, uint32_t events, uint64_t token, int is_new);

/// Stops watching a descriptor.
int CLodgerLinux_epoll_remove(int epoll, int descriptor);

/// One thing that happened.
typedef struct CLodgerLinux_event {
    uint64_t token;
    uint32_t events;
} CLodgerLinux_event;

/// Waits at most `milliseconds` (-1: for ever) and returns how many events were stored.
int CLodgerLinux_epoll_wait(int epoll, CLodgerLinux_event *events, int capacity, int milliseconds);

/// Makes an event counter that does not block and closes on exec.
int CLodgerLinux_eventfd(void);

#endif
