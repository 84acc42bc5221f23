// SPDX-License-Identifier: Apache-2.0

internal import LodgerDetection
internal import Testing

struct DetectionTests {
    /// What is found of one kind, as text.
    private func found(_ kind: DataKind, in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return DataDetector.matches(in: text).filter { $0.kind == kind }.map { match in
            var found = String.UnicodeScalarView()
            found.append(contentsOf: scalars[match.range])
            return String(found)
        }
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com"),
        ("See HTTP://Example.com/a?b=c#d.", "HTTP://Example.com/a?b=c#d"),
        ("(http://example.com/a)", "http://example.com/a"),
        ("http://en.example.org/wiki/Swift_(bird), a page", "http://en.example.org/wiki/Swift_(bird)"),
        ("[words](https://example.com/x)more", "https://example.com/x"),
        ("<https://example.com/a,b>", "https://example.com/a,b"),
        ("„https://example.com/ü“", "https://example.com/ü"),
        ("https://example.com/2026-03-12!?", "https://example.com/2026-03-12"),
        ("www.example.com, and more", "www.example.com"),
        ("http://localhost:8080/x", "http://localhost:8080/x"),
        ("http://[::1]:80/", "http://[::1]:80/"),
        ("http://user:word@example.com/", "http://user:word@example.com/"),
        ("www.müller.de", "www.müller.de"),
        ("mailto:ada@example.org?subject=Hi.", "mailto:ada@example.org?subject=Hi"),
        ("mailto:ada@example.org.", "mailto:ada@example.org"),
    ])
    func `a link is found with its end`(text: String, link: String) {
        #expect(found(.link, in: text) == [link])
    }

    @Test(arguments: [
        "", "http://", "https:// example.com", "http:///path", "http://.", "xhttp://example.com", "www.", "www.x",
        "www.-a.de", "awww.example.com", "example.com", "ftp://example.com", "mailto:", "mailto:nobody",
        "http:example.com", "http",
    ])
    func `what is no link is not found as one`(text: String) {
        #expect(found(.link, in: text).isEmpty)
    }

    @Test(arguments: [
        ("ada@example.org", "ada@example.org"),
        ("Write to Ada.Lovelace+news@mail.example.co.uk.", "Ada.Lovelace+news@mail.example.co.uk"),
        ("<ada@example.org>,", "ada@example.org"),
        ("'ada@example.org'", "ada@example.org"),
        ("mailto:ada@example.org", "ada@example.org"),
        ("jürgen@müller.example", "jürgen@müller.example"),
        ("ada@xn--mller-kva.xn--p1ai", "ada@xn--mller-kva.xn--p1ai"),
        ("ada@example.org: hello", "ada@example.org"),
    ])
    func `an e-mail address is found with its end`(text: String, address: String) {
        #expect(found(.emailAddress, in: text) == [address])
    }

    @Test(arguments: [
        "@", "@ada", "ada@", "ada@example", "ada@@example.org", "ada.@example.org", "a..b@example.org", "icon@2x.png",
        "react@18.2.0", "git@example.org:project/a.git", "http://user@example.org/", "ada@-example.org",
        "ada @example.org", "ada@example.o", "a@b.org@example.org",
    ])
    func `what is no e-mail address is not found as one`(text: String) {
        #expect(found(.emailAddress, in: text).isEmpty)
    }

    @Test(arguments: [
        ("+49 30 901820", "+49 30 901820"), ("+49 (0)30 90 18 20", "+49 (0)30 90 18 20"),
        ("tel:+14155550123", "+14155550123"), ("Call +1 (415) 555-0123.", "+1 (415) 555-0123"),
        ("0049 171 1234567", "0049 171 1234567"), ("030 901820", "030 901820"), ("(030) 90 18 20", "(030) 90 18 20"),
        ("030/901820-15", "030/901820-15"), ("0171-1234567", "0171-1234567"), ("01711234567", "01711234567"),
        ("Tel.: 02224 1234", "02224 1234"), ("(212) 555-0123", "(212) 555-0123"), ("212-555-0123", "212-555-0123"),
        ("1-800-555-0123", "1-800-555-0123"), ("212.555.0123", "212.555.0123"), ("020 7946 0958", "020 7946 0958"),
        ("01 23 45 67 89", "01 23 45 67 89"), ("+44 20 7946 0958, London", "+44 20 7946 0958"),
        ("Phone: 555-0123", "555-0123"), ("Tel. 90182", "90182"), ("1. 030 901820", "030 901820"),
        ("+49\u{A0}30\u{A0}901820", "+49\u{A0}30\u{A0}901820"), ("+49 30 901820–0", "+49 30 901820–0"),
    ])
    func `a telephone number is found with its end`(text: String, number: String) {
        #expect(found(.phoneNumber, in: text) == [number])
    }

    @Test(arguments: [
        "2026-03-12", "12.03.2026", "01.02.2026", "01/02/2026", "01-02-2026", "2026-03-12 10:30", "192.168.100.1",
        "192.168.178.001", "10.0.0.1", "4111 1111 1111 1111", "DE89 3704 0044 0532 0130 00", "978-3-16-148410-0",
        "12345678", "1234567890123456", "012345678901234567890", "€ 1.234.567,00", "$212-555-0123", "$ 1 800 555 0123",
        "1,234,567.89", "0.12345678", "3.14159265", "#0301234567", "id=0301234567", "x0301234567", "0301234567x",
        "12:30", "0900-1730", "+49", "+", "(", "0000000000", "+1 234", "112", "https://example.com/030901820",
        "03012345@example.org", "1 2 3 4 5 6 7 8 9 10", "0000 0000 0000", "5-4-3-2-1",
    ])
    func `what is no telephone number is not found as one`(text: String) {
        #expect(found(.phoneNumber, in: text).isEmpty)
    }

    @Test(arguments: [
        ("2026-03-12", "2026-03-12"), ("2026-03-12T10:30:00Z", "2026-03-12"), ("On 2026-03-12.", "2026-03-12"),
        ("12.03.2026", "12.03.2026"), ("12.3.2026,", "12.3.2026"), ("12.03.26", "12.03.26"),
        ("12/03/2026", "12/03/2026"), ("3/31/2026", "3/31/2026"), ("2026/03/12", "2026/03/12"),
        ("12-03-2026", "12-03-2026"), ("12. März 2026", "12. März 2026"), ("am 12. März", "12. März"),
        ("12 March 2026", "12 March 2026"), ("12. Ma\u{308}rz 2026", "12. Ma\u{308}rz 2026"),
        ("the 12th of March, 2026", "12th of March, 2026"), ("March 12, 2026", "March 12, 2026"),
        ("Mar. 12th 2026", "Mar. 12th 2026"), ("March 12", "March 12"), ("MAY 1ST, 2026", "MAY 1ST, 2026"),
        ("März 2026", "März 2026"), ("1. Jänner 2026", "1. Jänner 2026"), ("Monday at 10:30", "Monday at 10:30"),
        ("Montag um 10 Uhr", "Montag um 10 Uhr"), ("Mo, 10:30", "Mo, 10:30"), ("Fri 10am", "Fri 10am"),
        ("Friday, 5 p.m.", "Friday, 5 p.m"), ("tomorrow at 5 pm", "tomorrow at 5 pm"),
        ("übermorgen um 14.30 Uhr", "übermorgen um 14.30 Uhr"),
    ])
    func `a date is found with its end`(text: String, date: String) {
        #expect(found(.date, in: text) == [date])
    }

    @Test(arguments: [
        "2026-13-12", "2026-02-30", "2026-03-12-5", "32.01.2026", "31.04.2026", "13/13/2026", "1.2.10", "1.2.3.2026",
        "10.12.26.1", "12.3.", "2026", "you may 12", "march 12", "March", "12 marches", "0 March", "32 March",
        "Monday", "so 10:30", "Monday 10", "Monday 25:00", "tomorrow", "Montag 10", "3 days", "x2026-03-12",
        "2026-03-12x", "$12.03.2026", "https://example.com/2026-03-12", "12.03-2026", "12 . 03 . 2026",
        "March 1234567",
    ])
    func `what is no date is not found as one`(text: String) {
        #expect(found(.date, in: text).isEmpty)
    }

    @Test(arguments: [
        ("Musterstraße 12, 80331 München", "Musterstraße 12, 80331 München"),
        ("Ada Lovelace\nMusterstr. 12a\n80331 München\n", "Musterstr. 12a\n80331 München"),
        ("Berliner Straße 5-7, D-10115 Berlin", "Berliner Straße 5-7, D-10115 Berlin"),
        ("Karl-Marx-Allee 3 · 10178 Berlin", "Karl-Marx-Allee 3 · 10178 Berlin"),
        ("Am Alten Markt 3, 53111 Bonn", "Am Alten Markt 3, 53111 Bonn"),
        ("Unter den Linden 77\n10117 Berlin", "Unter den Linden 77\n10117 Berlin"),
        ("Bahnhofstrasse 1, 8001 Zürich", "Bahnhofstrasse 1, 8001 Zürich"),
        ("Hauptplatz 1 B, A-8010 Graz", "Hauptplatz 1 B, A-8010 Graz"),
        ("1600 Pennsylvania Avenue NW, Washington, DC 20500", "1600 Pennsylvania Avenue NW, Washington, DC 20500"),
        ("350 Fifth Avenue\nNew York, NY 10118-0110, USA", "350 Fifth Avenue\nNew York, NY 10118-0110"),
        ("at 12 W. 42nd St., Apt. 5, New York, NY 10036", "12 W. 42nd St., Apt. 5, New York, NY 10036"),
        ("10 Downing Street, London SW1A 2AA.", "10 Downing Street, London SW1A 2AA"),
        ("221B Baker Street, London NW1 6XE", "221B Baker Street, London NW1 6XE"),
    ])
    func `a postal address is found with its end`(text: String, address: String) {
        #expect(found(.postalAddress, in: text) == [address])
    }

    @Test(arguments: [
        "80331 München", "Musterstraße 12", "Musterstraße, 80331 München", "Musterstraße 12, 80331 km",
        "Kapitel 12, 80331 Wörter", "musterstraße 12, 80331 München", "Musterstraße 12345, 80331 München",
        "10 Downing Street", "Downing Street, London SW1A 2AA", "10 things on the street, NY 10118",
        "350 Fifth Avenue, New York, XX 10118", "350 Fifth Avenue, New York, NY 101180",
        "Hauptstraße 5. Im Jahr 2026 Wien", "12 Main Street and then nothing much happened in NY 10118",
    ])
    func `what is no postal address is not found as one`(text: String) {
        #expect(found(.postalAddress, in: text).isEmpty)
    }

    @Test func `every kind is found in a letter, and none in prose`() {
        let letter = """
            Ada Lovelace
            Musterstraße 12
            80331 München
            Tel. +49 89 123456, ada@example.org, https://example.org

            12. März 2026
            """
        #expect(DataDetector.kinds(in: letter) == Set(DataKind.allCases))
        let prose = """
            It may be that 3 of 12 people in 2026 read chapter 4.2.1 on page 1,024; the other 9 (75 %) paid $12.50, at 10:30 or
            so, and marched on. Version 1.2.10 came after 1.2.9. Write @ada, see a/b.c, and so on. Im Mai gab es 80331 Besucher.
            """
        #expect(DataDetector.kinds(in: prose) == [])
    }
}
