// SPDX-License-Identifier: Apache-2.0

internal import CLodgerLinux
internal import Glibc

/// A thread that nobody waits for.
package enum DetachedThread {
    private final class Body {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Runs `body` on a new thread.
    ///
    /// - Returns: Whether the system could start one.
    @discardableResult
    package static func start(_ body: sending @escaping () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))

        let body = unsafe Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let failed = unsafe pthread_create(
            &thread,
            &attributes,
            { argument in
                if let argument = unsafe argument {
                    unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                }
                return nil
            },
            body.toOpaque()
        )
        if failed != 0 { unsafe body.release() }
        return failed == 0
    }
}
