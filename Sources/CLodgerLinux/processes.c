// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLodgerLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
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
