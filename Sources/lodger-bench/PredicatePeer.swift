// SPDX-License-Identifier: Apache-2.0

internal import LodgerSystem

/// The limit for predicates: a program that measures another implementation.
struct PredicatePeer {
    /// What it says of one expression.
    struct Answer {
        var parsing: Double
        var evaluating: Double
        var holds: Bool
    }

    let program: String

    /// Measures expressions; nil for one that it cannot read.
    func measure(_ expressions: [String]) throws(SystemError) -> [Answer?] {
        let pipe = try DescriptorPair.pipe()
        let (reading, writing) = pipe.split { ($0.release(), $1.release()) }
        let output = OwnedDescriptor(owning: reading)
        let child = try Self.start(program, expressions, output: OwnedDescriptor(owning: writing))
        let text = String(decoding: try output.contents(limit: 1 << 20), as: UTF8.self)
        _ = consume child
        return text.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            guard words.count == 3, let parsing = Double(words[0]), let evaluating = Double(words[1]) else {
                return nil
            }
            return Answer(parsing: parsing, evaluating: evaluating, holds: words[2] == "1")
        }
    }

    /// Starts it, and closes the end of the pipe that is the child's alone.
    private static func start(
        _ program: String,
        _ expressions: [String],
        output: consuming OwnedDescriptor
    ) throws(SystemError) -> ChildProcess {
        try ChildProcess(
            path: program,
            arguments: [program] + expressions,
            environment: [:],
            output: output.number,
            connection: output.number
        )
    }
}
