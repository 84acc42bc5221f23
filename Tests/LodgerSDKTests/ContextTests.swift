// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK
import LodgerSystem
import LodgerWire
import TestScratch
import Testing

/// The SDK behind the runner's own tables; one request at a time, since a process has one principal class.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ContextTests {
    @Test func `items arrive with their words and types`() throws {
        let host = try FakeHost(values: ["public.plain-text": "Hello"])
        let end = try host.run(suggestedName: "hello.txt", userInfo: ["answer": 42]) { context in
            let item = context.inputItems.first as? NSExtensionItem
            let provider = item?.attachments?.first
            let seen: [Any] = [
                item?.attributedTitle?.string ?? "", item?.attributedContentText?.string ?? "",
                item?.userInfo?["answer"] as? Int ?? 0, provider?.suggestedName ?? "",
                provider?.registeredTypeIdentifiers ?? [],
                provider?.hasItemConformingToTypeIdentifier("public.text") ?? false,
                provider?.hasItemConformingToTypeIdentifier("public.image") ?? true,
            ]
            let answer = NSExtensionItem()
            answer.userInfo = ["seen": seen]
            context.completeRequest(returningItems: [answer])
        }
        let seen = end.items?.first?["userInfo"]?["seen"]
        #expect(seen == ["A title", "Some text", 42, "hello.txt", ["public.plain-text"], true, false])
    }

    @Test func `a context without items is no reason to stop`() throws {
        let end = try FakeHost().run(items: []) {
            Principal { context in
                #expect(context.inputItems.isEmpty)
                context.completeRequest(returningItems: context.inputItems)
            }
        }
        #expect(end.items == [])
    }

    @Test func `a request is completed from any thread`() throws {
        let end = try FakeHost().run { context in
            Thread.detachNewThread { context.completeRequest(returningItems: nil) }
        }
        #expect(end.items == [])
    }

    @Test func `only the first end counts`() throws {
        let host = try FakeHost()
        let end = try host.run { context in
            context.cancelRequest(withError: CocoaError(.userCancelled))
            context.completeRequest(returningItems: [NSExtensionItem()]) { expired in #expect(expired) }
            context.cancelRequest(withError: CocoaError(.fileNoSuchFile))
        }
        #expect(end.error?.domain == "NSCocoaErrorDomain")
        #expect(end.error?.code == 3072)
        #expect(host.calls == 1)
    }

    @Test func `a context that is given up cancels its request`() throws {
        let end = try FakeHost().run { _ in }
        #expect(end.error?.message.contains("gave its context up") == true)
    }

    @Test func `the principal object lives until the request ends`() throws {
        let isAlive = Monitor(true)
        let end = try FakeHost().run(items: []) { KeptPrincipal(isAlive: isAlive) }
        #expect(end.items == [])
        #expect(isAlive.within(.seconds(10)) { $0 ? nil : true } == true)
    }

    @Test func `an initialiser that throws cancels the request with its error`() throws {
        let end = try FakeHost().run(items: []) { throw CocoaError(.fileNoSuchFile) }
        #expect(end.error?.message.contains("principal class threw in its initialiser") == true)
    }

    @Test func `the completion handler runs after the answer`() throws {
        let order = Monitor<[String]>([])
        let host = try FakeHost()
        _ = try host.run { context in
            context.completeRequest(returningItems: nil) { expired in order.change { $0.append("handler \(expired)") } }
        }
        #expect(order.within(.seconds(10)) { $0.isEmpty ? nil : $0 } == ["handler false"])
    }

    @Test func `the asynchronous form waits for the answer`() throws {
        let answer = Monitor<Bool?>(nil)
        _ = try FakeHost().run { context in
            Task {
                let expired = await context.completeRequest(returningItems: [])
                answer.change { $0 = expired }
            }
        }
        #expect(answer.within(.seconds(10)) { $0 } == false)
    }

    @Test func `addresses are not opened`() throws {
        let end = try FakeHost().run { context in
            guard let url = URL(string: "https://example.org") else { return }
            context.open(url) { opened in
                context.cancelRequest(withError: NSError(domain: "opened", code: opened ? 1 : 0))
            }
        }
        #expect(end.error?.domain == "opened")
        #expect(end.error?.code == 0)
    }

    @Test func `an error crosses with what a property list can hold`() throws {
        let end = try FakeHost().run { context in
            let info: [String: Any] = [
                NSLocalizedDescriptionKey: "Words", "number": 7, "object": NSObject(), "list": ["a", Data([1])],
            ]
            context.cancelRequest(withError: NSError(domain: "org.example", code: 9, userInfo: info))
        }
        #expect(end.error?.message == "Words")
        #expect(end.error?.userInfo == ["number": 7, "list": ["a", .data([1])]])
    }

    @Test func `every kind of object is returned`() throws {
        let objects: [(Any, WireValue)] = [
            ("text", "text"), (NSString(string: "text"), "text"), (true, true), (7, 7), (1.5, .real(1.5)),
            (Data([1, 2]), .data([1, 2])), (Date(timeIntervalSince1970: 3), .date(3)),
            (URL(string: "https://example.org/") as Any, .url("https://example.org/")),
            (["a": [1, NSNull()]] as [String: Any], ["a": [1, .null]]),
            (NSDictionary(dictionary: ["k": NSNumber(value: false)]), ["k": false]),
            (NSAttributedString(string: "styled"), "styled"),
        ]
        for (object, expected) in objects {
            let boxed = UncheckedObject(object)
            let end = try FakeHost().run { context in
                let item = NSExtensionItem()
                item.attachments = [NSItemProvider(item: boxed.object, typeIdentifier: "org.example.thing")]
                context.completeRequest(returningItems: [item])
            }
            #expect(end.value == expected)
        }
    }

    @Test func `lazy values are made before the request is completed`() throws {
        let end = try FakeHost().run { context in
            let provider = NSItemProvider()
            provider.registerDataRepresentation(forTypeIdentifier: "public.data") { completion in
                let completion = UncheckedSendable(completion)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { completion.value(Data([7]), nil) }
                return nil
            }
            let item = NSExtensionItem()
            item.attachments = [provider]
            context.completeRequest(returningItems: [item])
        }
        #expect(end.value == .data([7]))
    }

    @Test(arguments: ["error", "nothing", "object", "class"])
    func `an attachment that cannot be returned is named in the error`(fault: String) throws {
        let end = try FakeHost().run { context in
            let provider = NSItemProvider()
            switch fault {
            case "error":
                provider.registerDataRepresentation(forTypeIdentifier: "public.data") { completion in
                    completion(nil, CocoaError(.fileNoSuchFile))
                    return nil
                }
            case "nothing": provider.registerDataRepresentation(forTypeIdentifier: "public.data") { _ in nil }
            case "object":
                provider.registerItem(forTypeIdentifier: "public.data") { completion, _, _ in
                    completion?(NSObject(), nil)
                }
            default: break
            }
            let item = NSExtensionItem()
            item.attachments = [provider]
            context.completeRequest(returningItems: fault == "class" ? ["no item"] : [item])
        }
        let error = try #require(end.error)
        #expect(error.domain == "NSItemProviderErrorDomain")
        #expect(error.message.contains(fault == "class" ? "Item 1 is no NSExtensionItem" : "Attachment 1 of item 1"))
    }

    @Test func `forms that only the own process may see are not returned`() throws {
        let end = try FakeHost().run { context in
            let provider = NSItemProvider()
            let forms: [(String, NSItemProviderRepresentationVisibility)] = [
                ("org.example.own", .ownProcess), ("public.data", .all),
            ]
            for (type, visibility) in forms {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                    completion(Data(type.utf8), nil)
                    return nil
                }
            }
            let item = NSExtensionItem()
            item.attachments = [provider]
            context.completeRequest(returningItems: [item])
        }
        #expect(end.items?.first?["attachments"]?.array?.first?["registeredTypeIdentifiers"] == ["public.data"])
        #expect(end.value == .data(Array("public.data".utf8)))
    }

    // MARK: - Files of the host

    @Test func `a host's file is loaded in every shape`() throws {
        let scratch = try Scratch()
        try scratch.write("contents", to: "file")
        let seen = Monitor<[String]>([])
        let end = try FakeHost(files: ["public.png": scratch.path("file")]).run(suggestedName: "picture.png") {
            context in
            guard let provider = (context.inputItems.first as? NSExtensionItem)?.attachments?.first else { return }
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                let kept = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                seen.change { $0.append("\(url?.lastPathComponent ?? "") \(kept ?? "")") }
                provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
                    seen.change { $0.append(String(decoding: data ?? Data(), as: UTF8.self)) }
                    let isGone = url.map { !FileManager.default.fileExists(atPath: $0.path) } ?? false
                    seen.change { $0.append("gone \(isGone)") }
                    provider.loadItem(forTypeIdentifier: "public.data") { item, _ in
                        let text = (item as? URL).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                        seen.change { $0.append(text ?? "none") }
                        context.completeRequest(returningItems: nil)
                    }
                }
            }
        }
        #expect(end.items == [])
        #expect(seen.change { $0 } == ["picture.png contents", "contents", "gone true", "contents"])
    }

    @Test func `a file goes back by its descriptor`() throws {
        let end = try FakeHost().run { context in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
            try? Data("bytes".utf8).write(to: url)
            let item = NSExtensionItem()
            item.attachments = NSItemProvider(contentsOf: url).map { [$0] }
            context.completeRequest(returningItems: [item]) { _ in try? FileManager.default.removeItem(at: url) }
        }
        guard case .completed(_, let descriptors) = end else {
            Issue.record("not completed: \(end)")
            return
        }
        #expect(end.value == .descriptor(0))
        #expect(
            try descriptors.first.map { try FileHandle(fileDescriptor: $0.number).readToEnd() } == Data("bytes".utf8)
        )
    }

    // MARK: - Containers

    @Test func `containers and groups are those of the entitlements`() throws {
        let host = try FakeHost()
        _ = try host.run { context in
            let files = FileManager.default
            let group = files.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.Test")
            #expect(group?.path == host.folder.path("group"))
            #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.Other") == nil)
            #expect(files.appExtensionContainerURL?.path == host.folder.path("container"))
            #expect(UserDefaults(suiteName: "org.example.Test.Extension") == nil)
            context.completeRequest(returningItems: nil)
        }
    }

    @Test(arguments: [("group.org.example.Test", "group"), ("group.org.example.Other", "container")])
    func `a suite is kept where its name belongs`(suite: String, folder: String) throws {
        let host = try FakeHost()
        _ = try host.run { context in
            guard let defaults = UserDefaults(suiteName: suite) else { return }
            defaults.set("Ada", forKey: "name")
            defaults.set(7, forKey: "number")
            defaults.set(true, forKey: "flag")
            defaults.set(1.5, forKey: "real")
            defaults.set(Data([0, 255]), forKey: "data")
            defaults.set(["a": ["b", 1]] as [String: Any], forKey: "tree")
            defaults.set(URL(string: "https://example.org/a"), forKey: "url")
            defaults.set("gone", forKey: "gone")
            defaults.removeObject(forKey: "gone")
            let other = UserDefaults(suiteName: suite)
            #expect(other?.string(forKey: "name") == "Ada")
            #expect(other?.integer(forKey: "number") == 7)
            #expect(other?.bool(forKey: "flag") == true)
            #expect(other?.double(forKey: "real") == 1.5)
            #expect(other?.data(forKey: "data") == Data([0, 255]))
            #expect((other?.dictionary(forKey: "tree")?["a"] as? [Any])?.count == 2)
            #expect(other?.url(forKey: "url")?.absoluteString == "https://example.org/a")
            #expect(other?.object(forKey: "gone") == nil)
            context.completeRequest(returningItems: nil)
        }
        let kept = FileManager.default.contents(
            atPath: host.folder.path("\(folder)/Library/Preferences/\(suite).plist")
        )
        let list = try PropertyListSerialization.propertyList(from: try #require(kept), format: nil) as? [String: Any]
        #expect(list?["flag"] as? Bool == true)
        #expect(list?.count == 7)
    }
}

private struct UncheckedObject: @unchecked Sendable {
    let object: Any

    init(_ object: Any) { self.object = object }
}

/// Completes its request late, and tells when it goes away.
private final class KeptPrincipal: NSObject, NSExtensionRequestHandling {
    private let isAlive: Monitor<Bool>

    init(isAlive: Monitor<Bool>) {
        self.isAlive = isAlive
    }

    deinit { isAlive.change { $0 = false } }

    func beginRequest(with context: NSExtensionContext) {
        let isAlive = isAlive
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
            #expect(isAlive.change { $0 })
            context.completeRequest(returningItems: nil)
        }
    }
}
