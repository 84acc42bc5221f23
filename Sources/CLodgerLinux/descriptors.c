// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLodgerLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

static int result(int value) { return value < 0 ? -errno : value; }

int CLodgerLinux_pipe(int ends[2]) { return result(pipe2(ends, O_CLOEXEC)); }

int CLodgerLinux_seqpacket_pair(int ends[2]) {
    return result(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends));
}

int CLodgerLinux_memfd_create(const char *name) { return result(memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING)); }

enum { every_seal = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE };

int CLodgerLinux_memfd_seal(int descriptor) { return result(fcntl(descriptor, F_ADD_SEALS, every_seal)); }

int CLodgerLinux_memfd_is_sealed(int descriptor) {
    int seals = fcntl(descriptor, F_GET_SEALS);
    return seals >= 0 && (seals & every_seal) == every_seal;
}

int CLodgerLinux_exchange(const char *first, const char *second) {
    return result(renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE));
}

int CLodgerLinux_rename_exclusively(const char *from, const char *to) {
    return result(renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE));
}

int CLodgerLinux_epoll_create(void) { return result(epoll_create1(EPOLL_CLOEXEC)); }

int CLodgerLinux_inotify(void) { return result(inotify_init1(IN_CLOEXEC | IN_NONBLOCK)); }

int CLodgerLinux_inotify_watch(int inotify, const char *folder) {
    const uint32_t changes = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF;
    return result(inotify_add_watch(inotify, folder, changes | IN_ONLYDIR));
}

int CLodgerLinux_eventfd(void) { return result(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)); }

int CLodgerLinux_epoll_set(int epoll, int descriptor, uint32_t events, uint64_t token, int is_new) {
    struct epoll_event event = {.data.u64 = token};
    if (events & CLODGERLINUX_READABLE) event.events |= EPOLLIN;
    if (events & CLODGERLINUX_WRITABLE) event.events |= EPOLLOUT;
    return result(epoll_ctl(epoll, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event));
}

int CLodgerLinux_epoll_remove(int epoll, int descriptor) {
    return result(epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, NULL));
}

int CLodgerLinux_epoll_wait(int epoll, CLodgerLinux_event *events, int capacity, int milliseconds) {
    struct epoll_event happened[64];
    if (capacity > 64) capacity = 64;
    int count = epoll_wait(epoll, happened, capacity, milliseconds);
    if (count < 0) return errno == EINTR ? 0 : -errno;
    for (int i = 0; i < count; i++) {
        uint32_t seen = happened[i].events;
        events[i].token = happened[i].data.u64;
        events[i].events = ((seen & EPOLLIN) ? CLODGERLINUX_READABLE : 0)
            | ((seen & EPOLLOUT) ? CLODGERLINUX_WRITABLE : 0)
            | ((seen & (EPOLLHUP | EPOLLERR)) ? CLODGERLINUX_HANGUP : 0);
    }
    return count;
}
