// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerConnection
internal import LodgerSystem
internal import LodgerWire

extension ExtensionSession {
    /// Starts the process and has it load the extension.
    ///
    /// - Parameters:
    ///   - description: What to start.
    ///   - deadline: When loading must be done.
    /// - Throws: An `ExtensionFailure`; no process is left then.
    package func start(_ description: LaunchDescription, deadline: Duration) async throws(ExtensionFailure) {
        let end = Instant.now.advanced(by: deadline)
        let libraries = try await LibraryCopies.make(description.libraries)
        try spawn(description)
        do throws(ExtensionFailure) {
            _ = try await load(description.payload(libraries), libraries, deadline, until: end).get()
        } catch {
            await close()
            throw error
        }
    }

    private func load(
        _ payload: WireValue,
        _ libraries: [SharedDescriptor],
        _ deadline: Duration,
        until end: Instant
    ) async -> Result<LoadedValue, ExtensionFailure> {
        await withCheckedContinuation { continuation in
            let timer = loop.schedule(at: end) { [weak self] in
                self?.assumeIsolated { $0.end(because: .lateLoading(deadline)) }
            }
            finishLoading = { [loop] result in
                loop.cancelTimer(timer)
                continuation.resume(returning: result)
            }
            connection?.request(.load, payload, descriptors: libraries) { [weak self] _, answer in
                self?.assumeIsolated { $0.loaded(answer) }
            }
        }
    }

    private func spawn(_ description: LaunchDescription) throws(ExtensionFailure) {
        do throws(SystemError) {
            let (mine, its) = try DescriptorPair.sockets().split { ($0.release(), $1.release()) }
            let theirs = OwnedDescriptor(owning: its)
            let socket = OwnedDescriptor(owning: mine)
            let (output, input) = try DescriptorPair.pipe().split { ($0.release(), $1.release()) }
            let log = LogTail(OwnedDescriptor(owning: output))
            let logInput = OwnedDescriptor(owning: input)
            let child = try ChildProcess(
                path: description.runnerPath,
                arguments: ["lodger-runner"],
                environment: description.childEnvironment,
                output: logInput.number,
                connection: theirs.number
            )
            watches.append(
                try loop.watch(child.endDescriptor, for: .readable) { [weak self] _ in
                    self?.assumeIsolated { $0.processEnded() }
                }
            )
            watches.append(
                try loop.watch(log.pipe.number, for: .readable) { [weak self] _ in
                    self?.assumeIsolated { $0.takeLog() }
                }
            )
            self.log = consume log
            process = consume child
            try connect(socket)
        } catch {
            hasEnded = true
            stopWatching()
            process = nil
            throw .cannotStart(description.runnerPath, error)
        }
    }

    private func connect(_ socket: consuming OwnedDescriptor) throws(SystemError) {
        let connection = LoopConnection(socket, loop: loop)
        connection.onRequest = { [weak self] number, route, payload, _ in
            self?.assumeIsolated { $0.serve(number, route, payload) }
        }
        connection.onNotice = { [weak self] route, payload in
            self?.assumeIsolated { $0.heard(route, payload) }
        }
        connection.onDiagnostic = { [weak self] text in self?.assumeIsolated { $0.note(text) } }
        connection.onEnd = { [weak self] error in self?.assumeIsolated { $0.connectionEnded(error) } }
        self.connection = connection
        try connection.start(software: "lodger 1.0.0")
    }

    private func loaded(_ answer: LoopConnection.Answer) {
        let finish = finishLoading
        finishLoading = nil
        switch answer {
        case .success(let answer): finish?(.success(LoadedValue(answer.value)))
        case .failure(let error):
            let failure = ExtensionFailure.refusal(error, name: name)
            end(because: failure)
            finish?(.failure(failure))
        }
    }
}

extension LaunchDescription {
    fileprivate var childEnvironment: [String: String] {
        ChildEnvironment.make(home: home, temporaryFolder: temporaryFolder, host: ProcessVariables.all)
    }

    fileprivate func payload(_ descriptors: [SharedDescriptor]) -> WireValue {
        var payload: [String: WireValue] = [
            "libraries": .array(
                libraries.prefix(descriptors.count).enumerated().map { index, library in
                    ["name": .string(library.name), "file": .descriptor(UInt8(index))]
                }
            ),
            "runtimeVersion": .integer(Int64(runtimeVersion)),
            "environment": environment,
        ]
        if let minimumRuntime { payload["minimumRuntime"] = .integer(Int64(minimumRuntime)) }
        return .dictionary(payload)
    }
}

extension ExtensionFailure {
    fileprivate static func cannotStart(_ path: String, _ error: SystemError) -> ExtensionFailure {
        ExtensionFailure(
            .machineLacks,
            "The extension's process could not be started: \(error).",
            fix: error.errno == ENOENT ? "Put lodger-runner beside this program, or set LODGER_RUNNER." : nil
        )
    }

    fileprivate static func lateLoading(_ deadline: Duration) -> ExtensionFailure {
        ExtensionFailure(
            .deadline,
            "The extension was not loaded within \(deadline.inSeconds).",
            fix: "Do less in constructors and in lodger_extension_entry, or allow more time."
        )
    }

    fileprivate static func refusal(_ error: RemoteError, name: String) -> ExtensionFailure {
        var failure = ExtensionFailure(.refused, "\(name) was refused: \(error.message)", fix: error.fix)
        failure.reasons = error.reasons
        return failure
    }
}
