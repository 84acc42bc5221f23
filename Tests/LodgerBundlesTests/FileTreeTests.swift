// SPDX-License-Identifier: Apache-2.0

import Foundation
import LodgerSystem
import Testing

@Suite(.timeLimit(.minutes(2)))
struct FileTreeTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.makeFolder("from")
        try scratch.makeFolder("to")
    }

    private func copy(limits: FileTree.Limits = .init()) throws {
        let source = try Folder(path: scratch.path + "/from")
        let target = try Folder(path: scratch.path + "/to")
        try FileTree.copy(from: source, to: target, limits: limits)
    }

    @Test func `files, folders and inner links are copied with plain modes`() throws {
        try scratch.write("a", to: "from/a")
        try scratch.write("b", to: "from/d/e/b")
        try scratch.link("from/d/up", to: "../a")
        try Scratch.run("chmod", "6777", "\(scratch.path)/from/a")
        try Scratch.run("chmod", "0600", "\(scratch.path)/from/d/e/b")
        try Scratch.run("chmod", "1700", "\(scratch.path)/from/d")
        try copy()
        #expect(try scratch.read("to/d/e/b") == "b")
        #expect(try scratch.read("to/d/up") == "a")
        #expect(try scratch.mode("to/a") == 0o755)
        #expect(try scratch.mode("to/d/e/b") == 0o644)
        #expect(try scratch.mode("to/d") == 0o755)
    }

    @Test func `holes stay holes`() throws {
        try Scratch.run("truncate", "-s", "256M", "\(scratch.path)/from/sparse")
        try Scratch.run(
            "sh",
            "-c",
            "printf x | dd of='\(scratch.path)/from/sparse' bs=1 seek=200000000 conv=notrunc 2>&-"
        )
        try copy()
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/to/sparse")
        #expect((attributes[.size] as? NSNumber)?.intValue == 256 << 20)
        #expect(try Scratch.run("sh", "-c", "test $(du -k '\(scratch.path)/to/sparse' | cut -f1) -lt 10000") == 0)
        #expect(try Scratch.run("cmp", "\(scratch.path)/from/sparse", "\(scratch.path)/to/sparse") == 0)
    }

    @Test func `a tree beyond a limit is not copied`() throws {
        for name in 0..<20 { try scratch.write("0123456789", to: "from/\(name)") }
        try scratch.makeFolder("from/a/b/c")
        for limit in [\FileTree.Limits.entries, \.depth] {
            var limits = FileTree.Limits()
            limits[keyPath: limit] = 2
            let error = #expect(throws: FileTreeError.self) { try copy(limits: limits) }
            #expect(error?.code == .beyondLimit)
            try scratch.remove("to")
            try scratch.makeFolder("to")
        }
        var limits = FileTree.Limits()
        limits.bytes = 199
        let error = #expect(throws: FileTreeError.self) { try copy(limits: limits) }
        #expect(error?.code == .beyondLimit)
    }

    @Test(arguments: ["pipe", "link"])
    func `what does not belong is not copied`(kind: String) throws {
        if kind == "pipe" {
            try Scratch.run("mkfifo", "\(scratch.path)/from/x")
        } else {
            try scratch.link("from/x", to: "..")
        }
        let error = #expect(throws: FileTreeError.self) { try copy() }
        #expect(error?.code == (kind == "pipe" ? .fileKind : .linkEscapes))
        #expect(error?.relativePath == "x")
    }

    @Test func `a folder is removed with whatever is in it, and links are not followed`() throws {
        try scratch.write("kept", to: "to/kept")
        try scratch.link("from/link", to: "../to")
        try scratch.write("x", to: "from/shut/x")
        try Scratch.run(
            "sh",
            "-c",
            "cd '\(scratch.path)/from' && mkfifo pipe && touch \"$(printf 'bad\\377name')\" && chmod 0 shut"
        )
        var deepest = try Folder(path: scratch.path + "/from")
        for _ in 0..<2_000 { deepest = try deepest.makeFolder("d") }
        let folder = try Folder(path: scratch.path)
        try FileTree.remove("from", in: folder)
        #expect(!scratch.exists("from"))
        #expect(try scratch.read("to/kept") == "kept")
        try FileTree.remove("from", in: folder)
    }

    @Test(arguments: [
        ("a", "b", false), ("a", "./b/c", false), ("a/b", "../c", false), ("a", "..", true),
        ("a/b", "../..", true), ("a", "/", true), ("a", "b/..", true), ("a", ".", false), ("a/b", "./../c", false),
    ])
    func `a link leaves its tree or stays`(path: String, target: String, leaves: Bool) throws {
        try scratch.makeFolder("from/a")
        if !path.contains("/") { try scratch.remove("from/a") }
        try scratch.link("from/\(path)", to: target)
        var answers: [Bool] = []
        try FileTree.walk(Folder(path: scratch.path + "/from")) { entry in
            if entry.status.kind == .link { answers.append(entry.leavesTree) }
            return true
        }
        #expect(answers == [leaves])
    }

    @Test(arguments: ["", ".", "..", "a/b", "a\0b", String(repeating: "a", count: 256)])
    func `text that is no name of a file is no name`(text: String) {
        #expect(FileName(text) == nil)
    }
}
