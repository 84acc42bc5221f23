// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLodgerLinux.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

enum { control_space = CMSG_SPACE(CLODGERLINUX_MOST_DESCRIPTORS * sizeof(int)) };

ssize_t CLodgerLinux_send(
    int socket, const void *first, size_t first_length, const void *second, size_t second_length,
    const int *descriptors, size_t descriptor_count, int flags) {
    if (descriptor_count > CLODGERLINUX_MOST_DESCRIPTORS) return -E2BIG;
    struct iovec parts[2] = {{(void *)first, first_length}, {(void *)second, second_length}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = second_length ? 2 : 1};
    union {
        struct cmsghdr header;
        char space[control_space];
    } control;
    if (descriptor_count) {
        size_t size = descriptor_count * sizeof(int);
        memset(&control, 0, sizeof control);
        control.header.cmsg_level = SOL_SOCKET;
        control.header.cmsg_type = SCM_RIGHTS;
        control.header.cmsg_len = CMSG_LEN(size);
        memcpy(CMSG_DATA(&control.header), descriptors, size);
        message.msg_control = &control;
        message.msg_controllen = CMSG_SPACE(size);
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, flags | MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

int CLodgerLinux_receive(
    int socket, void *buffer, size_t capacity, int *descriptors, size_t descriptor_capacity, int flags,
    CLodgerLinux_received *received) {
    struct iovec part = {buffer, capacity};
    union {
        struct cmsghdr header;
        char space[control_space];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t length;
    // A peer that went without having read everything shows as a reset once, ahead of what it had sent itself.
    int was_reset = 0;
    do length = recvmsg(socket, &message, flags | MSG_TRUNC | MSG_CMSG_CLOEXEC);
    while (length < 0 && (errno == EINTR || (errno == ECONNRESET && !was_reset++)));
    if (length < 0) return -errno;

    received->length = (size_t)length;
    received->descriptor_count = 0;
    received->truncated = (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        int *found = (int *)(void *)CMSG_DATA(header);
        for (size_t i = 0; i < count; i++) {
            if (received->descriptor_count < descriptor_capacity) {
                descriptors[received->descriptor_count++] = found[i];
            } else {
                close(found[i]);
                received->truncated = 1;
            }
        }
    }
    if (length > 0 || received->descriptor_count > 0) return 1;

    // An empty packet and the end of the connection both read as nothing; only the latter shows as a hang-up.
    struct pollfd state = {.fd = socket, .events = POLLIN | POLLRDHUP};
    if (poll(&state, 1, 0) < 0) return -errno;
    return (state.revents & (POLLRDHUP | POLLHUP)) == 0;
}
