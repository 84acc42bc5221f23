// SPDX-License-Identifier: Apache-2.0

extension PackageTemplate {
    /// An extension in C that greets.
    static func c(_ names: ExtensionNames) -> PackageTemplate {
        let name = names.name
        return PackageTemplate(
            files: [
                ("\(name).c", source),
                ("Info.plist", names.extensionInfo(principalClass: nil)),
                ("App.plist", appInfo(names)),
                ("Makefile", makefile(names)),
                (".gitignore", "build/\n"),
            ],
            commands: [
                "cd \(name)", "make", "lodger install build/\(name).app",
                "lodger run \(names.extensionIdentifier) --text World",
            ]
        )
    }

    private static func makefile(_ names: ExtensionNames) -> String {
        let name = names.name
        return """
            # Where Lodger lies; LODGER=DIR names another place.
            LODGER ?= \(names.lodgerPath)
            BUNDLE := $(LODGER)/.build/release/lodger-bundle
            CFLAGS := -std=c11 -O2 -Wall -Wextra -fPIC -shared -fvisibility=hidden

            build/\(name).app: \(name).c Info.plist App.plist Makefile
            \t@mkdir -p build
            \t$(CC) $(CFLAGS) -I"$(LODGER)/Sources/CLodgerABI/include" -o build/\(name).so \(name).c
            \t"$(BUNDLE)" pack --library build/\(name).so --info-plist Info.plist --output build/\(name).appex
            \t"$(BUNDLE)" pack --app --info-plist App.plist --appex build/\(name).appex --output build/\(name).app
            \t@touch build/\(name).app

            """
    }

    private static func appInfo(_ names: ExtensionNames) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>\(names.appIdentifier)</string>
            <key>CFBundleDisplayName</key>
            <string>\(names.name)</string>
            <key>CFBundlePackageType</key>
            <string>APPL</string>
            <key>CFBundleVersion</key>
            <string>1</string>
            <key>CFBundleShortVersionString</key>
            <string>1.0</string>
        </dict>
        </plist>

        """
    }

    private static let source = """
        #include <lodger/lodger.h>

        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>

        LODGER_EXTENSION_NOTE(1, 0, LODGER_NOTE_EXTENSION_SAFE);  // runs on Lodger 1.0 and newer

        static const lodger_context_table_t *contexts;
        static const lodger_value_table_t *values;
        static const lodger_error_table_t *errors;

        // A request begins: its items carry types only, values come when asked for.
        static void begin(lodger_context_t *context) {
            lodger_error_t *error = NULL;
            lodger_value_t *name = contexts->load_now(context, 0, 0, "public.plain-text", &error);
            if (!name) {
                contexts->cancel(context, error);
                errors->release(error);
                return;
            }
            size_t length;
            const char *shared = values->text(name, &length);
            char *text = malloc(length + sizeof "Hello, world!");
            int size = text ? sprintf(text, "Hello, %s!", shared ? shared : "world") : 0;

            const char *keys[] = {"contentText"};
            const lodger_value_t *fields[] = {values->make_string(text, (size_t)size)};
            free(text);
            const lodger_value_t *item = values->make_dictionary(keys, fields, 1);
            const lodger_value_t *items = values->make_array(&item, 1);
            contexts->complete(context, items, NULL, NULL);  // ends the request; the host has its answer
            values->release(items);
            values->release(item);
            values->release(fields[0]);
            values->release(name);
        }

        static const void *table(const char *id) {
            static const lodger_request_handling_t handling = {sizeof handling, begin, NULL};
            return strcmp(id, LODGER_REQUEST_HANDLING_TABLE) == 0 ? &handling : NULL;
        }

        LODGER_EXPORT const lodger_extension_t *lodger_extension_entry(const lodger_host_t *host) {
            static const lodger_extension_t extension = {LODGER_ABI_VERSION, sizeof extension, table};
            contexts = (const lodger_context_table_t *)host->table(LODGER_CONTEXT_TABLE);
            values = (const lodger_value_table_t *)host->table(LODGER_VALUE_TABLE);
            errors = (const lodger_error_table_t *)host->table(LODGER_ERROR_TABLE);
            return contexts && values && errors ? &extension : NULL;
        }

        """
}
