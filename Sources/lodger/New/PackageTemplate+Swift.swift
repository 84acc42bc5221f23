// SPDX-License-Identifier: Apache-2.0

extension PackageTemplate {
    /// An extension in Swift that greets.
    static func swift(_ names: ExtensionNames) -> PackageTemplate {
        let name = names.name
        let commands = [
            "cd \(name)",
            "swift package package-extension",
            "lodger install build/\(name).app",
            "lodger run \(names.extensionIdentifier) --text World",
        ]
        return PackageTemplate(
            files: [
                ("Package.swift", manifest(names)),
                ("Sources/\(name)/\(name).swift", source(name)),
                ("Sources/\(name)/Info.plist", names.extensionInfo(principalClass: "$(PRODUCT_MODULE_NAME).\(name)")),
                (".gitignore", ".build/\nbuild/\n"),
            ],
            commands: commands
        )
    }

    private static func manifest(_ names: ExtensionNames) -> String {
        """
        // swift-tools-version: 6.2

        import PackageDescription

        // Where Lodger's package lies; LODGER_PACKAGE names another place.
        let lodger = Context.environment["LODGER_PACKAGE"] ?? \(quoted(names.lodgerPath))

        let package = Package(
            name: "\(names.name)",
            products: [.library(name: "\(names.name)", type: .dynamic, targets: ["\(names.name)"])],
            dependencies: [.package(name: "lodger", path: lodger)],
            targets: [
                .target(
                    name: "\(names.name)",
                    dependencies: [.product(name: "LodgerSDK", package: "lodger")],
                    exclude: ["Info.plist"],
                    plugins: [
                        .plugin(name: "ExtensionEntry", package: "lodger"),
                    ]
                )
            ]
        )

        """
    }

    /// A text as a Swift literal.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func source(_ name: String) -> String {
        """
        import Foundation
        import LodgerSDK

        /// Greets whoever a text names.
        final class \(name): NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                Task {
                    do {
                        let greeting = NSExtensionItem()
                        let name = try await \(name).name(in: context.inputItems)
                        greeting.attributedContentText = NSAttributedString(string: "Hello, \\(name)!")
                        await context.completeRequest(returningItems: [greeting])
                    } catch {
                        context.cancelRequest(withError: error)
                    }
                }
            }

            /// The first text among the attachments of all items.
            private static func name(in items: [Any]) async throws -> String {
                for case let item as NSExtensionItem in items {
                    for provider in item.attachments ?? []
                    where provider.hasItemConformingToTypeIdentifier("public.text") {
                        return try await provider.loadItem(forTypeIdentifier: "public.text", as: String.self)
                    }
                }
                return "world"
            }
        }

        """
    }
}
