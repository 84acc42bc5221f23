// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Defaults that are kept in one property list, which other processes read and write too.
final class SuiteDefaults: UserDefaults {
    private let file: SharedPropertyList

    init?(file: SharedPropertyList) {
        self.file = file
        super.init(suiteName: nil)
    }

    override func object(forKey defaultName: String) -> Any? {
        // What was registered as a default of the program is the last resort.
        file.contents()[defaultName] ?? super.object(forKey: defaultName)
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        let plain = Self.plain(value)
        guard PropertyListSerialization.propertyList(plain, isValidFor: .xml) else {
            Diagnostics.report("“\(defaultName)” was not stored: it is no property list.")
            return
        }
        file.change { $0[defaultName] = plain }
    }

    override func removeObject(forKey defaultName: String) { file.change { $0[defaultName] = nil } }

    override func set(_ url: URL?, forKey defaultName: String) {
        set(url.map { $0.isFileURL ? $0.path : $0.absoluteString } as Any?, forKey: defaultName)
    }

    override func url(forKey defaultName: String) -> URL? {
        guard let text = object(forKey: defaultName) as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
    }

    override func dictionaryRepresentation() -> [String: Any] {
        super.dictionaryRepresentation().merging(file.contents()) { _, own in own }
    }

    /// Whatever was set is on disk already.
    override func synchronize() -> Bool { true }

    /// Foundation hands numbers over in its own way; property lists take all of these.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let string as NSString: string as String
        case let data as NSData: data as Data
        default: value
        }
    }
}
