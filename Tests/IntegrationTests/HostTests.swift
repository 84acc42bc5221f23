// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LodgerContainers
internal import LodgerELF
internal import LodgerHost
internal import LodgerLaunch
internal import LodgerRegistry
internal import LodgerRouter
internal import LodgerTypes
internal import LodgerWire
import TestScratch
internal import Testing

extension Integration {
    /// The library that host apps use, in this process.
    @Suite(.serialized)
    struct `The host library` {
        @Test
        func `ends a request with its task`() async throws {
            let home = try await Home(installing: App.conduct())
            let host = try Self.host(home)
            let begun = Promise<Bool>()
            let request = Task {
                await host.perform(
                    to: App.extensionIdentifier,
                    items: [ExtensionItem(title: "until cancelled")],
                    onProgress: { _, _ in begun.keep(true) }
                )
            }
            _ = await begun.value
            let start = ContinuousClock.now
            request.cancel()
            let response = await request.value
            #expect(ContinuousClock.now - start < .milliseconds(500))
            #expect(Self.failure(response)?.code == .cancelled)
            #expect(await home.isAbandoned())
            let container = try #require(try await home.run("container", "path", App.extensionIdentifier).document.path)
            #expect(FileManager.default.contents(atPath: "\(container)/cancelled") == Data("d".utf8))
        }

        @Test
        func `ends a request whose task was cancelled before`() async throws {
            let home = try await Home(installing: App.conduct())
            let host = try Self.host(home)
            let request = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await host.perform(to: App.extensionIdentifier, items: [ExtensionItem(title: "never")])
            }
            let start = ContinuousClock.now
            #expect(Self.failure(await request.value)?.code == .cancelled)
            #expect(ContinuousClock.now - start < .seconds(5))
            #expect(await home.isAbandoned())
        }

        @Test(arguments: [100, 300])
        func `keeps deadlines`(_ milliseconds: Int64) async throws {
            let home = try await Home(installing: App.conduct())
            let host = try Self.host(home)
            let start = ContinuousClock.now
            let response = await host.perform(
                to: App.extensionIdentifier,
                items: [ExtensionItem(title: "never")],
                deadline: .milliseconds(milliseconds)
            )
            let taken = ContinuousClock.now - start
            #expect(Self.failure(response)?.code == .deadline)
            #expect(taken >= .milliseconds(milliseconds))
            // Exact to some 50 ms on an idle machine; tests beside this one take their share.
            #expect(taken < .milliseconds(milliseconds + 400))
            #expect(await home.isAbandoned())
        }

        @Test(arguments: [Duration.zero, .milliseconds(-5), .nanoseconds(1)])
        func `keeps deadlines that are over at once`(_ deadline: Duration) async throws {
            let home = try await Home(installing: App.conduct())
            let response = await (try Self.host(home)).perform(
                to: App.extensionIdentifier,
                items: [ExtensionItem(title: "hello")],
                deadline: deadline
            )
            #expect(Self.failure(response)?.code == .deadline)
            #expect(await home.isAbandoned())
        }

        @Test
        func `takes deadlines beyond all measure`() async throws {
            let home = try await Home(installing: App.conduct())
            let items = try await (try Self.host(home)).request(
                to: App.extensionIdentifier,
                items: [ExtensionItem(title: "hello")],
                deadline: .seconds(Int64.max)
            )
            #expect(items.first?.contentText == "hello")
            #expect(await home.isAbandoned())
        }

        @Test
        func `serves many requests at once`() async throws {
            let home = try await Home(installing: App.conduct())
            try await home.run("install", Packed.wordCount.value.path)
            let host = try Self.host(home)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        if number.isMultiple(of: 2) {
                            let items = try await host.request(
                                to: App.extensionIdentifier,
                                items: [ExtensionItem(title: "number \(number)")]
                            )
                            #expect(items.first?.contentText == "number \(number)")
                        } else {
                            let items = try await host.request(
                                to: "org.lodger.WordCount.Count",
                                items: [ExtensionItem(attachments: [.text("one two")])]
                            )
                            #expect(items.first?.contentText == "2 words, 0 lines, 7 characters")
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(await home.isAbandoned())
        }

        @Test
        func `hears of progress`() async throws {
            let home = try await Home(installing: App.conduct())
            let (stream, source) = AsyncStream<Int64>.makeStream()
            _ = await (try Self.host(home)).perform(
                to: App.extensionIdentifier,
                items: [ExtensionItem(title: "progress")],
                onProgress: { completed, total in
                    #expect(total == 4)
                    source.yield(completed)
                }
            )
            source.finish()
            var heard: [Int64] = []
            for await completed in stream { heard.append(completed) }
            #expect(heard == [0, 1, 2, 3, 4])
            #expect(await home.isAbandoned())
        }

        @Test
        func `tells an attachment that cannot be loaded from the others`() async throws {
            let home = try await Home(installing: App.conduct())
            var absent = Attachment()
            absent.register("public.data") { throw HostError(.notFound, "Nothing there.") }
            var deep = PropertyListValue.null
            for _ in 0..<100 { deep = .array([deep]) }
            var tooDeep = Attachment()
            tooDeep.register("public.data", .propertyList(deep))
            var tooLarge = Attachment()
            tooLarge.register("public.data", loader: { .data([UInt8](repeating: 0, count: 257 << 20)) })
            let items = try await (try Self.host(home)).request(
                to: App.extensionIdentifier,
                items: [ExtensionItem(title: "load all", attachments: [absent, .text("abc"), tooDeep, tooLarge])]
            )
            #expect(items.first?.contentText == "failed 4:3 failed failed ")
            #expect(await home.isAbandoned())
        }

        @Test
        func `refuses items that nest too deeply`() async throws {
            let home = try await Home(installing: App.conduct())
            var deep = PropertyListValue.null
            for _ in 0..<100 { deep = .array([deep]) }
            let response = await (try Self.host(home)).perform(
                to: App.extensionIdentifier,
                items: [ExtensionItem(title: "hello", userInfo: ["deep": deep])]
            )
            #expect(Self.failure(response)?.code == .badInput)
            #expect(await home.isAbandoned())
        }

        @Test
        func `asks one session again and again`() async throws {
            let home = try await Home(installing: App.conduct())
            let host = try Self.host(home)
            let entry = try #require(try await host.catalog().entry(identifier: App.extensionIdentifier))
            let router = Router(
                home: HomeFolder(at: home.path),
                runnerPath: Program("lodger-runner").path,
                runtimeVersion: VersionGate.currentRuntime
            )
            let session = try await router.start(entry, deadline: .seconds(10))
            for number in 0..<1000 {
                let payload: WireValue = [
                    "identifier": .string("\(number)"), "items": [["title": .string("number \(number)")]],
                ]
                let answer = try await session.begin(payload, source: NoItems(), deadline: .seconds(10))
                #expect(answer.value.array?.first?["contentText"]?.string == "number \(number)")
            }
            await session.close()
            #expect(await !session.isAlive)
            #expect(await home.isAbandoned())
        }

        @Test
        func `leaves nothing behind after many launches`() async throws {
            let home = try await Home(installing: App.conduct())
            let host = try Self.host(home)
            for _ in 0..<10 {
                _ = try await host.request(to: App.extensionIdentifier, items: [ExtensionItem(title: "a")])
            }
            let before = Self.ownedDescriptors()
            for number in 0..<300 {
                // Some launches end badly.
                let title = number.isMultiple(of: 10) ? "_exit" : "hello"
                let response = await host.perform(to: App.extensionIdentifier, items: [ExtensionItem(title: title)])
                #expect((Self.failure(response) == nil) == (title == "hello"))
            }
            #expect(Self.ownedDescriptors() <= before)
            #expect(await home.isAbandoned())
            #expect(Self.deadChildren() == 0)
        }

        /// Descriptors of this process that only launches make: of processes and of libraries' copies.
        private static func ownedDescriptors() -> Int {
            let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            let targets = numbers.compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            return targets.count { $0.contains("[pidfd]") || $0.hasPrefix("/memfd:") }
        }

        /// Runners that ended and were not collected.
        private static func deadChildren() -> Int {
            let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap(pid_t.init) ?? []
            return numbers.count { number in
                guard let file = FileHandle(forReadingAtPath: "/proc/\(number)/stat"),
                    let data = try? file.readToEnd(), let text = String(data: data, encoding: .utf8)
                else { return false }
                return text.contains("(lodger-runner) Z \(getpid()) ")
            }
        }

        private static func host(_ home: Home) throws -> LodgerHost.Host {
            try LodgerHost.Host(HostConfiguration(homePath: home.path, extensionPath: []))
        }

        private static func failure(_ response: ExtensionResponse) -> HostError? {
            if case .failure(let error) = response.result { error } else { nil }
        }
    }
}

/// Has nothing to load.
private struct NoItems: ItemSource {
    func value(item: Int, attachment: Int, type: String) async -> Result<LoadedValue, RemoteError> {
        .failure(RemoteError(message: "There is nothing."))
    }

    func open(_ address: String) async -> Bool { false }

    func progressed(completed: Int64, total: Int64) {}
}
