// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc
internal import Synchronization

/// News that something came, went or was replaced in folders.
package enum FolderChanges {
    /// One element for any number of changes since the last; it ends only with the task that reads it.
    ///
    /// Folders that are missing or cannot be watched are left out.
    package static func stream(of folders: [String]) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = CLodgerLinux_inotify()
            guard number >= 0 else { return }
            let inotify = SharedDescriptor(OwnedDescriptor(owning: number))
            for folder in folders { _ = unsafe CLodgerLinux_inotify_watch(number, folder) }

            let holder = WatchHolder()
            let loop = EventLoop.shared
            Task(executorPreference: loop) {
                let started = try? loop.watch(inotify.number, for: .readable) { _ in
                    drain(inotify.number)
                    continuation.yield()
                }
                holder.watch.withLock { $0 = started }
            }
            continuation.onTermination = { _ in
                Task(executorPreference: loop) {
                    if let watch = holder.watch.withLock({ $0 }) { loop.stop(watch) }
                    // The descriptor is closed only when nobody watches it any more.
                    withExtendedLifetime(inotify) {}
                }
            }
        }
    }

    private static func drain(_ inotify: CInt) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while unsafe read(inotify, &buffer, buffer.count) > 0 {}
    }
}

/// Hands a watch from the task that begins it to the one that ends it.
private final class WatchHolder: Sendable {
    let watch = Mutex<EventLoop.Watch?>(nil)
}
