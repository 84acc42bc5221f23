// SPDX-License-Identifier: Apache-2.0

extension AttributedText {
    var wireValue: WireValue {
        [
            "text": .string(text),
            "runs": .array(
                runs.map {
                    [
                        "start": .integer($0.start), "length": .integer($0.length),
                        "attributes": .dictionary($0.attributes),
                    ]
                }
            ),
        ]
    }

    init?(wireValue: WireValue) {
        guard case .string(let text)? = wireValue["text"] else { return nil }
        self.init(text)
        let length = Int64(text.unicodeScalars.count)
        for run in wireValue["runs"]?.array ?? [] {
            guard let start = run["start"]?.integer, let count = run["length"]?.integer,
                let attributes = run["attributes"]?.dictionary,
                start >= 0, count >= 0, start <= length, count <= length - start
            else { return nil }
            runs.append(Run(start: start, length: count, attributes: attributes))
        }
    }
}
