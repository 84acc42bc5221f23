// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSDK
import LodgerSystem
import TestScratch
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ItemProviderTests {
    // MARK: - Registering

    @Test func `types keep their order and replace in place`() {
        let provider = NSItemProvider()
        for (type, text) in [("public.png", "1"), ("public.jpeg", "2"), ("public.png", "3")] {
            provider.register(type, Data(text.utf8))
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        #expect(provider.loaded("public.image") == .data(Data("3".utf8)))
    }

    @Test func `an object is registered in its types, and only once`() {
        let provider = NSItemProvider(object: NSString(string: "text"))
        provider.registerObject(NSString(string: "other"), visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.loaded("public.plain-text") == .data(Data("text".utf8)))
    }

    @Test func `a provider without a type has nothing`() {
        let provider = NSItemProvider(item: "text", typeIdentifier: nil)
        #expect(provider.registeredTypeIdentifiers == [])
        #expect(!provider.hasItemConformingToTypeIdentifier("public.item"))
    }

    @Test func `a file is registered as its content and as an address`() throws {
        let provider = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/tmp/a.pdf")))
        #expect(provider.registeredTypeIdentifiers == ["com.adobe.pdf", "public.file-url"])
        #expect(provider.suggestedName == "a.pdf")
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org/a.pdf")) == nil)
    }

    // MARK: - Loading

    @Test func `the first form that conforms is loaded`() {
        let provider = NSItemProvider()
        provider.register("public.html", Data("html".utf8))
        provider.register("public.plain-text", Data("plain".utf8))
        #expect(provider.loaded("public.text") == .data(Data("html".utf8)))
        #expect(provider.loaded("public.plain-text") == .data(Data("plain".utf8)))
        #expect(provider.loaded("public.image") == .error("NSItemProviderErrorDomain", -1000))
    }

    @Test func `a provider that gives up its completion is an error`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data") { _ in nil }
        provider.registerItem(forTypeIdentifier: "public.text") { _, _, _ in }
        provider.registerFileRepresentation(forTypeIdentifier: "public.image") { _ in nil }
        for type in provider.registeredTypeIdentifiers {
            #expect(provider.loaded(type) == .error("NSItemProviderErrorDomain", -1))
        }
    }

    @Test func `a completion is called once, however often the provider calls`() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data") { completion in
            for _ in 0..<3 { completion(Data([1]), nil) }
            completion(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        let calls = Monitor(0)
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in calls.change { $0 += 1 } }
        #expect(calls.within(.seconds(10)) { $0 > 0 ? $0 : nil } == 1)
        usleep(50_000)
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func `cancelling ends a load with the person's error`() {
        let provider = NSItemProvider()
        let own = Progress(totalUnitCount: 1)
        let kept = Monitor<[(Data?, (any Error)?) -> Void]>([])
        provider.registerDataRepresentation(forTypeIdentifier: "public.data") { completion in
            let completion = UncheckedSendable(completion)
            kept.change { $0.append { completion.value($0, $1) } }
            return own
        }
        let outcome = Monitor<Loaded?>(nil)
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, error in
            outcome.change { $0 = Loaded(data, error) }
        }
        #expect(kept.within(.seconds(10)) { $0.isEmpty ? nil : true } == true)
        progress.cancel()
        #expect(outcome.within(.seconds(10)) { $0 } == .error("NSCocoaErrorDomain", 3072))
        let cancelled = Monitor<Void>(())
        #expect(cancelled.within(.seconds(10)) { _ in own.isCancelled ? true : nil } == true)
    }

    // Four ways to register a picture, four ways to load it; the right answer for each.
    @Test(arguments: ["item", "data", "file", "object"], ["public.png", "public.data"])
    func `every way to load ends for every way to register`(style: String, type: String) throws {
        let scratch = try Scratch()
        try scratch.write("bytes", to: "picture.png")
        let url = URL(fileURLWithPath: scratch.path("picture.png"))
        let provider = NSItemProvider()
        switch style {
        case "item":
            let boxed = UncheckedSendable(url)
            provider.registerItem(forTypeIdentifier: "public.png") { completion, _, _ in completion?(boxed.value, nil) }
        case "data": provider.register("public.png", Data("bytes".utf8))
        case "file":
            provider.registerFileRepresentation(forTypeIdentifier: "public.png") { completion in
                completion(url, false, nil)
                return nil
            }
        default: provider.registerObject(PictureObject(), visibility: .all)
        }
        #expect(provider.loaded(type) == .data(Data("bytes".utf8)))
        #expect(provider.loadedFile(type) == .data(Data("bytes".utf8)))
        #expect(provider.loadedItem(type) == (style == "item" ? .url : .data(Data("bytes".utf8))))
        #expect(provider.canLoadObject(ofClass: PictureObject.self))
    }

    @Test func `a file keeps its name and goes away after the handler`() throws {
        let provider = NSItemProvider(item: Data("bytes".utf8), typeIdentifier: "public.png")
        provider.suggestedName = "../a/picture"
        let seen = Monitor<URL?>(nil)
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
            #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } == true)
            seen.change { $0 = url }
        }
        let url = try #require(seen.within(.seconds(10)) { $0 })
        #expect(url.lastPathComponent == "picture.png")
        let isGone = Monitor(url).within(.seconds(10)) { FileManager.default.fileExists(atPath: $0.path) ? nil : true }
        #expect(isGone == true)
    }

    @Test func `a file is loaded in place where it may be`() throws {
        let scratch = try Scratch()
        try scratch.write("bytes", to: "a.png")
        let url = URL(fileURLWithPath: scratch.path("a.png"))
        for isInPlace in [true, false] {
            let provider = NSItemProvider()
            provider.registerFileRepresentation(
                forTypeIdentifier: "public.png",
                fileOptions: isInPlace ? .openInPlace : []
            ) { completion in
                completion(url, false, nil)
                return nil
            }
            let seen = Monitor<(URL?, Bool)?>(nil)
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.png") { url, isOriginal, _ in
                seen.change { $0 = (url, isOriginal) }
            }
            let answer = try #require(seen.within(.seconds(10)) { $0 })
            #expect(answer.1 == isInPlace)
            #expect((answer.0 == url) == isInPlace)
        }
    }

    @Test func `a file that cannot be read is an error`() {
        let provider = NSItemProvider(item: URL(fileURLWithPath: "/nowhere/a.png"), typeIdentifier: "public.png")
        #expect(provider.loadedFile("public.png") == .error("NSItemProviderErrorDomain", -1000))
    }

    // MARK: - Objects

    @Test func `objects of Foundation are read and written`() async throws {
        let text = NSItemProvider(object: NSString(string: "text"))
        #expect(text.canLoadObject(ofClass: String.self))
        #expect(!text.canLoadObject(ofClass: URL.self))
        let loaded = Monitor<String?>(nil)
        text.loadObject(ofClass: String.self) { value, _ in loaded.change { $0 = value } }
        #expect(loaded.within(.seconds(10)) { $0 } == "text")

        let link = NSItemProvider(object: try #require(NSURL(string: "https://example.org/")))
        #expect(link.registeredTypeIdentifiers == ["public.url"])
        let url = Monitor<URL?>(nil)
        link.loadObject(ofClass: URL.self) { value, _ in url.change { $0 = value } }
        #expect(url.within(.seconds(10)) { $0 }?.absoluteString == "https://example.org/")
    }

    @Test func `a class that nothing can be read as is an error`() {
        let provider = NSItemProvider(object: NSString(string: "text"))
        let seen = Monitor<Loaded?>(nil)
        provider.loadObject(ofClass: NSURL.self) { _, error in seen.change { $0 = Loaded(nil, error) } }
        #expect(seen.within(.seconds(10)) { $0 } == .error("NSItemProviderErrorDomain", -1100))
    }

    // MARK: - Typed items

    @Test func `an item is turned into what is expected`() async throws {
        let scratch = try Scratch()
        try scratch.write("words", to: "a.txt")
        let file = NSItemProvider(item: URL(fileURLWithPath: scratch.path("a.txt")), typeIdentifier: "public.file-url")
        #expect(try await file.loadItem(forTypeIdentifier: "public.url", as: URL.self).lastPathComponent == "a.txt")
        #expect(try await file.loadItem(forTypeIdentifier: "public.url", as: Data.self) == Data("words".utf8))
        #expect(try await file.loadItem(forTypeIdentifier: "public.url", as: String.self) == "words")

        let list = NSItemProvider(item: ["a": 1] as [String: Any], typeIdentifier: "com.apple.property-list")
        let loaded = try await list.loadItem(forTypeIdentifier: "com.apple.property-list", as: [String: Any].self)
        #expect(loaded["a"] as? Int == 1)
        let error = await #expect(throws: NSError.self) {
            _ = try await list.loadItem(forTypeIdentifier: "com.apple.property-list", as: URL.self)
        }
        #expect(error?.code == -1200)
    }

    @Test func `closures may leave the item's type open or name Apple's`() {
        let provider = NSItemProvider(item: "text", typeIdentifier: "public.plain-text")
        let seen = Monitor<[String]>([])
        provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
            seen.change { $0.append(item as? String ?? "") }
        }
        provider.loadItem(forTypeIdentifier: "public.text", options: nil) { (item: (any NSSecureCoding)?, _) in
            seen.change { $0.append((item as? NSString).map { String(describing: $0) } ?? "") }
        }
        #expect(seen.within(.seconds(10)) { $0.count == 2 ? $0 : nil } == ["text", "text"])
    }
}

// MARK: - What the tests look at

/// What a load gave, so that it can be compared.
private enum Loaded: Equatable, Sendable {
    case data(Data)
    case url
    case error(String, Int)
    case nothing

    init(_ item: Any?, _ error: (any Error)?) {
        switch (item, error) {
        case (let url as URL, _) where url.isFileURL: self = .url
        case (let data as Data, _): self = .data(data)
        case (_, let error?): self = .error((error as NSError).domain, (error as NSError).code)
        default: self = .nothing
        }
    }
}

struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension NSItemProvider {
    fileprivate func register(_ type: String, _ data: Data) {
        registerDataRepresentation(forTypeIdentifier: type) { completion in
            completion(data, nil)
            return nil
        }
    }

    fileprivate func loaded(_ type: String) -> Loaded? {
        let seen = Monitor<Loaded?>(nil)
        loadDataRepresentation(forTypeIdentifier: type) { data, error in seen.change { $0 = Loaded(data, error) } }
        return seen.within(.seconds(10)) { $0 }
    }

    fileprivate func loadedFile(_ type: String) -> Loaded? {
        let seen = Monitor<Loaded?>(nil)
        loadFileRepresentation(forTypeIdentifier: type) { url, error in
            let data = url.flatMap { try? Data(contentsOf: $0) }
            seen.change { $0 = Loaded(data, error) }
        }
        return seen.within(.seconds(10)) { $0 }
    }

    fileprivate func loadedItem(_ type: String) -> Loaded? {
        let seen = Monitor<Loaded?>(nil)
        loadItem(forTypeIdentifier: type) { item, error in seen.change { $0 = Loaded(item, error) } }
        return seen.within(.seconds(10)) { $0 }
    }
}

/// A picture that writes and reads itself.
private final class PictureObject: NSObject, NSItemProviderWriting, NSItemProviderReading {
    static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("bytes".utf8), nil)
        return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> PictureObject {
        PictureObject()
    }
}
