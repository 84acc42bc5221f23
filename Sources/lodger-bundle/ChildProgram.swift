// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerSystem

/// A program that does a part of the work.
enum ChildProgram {
    /// Runs a program to its end and returns its exit status, or 128 and the number of the signal that ended it.
    static func run(_ path: String, _ arguments: [String]) throws(PackError) -> CInt {
        var process: pid_t = 0
        let words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe words.indices { unsafe free(words[index]) } }
        let error = unsafe posix_spawn(&process, path, nil, nil, words, environ)
        guard error == 0 else {
            throw PackError(.refused, SystemError(call: "posix_spawn", path: path, errno: error))
        }
        var status: CInt = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else {
                throw PackError(.refused, SystemError(call: "waitpid", path: path, errno: errno))
            }
        }
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
    }
}
