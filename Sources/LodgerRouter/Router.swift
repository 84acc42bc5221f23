// SPDX-License-Identifier: Apache-2.0

internal import LodgerBundles
package import LodgerContainers
package import LodgerELF
package import LodgerLaunch
package import LodgerRegistry
internal import LodgerSystem
internal import LodgerWire

/// Leads a request to its extension and the answer back.
package struct Router: Sendable {
    private let home: HomeFolder
    private let runnerPath: String
    private let runtimeVersion: ExtensionNote.Version

    package init(home: HomeFolder, runnerPath: String, runtimeVersion: ExtensionNote.Version) {
        self.home = home
        self.runnerPath = runnerPath
        self.runtimeVersion = runtimeVersion
    }

    /// Starts an extension that can be asked more than once.
    package func start(_ entry: CatalogEntry, deadline: Duration) async throws(ExtensionFailure) -> ExtensionSession {
        let description = try describe(entry)
        let session = ExtensionSession(name: entry.identifier)
        try await session.start(description, deadline: deadline)
        return session
    }

    /// Runs one request in a process of its own, which has ended when this returns.
    ///
    /// - Parameters:
    ///   - request: What is asked, of whom.
    ///   - source: What the host does for the extension meanwhile.
    /// - Returns: How it ended, with times and what was noticed; never throws, so that these are always there.
    package func run(_ request: Request, source: any ItemSource) async -> RequestResult {
        let start = Instant.now
        var result = RequestResult()
        let session: ExtensionSession
        do throws(ExtensionFailure) {
            session = try await self.start(request.entry, deadline: request.deadline)
        } catch {
            result.outcome = .failure(error)
            result.launch = Instant.now.milliseconds(since: start)
            result.total = result.launch
            return result
        }
        result.launch = Instant.now.milliseconds(since: start)
        let asked = Instant.now
        let left = request.deadline - .nanoseconds(Int64(clamping: asked.nanoseconds - start.nanoseconds))
        do throws(ExtensionFailure) {
            result.outcome = .success(
                try await session.begin(request.payload, source: source, deadline: max(left, .zero))
            )
        } catch {
            result.outcome = .failure(error)
        }
        result.request = Instant.now.milliseconds(since: asked)
        await session.close()
        result.diagnostics = await session.diagnostics
        result.log = await session.lastLines
        result.total = Instant.now.milliseconds(since: start)
        return result
    }
}

extension Router {
    private func describe(_ entry: CatalogEntry) throws(ExtensionFailure) -> LaunchDescription {
        guard entry.state == .ready, let bundle = entry.bundle, let app = entry.app, let team = entry.team else {
            throw .notReady(entry)
        }
        let containers = ContainerStore(home: home)
        guard let owner = ContainerOwner(team: team, identifier: bundle.identifier) else { throw .notReady(entry) }
        var groupPaths: [String: WireValue] = [:]
        do throws(SystemError) {
            _ = try containers.open(owner)
            for group in bundle.entitlements.applicationGroups {
                guard let owner = GroupStore.owner(team: team, group: group) else { continue }
                _ = try GroupStore(home: home).open(owner)
                groupPaths[group] = .string(GroupStore(home: home).path(of: owner))
            }
        } catch {
            throw ExtensionFailure(.machineLacks, "The extension's container cannot be made: \(error).")
        }
        let path = containers.path(of: owner)
        return LaunchDescription(
            runnerPath: runnerPath,
            libraries: try LibraryOrder.libraries(
                executablePath: bundle.executablePath,
                frameworksPath: app.frameworksPath
            ),
            runtimeVersion: runtimeVersion.rawValue,
            minimumRuntime: bundle.minimumRuntime?.rawValue,
            environment: [
                "bundlePath": .string(bundle.path),
                "bundleIdentifier": .string(bundle.identifier),
                "applicationIdentifier": .string(app.identifier),
                "team": .string(team),
                "containerPath": .string(path),
                "temporaryPath": .string(path + "/tmp"),
                "groupPaths": .dictionary(groupPaths),
            ],
            home: path,
            temporaryFolder: path + "/tmp"
        )
    }
}

extension ExtensionFailure {
    fileprivate static func notReady(_ entry: CatalogEntry) -> ExtensionFailure {
        let errors = entry.reasons.filter { $0.severity == .error }
        guard let first = errors.first else {
            return ExtensionFailure(
                Name("not-ready"),
                "\(entry.identifier) cannot be run: it is \(entry.state.rawValue).",
                fix: "See `lodger list`."
            )
        }
        var failure = ExtensionFailure(.refused, "\(entry.identifier) was refused: \(first.message)", fix: first.fix)
        failure.reasons = errors.map { RemoteError.Reason(code: $0.code.rawValue, message: $0.message, fix: $0.fix) }
        return failure
    }
}
