// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LodgerDetection
internal import Testing

struct HostileTextTests {
    private static let length = 10_000_000

    /// Pieces that begin what detectors look for, so that a text of one piece alone begins it everywhere.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "a", "1", " ", "\n", "@", "a@", "a@a.", ".a@a.a", "a.", "http://", "https://a(", "www.", "www.a.",
            "mailto:a@a.aa", "[", "(", "((1", "+1", "1 ", "0", "01 ", "1-", "030 1", "Tel. ", "1.1.", "2026-03-",
            "12. ", "12. Mai ", "Mai ", "Montag um ", "Am 1,12345 A", "A-", "1 Street ", "1 A A A ", "Am-Am-Am 1 ",
            "A1 1", "ä", "\u{308}", "😀", "\u{0}", "der ",
        ]
    )
    func `ten megabytes of a piece take no longer than the limit allows`(piece: String) {
        let text = String(repeating: piece, count: Self.length / piece.utf8.count)
        let searched = String(text.unicodeScalars.prefix(DataDetector.longestText))
        var matches: [DataDetector.Match] = []
        let best = (0..<5).map { _ in processorTime { matches = DataDetector.matches(in: text) } }.min() ?? .zero
        #expect(matches == DataDetector.matches(in: searched))
        #expect(best < .milliseconds(50))
    }

    /// What a body takes of the processor, however many others want it too.
    private func processorTime(_ body: () -> Void) -> Duration {
        func now() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        body()
        return now() - start
    }

    @Test func `what begins after the limit is not found`() {
        let filler = String(repeating: "a ", count: DataDetector.longestText / 2)
        #expect(DataDetector.kinds(in: "ada@example.org " + filler) == [.emailAddress])
        #expect(DataDetector.kinds(in: filler + "ada@example.org") == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `random text of telling signs is searched without a trap, and ranges lie in the text`() {
        let pieces = [
            "a", "A", "ß", "Ä", "1", "0", "00", "12", "2026", " ", "  ", "\n", "\t", ".", ",", "-", "–", "/", ":", "@",
            "+", "(", ")", "[", "]", "?", "#", "$", "€", "'", "“", "\u{308}", "\u{200D}", "😀", "中", "http://", "www.",
            "mailto:", "Tel", "März", "May", "Mon", "Uhr", "pm", "Am", "Straße", "Street", "NY", "10118", "SW1A", "st",
            "of", "\u{0}", "\u{FFFD}",
        ]
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...24, using: &numbers)).map { _ in
                pieces.randomElement(using: &numbers) ?? ""
            }.joined()
            let all = 0..<text.unicodeScalars.count
            for match in DataDetector.matches(in: text) {
                #expect(!match.range.isEmpty && match.range.clamped(to: all) == match.range, "\(text.debugDescription)")
            }
        }
    }
}
