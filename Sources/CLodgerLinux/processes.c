// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLodgerLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// glibc's P_PIDFD arrived later than the kernel's.
enum { id_is_pidfd = 3 };

int CLodgerLinux_pidfd_open(pid_t process) {
    long descriptor = syscall(SYS_pidfd_open, process, 0);
    return descriptor < 0 ? -errno : (int)descriptor;
}

int CLodgerLinux_pidfd_send_signal(int descriptor, int signal) {
    return syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0) < 0 ? -errno : 0;
}

int CLodgerLinux_has_ended(int pidfd) {
    siginfo_t info = {0};
    int outcome;
    do outcome = waitid((idtype_t)id_is_pidfd, (id_t)pidfd, &info, WEXITED | WNOHANG | WNOWAIT);
    while (outcome < 0 && errno == EINTR);
    return outcome < 0 ? -errno : info.si_pid != 0;
}

int CLodgerLinux_reap(int pidfd, CLodgerLinux_ending *ending) {
    siginfo_t info = {0};
    int outcome;
    do outcome = waitid((idtype_t)id_is_pidfd, (id_t)pidfd, &info, WEXITED | WNOHANG);
    while (outcome < 0 && errno == EINTR);
    if (outcome < 0) return -errno;
    if (info.si_pid == 0) return 0;
    ending->exit_status = info.si_code == CLD_EXITED ? info.si_status : -1;
    ending->signal = info.si_code == CLD_EXITED ? 0 : info.si_status;
    return 1;
}

int CLodgerLinux_set_parent_death_signal(int signal) {
    return prctl(PR_SET_PDEATHSIG, signal) < 0 ? -errno : 0;
}

const char *CLodgerLinux_signal_name(int signal) { return sigabbrev_np(signal); }

void CLodgerLinux_name_thread(const char *name) { prctl(PR_SET_NAME, name); }

void CLodgerLinux_flush_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int CLodgerLinux_is_readable(const void *address, size_t length) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) < 0) return 0;
    // The kernel copies from the address and answers EFAULT where it cannot.
    ssize_t written = length <= 4096 ? write(ends[1], address, length) : -1;
    close(ends[0]);
    close(ends[1]);
    return written == (ssize_t)length;
}

/// A copy out of the way of the numbers that the child will use.
static int out_of_the_way(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 10); }

int CLodgerLinux_spawn(
    const char *path, char *const arguments[], char *const environment[], int input, int output, int connection,
    pid_t *process) {
    int ends[3] = {out_of_the_way(input), out_of_the_way(output), out_of_the_way(connection)};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawn_file_actions_init(&actions);
    if (!error) error = posix_spawnattr_init(&attributes);
    for (int i = 0; i < 3; i++) if (!error && ends[i] < 0) error = errno;
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, ends[2], 3);
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(&actions, 4);
    if (!error) error = posix_spawnattr_setsigmask(&attributes, &none);
    if (!error) error = posix_spawnattr_setsigdefault(&attributes, &all);
    // A group of its own: a terminal's interrupt is for the host, and what the child starts can be ended with it.
    if (!error) error = posix_spawnattr_setpgroup(&attributes, 0);
    if (!error)
        error = posix_spawnattr_setflags(
            &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    if (!error) error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    for (int i = 0; i < 3; i++) if (ends[i] >= 0) close(ends[i]);
    return -error;
}
