// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

/// A program of the package, which lies beside that of the tests.
struct Program {
    /// How a run ended.
    struct Run {
        /// The exit status, or the negative number of the signal that ended it.
        var status: Int32 = 0
        var output: [UInt8] = []
        var diagnostics = ""
        /// Whether it had to be ended by the test.
        var isTimedOut = false
        /// Its largest resident size.
        var mostKilobytes = 0

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    static let lodger = Program("lodger")
    static let bundle = Program("lodger-bundle")

    let path: String

    init(_ name: String) {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
        path = URL(filePath: tests).deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
    }

    init(path: String) { self.path = path }

    /// Runs it, but not more programs at once than the machine can.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments, as bytes, since an argument need not be text.
    ///   - environment: Its whole environment.
    ///   - folder: Where it runs.
    ///   - input: What standard input holds.
    ///   - timeout: When it is ended.
    ///   - started: Gets the number of its process.
    /// - Returns: How it ended.
    /// - Throws: A `POSIXError` where it could not be started.
    func run(
        _ arguments: [[UInt8]],
        environment: [String: String],
        in folder: String,
        input: [UInt8] = [],
        timeout: Duration = .seconds(20),
        started: (@Sendable (pid_t) -> Void)? = nil
    ) async throws -> Run {
        await Turnstile.shared.enter()
        let process: ProgramProcess
        do {
            process = try ProgramProcess(path, arguments, environment, folder, input)
        } catch {
            await Turnstile.shared.leave()
            throw error
        }
        started?(process.identifier)
        let run = await process.end(timeout)
        await Turnstile.shared.leave()
        return run
    }
}

/// Lets a few programs run at a time, so that time limits mean something on a small machine.
private actor Turnstile {
    static let shared = Turnstile()

    private var free = 4
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

/// A running program, with files for what it reads and writes.
private struct ProgramProcess: Sendable {
    let identifier: pid_t
    private let output: Int32
    private let diagnostics: Int32

    init(
        _ path: String,
        _ arguments: [[UInt8]],
        _ environment: [String: String],
        _ folder: String,
        _ input: [UInt8]
    ) throws {
        let standardInput = try Self.file()
        defer { close(standardInput) }
        output = try Self.file()
        diagnostics = try Self.file()
        _ = input.withUnsafeBytes { write(standardInput, $0.baseAddress, $0.count) }
        lseek(standardInput, 0, SEEK_SET)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, diagnostics, 2)

        let words = (["env", "-C", folder, path].map { Array($0.utf8) } + arguments).map(Self.copy) + [nil]
        let variables = environment.map { Self.copy(Array("\($0)=\($1)".utf8)) } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var number: pid_t = 0
        let failure = posix_spawn(&number, "/usr/bin/env", &actions, nil, words, variables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
        identifier = number
    }

    private static func file() throws -> Int32 {
        let path = FileManager.default.temporaryDirectory.appending(path: "lodger-\(UUID())").path
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError(.EMFILE) }
        unlink(path)
        return file
    }

    private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
        }
    }

    /// Waits for its end on a thread of its own, since tests share few.
    func end(_ timeout: Duration) async -> Program.Run {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: wait(timeout)) }
        }
    }

    private func wait(_ timeout: Duration) -> Program.Run {
        defer {
            close(output)
            close(diagnostics)
        }
        var run = Program.Run()
        let end = ContinuousClock.now + timeout
        var status: Int32 = 0
        while waitpid(identifier, &status, WNOHANG) == 0 {
            run.mostKilobytes = max(run.mostKilobytes, mostKilobytes)
            if !run.isTimedOut, ContinuousClock.now > end {
                run.isTimedOut = true
                kill(identifier, SIGKILL)
            }
            usleep(3000)
        }
        run.status = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
        run.output = Self.contents(output)
        run.diagnostics = String(decoding: Self.contents(diagnostics), as: UTF8.self)
        return run
    }

    /// The largest resident size so far; what `wait4` tells holds also for the program that has started this one.
    private var mostKilobytes: Int {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(identifier)/status"),
            let text = (try? file.readToEnd()).map({ String(decoding: $0, as: UTF8.self) }),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
        else { return 0 }
        return line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0
    }

    private static func contents(_ file: Int32) -> [UInt8] {
        let size = Int(lseek(file, 0, SEEK_END))
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, pread(file, buffer.baseAddress, size, 0))
        }
    }
}
